/** The page's side of the worker that decodes: requests each picture once, and drops it when it is no longer wanted. */
import { startOwnThread } from '../ui/own-thread.ts';
import type { NoPicture, PictureAnswer, PictureRequest } from './messages.ts';
import workerAddress from './picture-worker.ts?worker&url';

/** The parts of a `Worker` in use. */
export interface PictureThread {
  postMessage(request: PictureRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<PictureAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type Loaded = readonly ImageBitmap[] | NoPicture;

export interface PictureLoader {
  /**
   * Loads a picture.
   *
   * @param address of the picture, absolute
   * @param done called once, unless the picture is dropped before
   * @returns a function that drops the picture
   */
  readonly load: (address: string, done: (loaded: Loaded) => void) => () => void;
  /** Ends the worker and drops all pending pictures. */
  readonly close: () => void;
}

const startWorker = (): PictureThread => startOwnThread(workerAddress, 'pictures');

export function createPictureLoader(startThread: () => PictureThread = startWorker): PictureLoader {
  const waiting = new Map<number, (loaded: Loaded) => void>();
  let thread: PictureThread | null = null;
  let lastId = 0;

  function hear(answer: PictureAnswer): void {
    const done = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'none') done?.(answer.why);
    else if (done === undefined) for (const level of answer.levels) level.close();
    else done(answer.levels);
  }
  /** Handles the worker's death: pending pictures are lost, and the next one starts a new worker. */
  function died(): void {
    thread?.terminate();
    thread = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const done of lost) done('unreadable');
  }
  function start(): PictureThread {
    const started = startThread();
    started.onmessage = ({ data }) => hear(data);
    started.onerror = died;
    return started;
  }

  return {
    load(address, done) {
      lastId += 1;
      const id = lastId;
      waiting.set(id, done);
      try {
        thread ??= start();
        thread.postMessage({ kind: 'load', id, address });
      } catch {
        // A browser without module workers, or a policy against them.
        died();
      }
      return () => {
        if (waiting.delete(id)) thread?.postMessage({ kind: 'drop', id });
      };
    },
    close() {
      thread?.terminate();
      thread = null;
      waiting.clear();
    },
  };
}
