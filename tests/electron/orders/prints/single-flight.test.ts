import { expect, it } from 'vitest';
import { createSingleFlight } from '../../../../electron/orders/prints/single-flight.ts';

it('runs work once for two simultaneous calls, and gives both its result', async () => {
  const shareRunning = createSingleFlight<string>();
  const done: string[] = [];
  const work = async (): Promise<string> => {
    await Promise.resolve();
    done.push('sheet');
    return 'printed';
  };

  const both = await Promise.all([shareRunning(['a', 1], work), shareRunning(['a', 1], work)]);

  expect([both, done]).toEqual([['printed', 'printed'], ['sheet']]);
});

it('runs it again afterwards, even if it failed', async () => {
  const shareRunning = createSingleFlight<string>();
  await expect(shareRunning(['a'], () => Promise.reject(new Error('out of paper')))).rejects.toThrow(
    'out of paper',
  );

  expect(await shareRunning(['a'], () => Promise.resolve('printed'))).toBe('printed');
});

it('separates work with different keys', async () => {
  const shareRunning = createSingleFlight<number>();

  const both = await Promise.all([
    shareRunning(['a', { copies: 1 }], () => Promise.resolve(1)),
    shareRunning(['a', { copies: 2 }], () => Promise.resolve(2)),
  ]);

  expect(both).toEqual([1, 2]);
});
