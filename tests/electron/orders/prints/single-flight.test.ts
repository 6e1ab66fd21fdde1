import { expect, it } from 'vitest';
import { createAtOnce } from '../../../../electron/orders/prints/single-flight.ts';

it('does what is asked for twice at once a single time, and tells both how it went', async () => {
  const atOnce = createAtOnce<string>();
  const done: string[] = [];
  const work = async (): Promise<string> => {
    await Promise.resolve();
    done.push('sheet');
    return 'printed';
  };

  const both = await Promise.all([atOnce(['a', 1], work), atOnce(['a', 1], work)]);

  expect([both, done]).toEqual([['printed', 'printed'], ['sheet']]);
});

it('does it again afterwards, also when it failed', async () => {
  const atOnce = createAtOnce<string>();
  await expect(atOnce(['a'], () => Promise.reject(new Error('out of paper')))).rejects.toThrow(
    'out of paper',
  );

  expect(await atOnce(['a'], () => Promise.resolve('printed'))).toBe('printed');
});

it('keeps apart what differs', async () => {
  const atOnce = createAtOnce<number>();

  const both = await Promise.all([
    atOnce(['a', { copies: 1 }], () => Promise.resolve(1)),
    atOnce(['a', { copies: 2 }], () => Promise.resolve(2)),
  ]);

  expect(both).toEqual([1, 2]);
});
