import type { SeenFile } from './listing.ts';
import type { FolderTiming } from './ports.ts';

interface Watched {
  readonly bytes: number;
  readonly changedMs: number;
  /** Since when it has been like this, by a clock that only goes forward. */
  readonly sinceMs: number;
  tried: boolean;
}

export interface Settling {
  /**
   * - `wait`: it may still be written to
   * - `try`: it may be whole; when it turns out not to be, it is given more time
   * - `last`: it has had that time; what it is now is what it is
   */
  readonly look: (seen: SeenFile, nowMs: number) => 'wait' | 'try' | 'last';
  /** It was tried, and was not whole. */
  readonly tooEarly: (path: string) => void;
  /** What is not there or has been taken in need not be watched. */
  readonly keepOnly: (paths: ReadonlySet<string>) => void;
}

/** Watches files that are new or have changed until they stand still. */
export function createSettling(timing: Pick<FolderTiming, 'settle' | 'patience'>): Settling {
  const watched = new Map<string, Watched>();
  return {
    look({ path, bytes, changedMs }, nowMs) {
      const before = watched.get(path);
      if (before?.bytes !== bytes || before.changedMs !== changedMs) {
        watched.set(path, { bytes, changedMs, sinceMs: nowMs, tried: false });
        return 'wait';
      }
      const stillFor = nowMs - before.sinceMs;
      if (stillFor >= timing.patience) return 'last';
      return stillFor >= timing.settle && !before.tried ? 'try' : 'wait';
    },
    tooEarly(path) {
      const file = watched.get(path);
      if (file !== undefined) file.tried = true;
    },
    keepOnly(paths) {
      for (const path of watched.keys()) if (!paths.has(path)) watched.delete(path);
    },
  };
}
