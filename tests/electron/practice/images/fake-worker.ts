/** An image thread for the queue's tests: what it does is in the job's document code. */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { JobMessage, ReplyMessage } from '../../../../electron/practice/images/protocol.ts';

async function reply({ id, job }: JobMessage): Promise<ReplyMessage> {
  if (job.specCode === 'crash') process.exit(1);
  if (job.specCode === 'slow') await wait(200);
  if (job.specCode === 'bad') {
    return { id, ok: false, code: 'NOT_AN_IMAGE', message: 'Not an image.', trace: null };
  }
  return { id, ok: true, done: { kind: 'photo', issues: [job.specCode], final: null, preview: null } };
}

parentPort?.on('message', (message: JobMessage) => {
  void reply(message).then((answer) => parentPort?.postMessage(answer));
});
