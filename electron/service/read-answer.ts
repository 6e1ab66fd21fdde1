import { isUtf8 } from 'node:buffer';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';
import { answerSchemas } from './answers.ts';
import type { AnswerByKind, AnswerKind } from './answers.ts';
import type { Deadline } from './deadline.ts';
import { largeAnswer } from './gather.ts';

/** The reason why a complete body is not a valid answer. */
export type ReadingFault =
  | 'not-json'
  | 'wrong-shape'
  | 'not-an-image'
  | 'time-out'
  | 'left'
  | 'reader-failed';

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
export async function readAnswerAside<Kind extends AnswerKind>(
  kind: Kind,
  body: Uint8Array,
  deadline: Deadline,
): Promise<Reading<Kind>> {
  if (body.byteLength <= largeAnswer) return readAnswer(kind, body);
  const task: ReadingTask = { kind, body };
  const { answer, end } = askThread<Reading<Kind>>(workerFile(), task, {
    // Enough for a body of the largest size, as text and as pictures; anything larger is not an answer.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Keeps the answer out of the log, where the worker's own streams would write it.
    stdout: true,
    stderr: true,
  });
  const { promise: stopped, resolve: stop } = Promise.withResolvers<Reading<Kind>>();
  const withdraw = deadline.onStop((fault) => stop({ ok: false, fault }));
  try {
    const read = answer.catch((): Reading<Kind> => ({ ok: false, fault: 'reader-failed' }));
    return await Promise.race([read, stopped]);
  } finally {
    withdraw();
    void end();
  }
}

export const workerFile = (): URL => programBeside(import.meta.url, './answer-worker');
