/** Entry of the image thread: one job after another, so that memory stays that of one picture. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { PracticeError } from './errors.ts';
import { runJob } from './images/pipeline.ts';
import type { JobMessage, ReplyMessage } from './images/protocol.ts';

// Every picture is a new one: keeping decoded ones only makes the process grow.
sharp.cache(false);

const port = parentPort;
if (port === null) throw new Error('This module runs as a worker thread only');

async function answer({ id, job }: JobMessage): Promise<ReplyMessage> {
  try {
    return { id, ok: true, done: await runJob(job) };
  } catch (error) {
    if (error instanceof PracticeError) {
      return { id, ok: false, code: error.code, message: error.message, trace: null };
    }
    // For the service's log: names and lines of the program, no picture data.
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, ok: false, code: 'PROCESSING_FAILED', message: 'The image could not be processed.', trace };
  }
}

port.on('message', (message: JobMessage) => {
  void answer(message).then((reply) => {
    port.postMessage(reply);
  });
});
