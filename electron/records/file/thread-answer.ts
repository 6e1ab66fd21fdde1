/** How the threads of the records tell what they found: their result, or an error of the closed set. */
import { parentPort, workerData } from 'node:worker_threads';
import { KioskError, type KioskErrorShape } from '../../../shared/errors.ts';
import { translateFile } from '../errors.ts';

export type ThreadAnswer<Result> = { readonly result: Result } | { readonly failure: KioskErrorShape };

/** In the thread: does its task, and posts the answer. Any other error ends the thread. */
export function answerWith(work: (task: never) => unknown): void {
  parentPort?.postMessage(answerOf(() => work(workerData as never)));
}

/** In a thread that stays: does its task for each message, and posts the answer. Any other error ends the thread. */
export function answerEach(work: (task: never) => unknown): void {
  parentPort?.on('message', () => parentPort?.postMessage(answerOf(() => work(workerData as never))));
}

function answerOf(work: () => unknown): ThreadAnswer<unknown> {
  try {
    return { result: work() };
  } catch (error) {
    const known = translateFile(error);
    if (known instanceof KioskError) return { failure: known.toShape() };
    throw known;
  }
}

/** Beside the thread: returns its result. @throws KioskError the failure that the thread posted */
export function resultOf<Result>(answer: ThreadAnswer<Result>): Result {
  if ('result' in answer) return answer.result;
  const { code, message, details } = answer.failure;
  throw new KioskError(code, message, details);
}
