import type { SeenFile } from './listing.ts';
import type { FolderTiming } from './ports.ts';

interface Watched {
  readonly bytes: number;
  readonly changedMs: number;
  /** Start of the current state, by a monotonic clock. */
  readonly sinceMs: number;
  tried: boolean;
}

export interface Settling {
  /**
   * - `wait`: it may still be written to
   * - `try`: it may be complete; if it is not, it gets more time
   * - `last`: its time is up; its current state is final
   */
  readonly look: (seen: SeenFile, nowMs: number) => 'wait' | 'try' | 'last';
  /** Records that the file was tried and was not complete. */
  readonly tooEarly: (path: string) => void;
  /** Stops watching all files except these: the others are gone or have been taken in. */
  readonly keepOnly: (paths: ReadonlySet<string>) => void;
}

/** Watches files that are new or have changed until they stop changing. */
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
