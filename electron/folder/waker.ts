import { watch, type FSWatcher } from 'chokidar';
import { isHidden } from './names.ts';

/** Files come in bursts: what is announced within this time is one look. Milliseconds. */
const gatherMs = 100;
/** As deep as folders are listed. */
const depth = 4;

export interface Waker {
  /** Begins to hear what the operating system announces of the folder, when it does not yet. */
  listen(): void;
  /** Stops hearing: a folder that has gone and come back has to be listened to anew. */
  deafen(): void;
  /** Resolves after `ms`, or soon after something was announced or `wake` was called. */
  sleep(ms: number): Promise<void>;
  wake(): void;
  close(): Promise<void>;
}

/** Sleeps between two looks at a folder, and wakes early when something happens in it. */
export function createWaker(folder: string): Waker {
  let watcher: FSWatcher | null = null;
  let closed: Promise<unknown> = Promise.resolve();
  let heard = false;
  /** It could not be listened to: only looking helps, until the folder has gone and come back. */
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
      // What cannot be heard (a share, too many folders) is found by looking.
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
