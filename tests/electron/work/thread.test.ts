import { describe, expect, it, onTestFinished } from 'vitest';
import { askThread, keepThread } from '../../../electron/work/thread.ts';

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

describe('a thread that stays', () => {
  /** Adds its data at each question, and fails above 50. */
  const counting = `let sum = 0;
    parentPort.on('message', () => {
      sum += workerData;
      if (sum > 50) throw new TypeError('bad page');
      parentPort.postMessage(sum);
    });`;

  it('gives each answer from the same thread', async () => {
    const kept = keepThread<number>(program(counting), 21);
    onTestFinished(() => kept.end());

    expect([await kept.ask(), await kept.ask()]).toEqual([21, 42]);
  });

  it('fails with the error that ends it, and is started again for the next question', async () => {
    const kept = keepThread<number>(program(counting), 21);
    onTestFinished(() => kept.end());
    await kept.ask();
    await kept.ask();

    await expect(kept.ask()).rejects.toThrow(new TypeError('bad page'));

    expect(await kept.ask()).toBe(21);
  });

  it('fails when it is ended before its answer', async () => {
    const kept = keepThread(program('setInterval(() => undefined, 1_000)'), null);

    const failed = expect(kept.ask()).rejects.toThrow('ended without an answer');
    await kept.end();
    await failed;
  });
});
