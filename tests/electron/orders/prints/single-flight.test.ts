import { expect, it } from 'vitest';
import { createSingleFlight } from '../../../../electron/orders/prints/single-flight.ts';

it('does what is asked for twice at once a single time, and tells both how it went', async () => {
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

it('does it again afterwards, also when it failed', async () => {
  const shareRunning = createSingleFlight<string>();
  await expect(shareRunning(['a'], () => Promise.reject(new Error('out of paper')))).rejects.toThrow(
    'out of paper',
  );

  expect(await shareRunning(['a'], () => Promise.resolve('printed'))).toBe('printed');
});

it('keeps apart what differs', async () => {
  const shareRunning = createSingleFlight<number>();

  const both = await Promise.all([
    shareRunning(['a', { copies: 1 }], () => Promise.resolve(1)),
    shareRunning(['a', { copies: 2 }], () => Promise.resolve(2)),
  ]);

  expect(both).toEqual([1, 2]);
});
