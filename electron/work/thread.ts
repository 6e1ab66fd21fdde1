import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that was started for one answer. */
export interface Asked<Answer> {
  /** Rejects with the error that ended the thread. */
  readonly answer: Promise<Answer>;
  /** Ends the thread, once it returns from the call that it is in. */
  readonly end: () => Promise<void>;
}

/**
 * Runs a program in a thread of its own. The program reads `workerData`, posts one message and ends.
 * @param program as `programBeside` names it
 * @param data copied to the thread, shared memory excepted
 */
export function askThread<Answer>(
  program: URL,
  data: unknown,
  options: Pick<WorkerOptions, 'resourceLimits' | 'stdout' | 'stderr'> = {},
): Asked<Answer> {
  const worker = new Worker(program, { ...options, workerData: data });
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread ended without an answer')));
  });
  return {
    answer,
    end: async () => {
      await worker.terminate();
    },
  };
}

/** A thread that stays for the next question. */
export interface KeptThread<Answer> {
  /** Asks for one answer; ask again only when it has come. Rejects with the error that ended the thread; the next question starts another thread. */
  readonly ask: () => Promise<Answer>;
  /** Ends the thread, once it returns from the call that it is in. */
  readonly end: () => Promise<void>;
}

/**
 * Runs a program in a thread that stays, for work that comes every second: starting a thread takes some 50 ms of another core, and both
 * cores of a small computer are then busy. The program posts one message for each that it gets. While it waits, it does not keep the process running.
 * @param program as `programBeside` names it
 * @param data copied to the thread when it starts, with the first question
 */
export function keepThread<Answer>(program: URL, data: unknown): KeptThread<Answer> {
  let kept: { readonly worker: Worker; readonly ended: AbortSignal } | null = null;

  function start() {
    const worker = new Worker(program, { workerData: data });
    const ended = new AbortController();
    const end = (reason: Error): void => {
      if (kept?.worker === worker) kept = null;
      ended.abort(reason);
    };
    worker.once('error', end);
    worker.once('exit', () => end(new Error('the thread ended without an answer')));
    return { worker, ended: ended.signal };
  }

  return {
    async ask() {
      const { worker, ended } = (kept ??= start());
      worker.ref();
      try {
        worker.postMessage(null);
        const [answer] = (await once(worker, 'message', { signal: ended })) as [Answer];
        return answer;
      } catch (error) {
        throw ended.aborted ? ended.reason : error;
      } finally {
        worker.unref();
      }
    },
    async end() {
      await kept?.worker.terminate();
    },
  };
}
