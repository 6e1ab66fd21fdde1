import { isUtf8 } from 'node:buffer';
import { Worker } from 'node:worker_threads';
import { programBeside } from '../work/beside.ts';
import { answerSchemas } from './answers.ts';
import type { AnswerByKind, AnswerKind } from './answers.ts';
import type { Deadline } from './deadline.ts';
import { largeAnswer } from './gather.ts';

/** The reason why a complete body is not a valid answer. */
export type ReadingFault =
  'not-json' | 'wrong-shape' | 'not-an-image' | 'time-out' | 'left' | 'reader-failed';

export type Reading<Kind extends AnswerKind> =
  | { readonly ok: true; readonly value: AnswerByKind[Kind] }
  | { readonly ok: false; readonly fault: ReadingFault };

/** The worker's input. `body` is shared memory: it crosses without a copy. */
export interface ReadingTask {
  readonly kind: AnswerKind;
  readonly body: Uint8Array;
}

/** Parses and checks a body on the current thread. */
export function readAnswer<Kind extends AnswerKind>(kind: Kind, body: Uint8Array): Reading<Kind> {
  let json: unknown;
  try {
    const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    if (!isUtf8(bytes)) return { ok: false, fault: 'not-json' };
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    // The parser's message quotes the answer, so it is dropped.
    return { ok: false, fault: 'not-json' };
  }
  const read = answerSchemas[kind].safeParse(json);
  if (read.success) return { ok: true, value: read.data };
  const noImage = read.error.issues.some((issue) => issue.message === 'not-an-image');
  return { ok: false, fault: noImage ? 'not-an-image' : 'wrong-shape' };
}

/**
 * Like `readAnswer`, but in a worker when the body is over 4 MiB, so that parsing never blocks the main
 * thread.
 */
export function readAnswerAside<Kind extends AnswerKind>(
  kind: Kind,
  body: Uint8Array,
  deadline: Deadline,
): Promise<Reading<Kind>> {
  if (body.byteLength <= largeAnswer) return Promise.resolve(readAnswer(kind, body));
  return new Promise((resolve) => {
    const worker = new Worker(workerFile(), {
      workerData: { kind, body } satisfies ReadingTask,
      // Enough for a body of the largest size, as text and as pictures; anything larger is not an answer.
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      // Keeps the answer out of the log, where the worker's own streams would write it.
      stdout: true,
      stderr: true,
    });
    const settle = (reading: Reading<Kind>): void => {
      withdraw();
      worker.removeAllListeners();
      worker.on('error', () => undefined);
      void worker.terminate();
      resolve(reading);
    };
    worker.once('message', (reading: Reading<Kind>) => {
      settle(reading);
    });
    worker.once('error', () => {
      settle({ ok: false, fault: 'reader-failed' });
    });
    worker.once('exit', () => {
      settle({ ok: false, fault: 'reader-failed' });
    });
    const withdraw = deadline.onStop((fault) => {
      queueMicrotask(() => {
        settle({ ok: false, fault });
      });
    });
  });
}

export const workerFile = (): URL => programBeside(import.meta.url, './answer-worker');
