import { describe, expect, it } from 'vitest';
import { askThread } from '../../../electron/work/thread.ts';

const program = (code: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${code}`)}`,
  );

describe('a thread asked for one answer', () => {
  it('gives the answer to its data', async () => {
    const { answer } = askThread<number>(program('parentPort.postMessage(workerData * 2)'), 21);

    expect(await answer).toBe(42);
  });

  it('fails with the error that ends it', async () => {
    const { answer } = askThread(program("throw new TypeError('bad page')"), null);

    await expect(answer).rejects.toThrow(new TypeError('bad page'));
  });

  it('fails when it ends without an answer, or is ended', async () => {
    const silent = askThread(program(''), null);
    await expect(silent.answer).rejects.toThrow('ended without an answer');

    const busy = askThread(program('setInterval(() => undefined, 1_000)'), null);
    const failed = expect(busy.answer).rejects.toThrow('ended without an answer');
    await busy.end();
    await failed;
  });
});
