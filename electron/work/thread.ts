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
