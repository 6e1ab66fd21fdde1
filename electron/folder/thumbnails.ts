import type { FolderFileId } from '../../shared/ids.ts';

/** Slightly more than an inbox shows: about 1 MB. */
const mostKept = 120;

export interface Thumbnails {
  readonly keep: (id: FolderFileId, thumbnail: Uint8Array) => void;
  /** Returns the kept thumbnail, or the one that `make` makes; simultaneous requests share one `make`. */
  readonly get: (id: FolderFileId, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

/**
 * Keeps thumbnails in memory only: pictures are never on disk outside the vault. Drops the least recently
 * used first.
 */
export function createThumbnails(): Thumbnails {
  const kept = new Map<FolderFileId, Uint8Array>();
  const making = new Map<FolderFileId, Promise<Uint8Array>>();
  // Make one at a time: a full inbox after a restart is sixty large pictures.
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
