/**
 * An image thread for the queue's tests: the job's document code says what it does. A face match waits until its caller
 * has left.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type {
  CancelMessage,
  JobMessage,
  ReplyMessage,
} from '../../../../electron/practice/images/protocol.ts';

async function reply({ id, job }: JobMessage): Promise<ReplyMessage | null> {
  if (job.kind === 'face-match') return null;
  if (job.kind !== 'photo') throw new Error('The queue is tested with photos and matches only');
  if (job.specCode === 'crash') process.exit(1);
  if (job.specCode === 'slow') await wait(200);
  if (job.specCode === 'bad') {
    return { id, ok: false, code: 'NOT_AN_IMAGE', message: 'Not an image.', trace: null };
  }
  return {
    id,
    ok: true,
    done: { kind: 'photo', issues: [job.specCode], final: null, finalPng: null, preview: null },
  };
}

parentPort?.on('message', (message: JobMessage | CancelMessage) => {
  if ('cancel' in message) {
    const gone: ReplyMessage = { id: message.cancel, ok: false, code: 'CANCELLED', message: '', trace: null };
    parentPort?.postMessage(gone);
    return;
  }
  void reply(message).then((answer) => {
    if (answer !== null) parentPort?.postMessage(answer);
  });
});
