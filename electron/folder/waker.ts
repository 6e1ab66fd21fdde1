import { watch, type FSWatcher } from 'chokidar';
import { isHidden } from './names.ts';

/** Files come in bursts: events within this time cause one scan. Milliseconds. */
const gatherMs = 100;
/** The depth to which folders are listed. */
const depth = 4;

export interface Waker {
  /** Starts listening to the operating system's events about the folder, unless it already listens. */
  listen(): void;
  /** Stops listening: a folder that has gone and come back needs a new listener. */
  deafen(): void;
  /** Resolves after `ms`, or soon after an event or a call to `wake`. */
  sleep(ms: number): Promise<void>;
  wake(): void;
  close(): Promise<void>;
}

/** Sleeps between two scans of a folder, and wakes early when something happens in it. */
export function createWaker(folder: string): Waker {
  let watcher: FSWatcher | null = null;
  let closed: Promise<unknown> = Promise.resolve();
  let heard = false;
  /** True when listening failed: only scanning helps, until the folder has gone and come back. */
  let deaf = false;
  let wakeUp: (() => void) | null = null;
  let gathering: NodeJS.Timeout | null = null;

  const wake = (): void => {
    heard = true;
    wakeUp?.();
  };
  const announced = (): void => {
    gathering ??= setTimeout(() => {
      gathering = null;
      wake();
    }, gatherMs);
  };
  const stopListening = (): void => {
    if (watcher !== null) closed = Promise.all([closed, watcher.close()]);
    watcher = null;
  };
  return {
    listen() {
      if (deaf) return;
      // Changes that cannot be heard (a share, too many folders) are found by the scans.
      watcher ??= watch(folder, {
        ignoreInitial: true,
        followSymlinks: false,
        depth,
        ignored: (path) =>
          path !== folder &&
          isHidden(path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)),
      })
        .on('all', announced)
        .on('error', () => {
          deaf = true;
          stopListening();
        });
    },
    deafen() {
      deaf = false;
      stopListening();
    },
    async sleep(ms) {
      if (!heard) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wakeUp = null;
      heard = false;
    },
    wake,
    async close() {
      if (gathering !== null) clearTimeout(gathering);
      deaf = true;
      stopListening();
      await closed;
    },
  };
}
