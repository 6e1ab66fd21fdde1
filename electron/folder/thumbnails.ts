import type { FolderFileId } from '../../shared/ids.ts';

/** A little more than an inbox shows: about 1 MB. */
const mostKept = 120;

export interface Thumbnails {
  readonly keep: (id: FolderFileId, thumbnail: Uint8Array) => void;
  /** The one that is kept, or the one that `make` makes; two that ask at once wait for the same. */
  readonly get: (id: FolderFileId, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/** Thumbnails in memory only: pictures are never on disk outside the vault. The one unused for longest goes first. */
export function createThumbnails(): Thumbnails {
  const kept = new Map<FolderFileId, Uint8Array>();
  const making = new Map<FolderFileId, Promise<Uint8Array>>();
  // One after the other: a full inbox after a restart is sixty large pictures.
  let queue: Promise<unknown> = Promise.resolve();

  const keep = (id: FolderFileId, thumbnail: Uint8Array): void => {
    kept.delete(id);
    kept.set(id, thumbnail);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    get(id, make) {
      const thumbnail = kept.get(id);
      if (thumbnail !== undefined) {
        keep(id, thumbnail);
        return Promise.resolve(thumbnail);
      }
      const begun = making.get(id);
      if (begun !== undefined) return begun;
      const made = queue.then(make).then((fresh) => {
        keep(id, fresh);
        return fresh;
      });
      queue = made.catch(() => undefined);
      const shared = made.finally(() => making.delete(id));
      making.set(id, shared);
      return shared;
    },
  };
}
