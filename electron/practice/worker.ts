/** Entry of the image thread: one job after another, so that memory stays that of one picture. */
import { parentPort } from 'node:worker_threads';
import sharp from '../sharp.ts';
import { PracticeError } from './errors.ts';
import { checkpointFor } from './images/checkpoint.ts';
import { isEditJob, runEditJob } from './images/edit-jobs.ts';
import { runJob } from './images/pipeline.ts';
import type { AnyDone, AnyJob, CancelMessage, JobMessage, ReplyMessage } from './images/protocol.ts';
import { collectGarbage } from '../collect.ts';

// Every picture is new, so a cache would only make the process grow.
sharp.cache(false);

const port = parentPort;
if (port === null) throw new Error('This module runs as a worker thread only');

/** The current job; the next one begins only when its answer has gone. */
let current: { readonly id: number; readonly controller: AbortController } | null = null;

async function run(job: AnyJob, signal: AbortSignal): Promise<AnyDone> {
  return isEditJob(job) ? runEditJob(job, checkpointFor(signal)) : runJob(job);
}

async function answer({ id, job }: JobMessage): Promise<ReplyMessage> {
  const controller = new AbortController();
  current = { id, controller };
  try {
    return { id, ok: true, done: await run(job, controller.signal) };
  } catch (error) {
    if (error instanceof PracticeError) {
      return { id, ok: false, code: error.code, message: error.message, trace: null };
    }
    // For the service's log: names and lines of the program, no picture data.
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, ok: false, code: 'PROCESSING_FAILED', message: 'The image could not be processed.', trace };
  } finally {
    current = null;
  }
}

port.on('message', (message: JobMessage | CancelMessage) => {
  if ('cancel' in message) {
    if (current?.id === message.cancel) current.controller.abort();
    return;
  }
  void answer(message).then((reply) => {
    port.postMessage(reply);
    collectGarbage();
  });
});
