/** A machine that sleeps during a call: what the service sent meanwhile waits in the connection. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { base64, jpeg } from './pictures.ts';
import { clientOf, failureOf, photoRequest, previewAnswer } from './support.ts';

interface Slow {
  readonly baseUrl: string;
  /** Resolves when the whole request has arrived. */
  readonly asked: Promise<unknown>;
}

async function slowService(answer: object, afterMs: number, pieces = 1): Promise<Slow> {
  const workerData = { answer: JSON.stringify(answer), afterMs, pieces };
  const worker = new Worker(new URL('./slow-answer.worker.ts', import.meta.url), { workerData });
  onTestFinished(async () => {
    await worker.terminate();
  });
  const [port] = (await once(worker, 'message')) as [number];
  return { baseUrl: `http://127.0.0.1:${port}`, asked: once(worker, 'message') };
}

/** Blocks this thread: no timer and no answer. As after a sleep, the clock has moved on. */
const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const deadline = 400;
const large = { ...previewAnswer, idPhotoImageBase64: base64(jpeg(413, 531, 300_000)) };

describe('a call during which the machine sleeps beyond the deadline', () => {
  it.each([
    ['a short answer', previewAnswer],
    ['an answer with its picture', large],
  ])('is done when %s came meanwhile, because it is paid for', async (_what, answer) => {
    const { baseUrl, asked } = await slowService(answer, 100);
    const client = clientOf(baseUrl, { deadlines: { makeIdPhotoWatermark: deadline } });
    const call = client.makePreview(photoRequest);
    await asked;
    sleep(deadline + 1_500);
    expect((await call).photoUuid).toBe(previewAnswer.photoUuid);
  });

  it('ends anyway when the whole answer does not come soon after', async () => {
    const { baseUrl, asked } = await slowService(large, 1_000, 100);
    const client = clientOf(baseUrl, { deadlines: { makeIdPhotoWatermark: deadline } });
    const call = failureOf(client.makePreview(photoRequest));
    await asked;
    sleep(deadline + 1_500);
    const woken = performance.now();
    expect(await call).toMatchObject({ outcome: 'uncertain', reason: 'time-out' });
    expect(performance.now() - woken).toBeLessThan(10_000);
  });
});
