/** A service in a thread of its own, which answers while the test's thread sleeps. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onTestFinished } from 'vitest';
import { base64, jpeg } from '../../electron/service/pictures.ts';
import { previewAnswer } from '../../electron/service/support.ts';

export interface Slow {
  readonly baseUrl: string;
  /** Resolves when the whole request has arrived. */
  readonly asked: Promise<unknown>;
}

export async function slowService(answer: object, afterMs: number, pieces = 1): Promise<Slow> {
  const workerData = { answer: JSON.stringify(answer), afterMs, pieces };
  const worker = new Worker(new URL('../../electron/service/slow-answer.worker.ts', import.meta.url), {
    workerData,
  });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const [port] = (await once(worker, 'message')) as [number];
  return { baseUrl: `http://127.0.0.1:${port}`, asked: once(worker, 'message') };
}

/** Blocks this thread: no timer and no answer. As after a sleep, the clock has moved on. */
export const sleep = (ms: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

export const deadline = 400;
export const large = { ...previewAnswer, idPhotoImageBase64: base64(jpeg(413, 531, 300_000)) };
