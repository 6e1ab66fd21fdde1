import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { settleObjects } from '../../electron/collect.ts';

const newSpaceBytes = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_used_size ?? Number.NaN;

test('moves objects that stay out of the space for new objects', async () => {
  await settleObjects();
  const kept = Array.from({ length: 5_000 }, (_, index) => ({ index, text: `object ${index}` }));
  const before = newSpaceBytes();
  await settleObjects();
  expect(before - newSpaceBytes()).toBeGreaterThan(100_000);
  expect(kept).toHaveLength(5_000);
});

test('lets waiting work run after each collection', async () => {
  const order: string[] = [];
  const settled = settleObjects().then(() => order.push('settled'));
  const waiting = setImmediate().then(() => order.push('waiting work'));
  await Promise.all([settled, waiting]);
  expect(order).toEqual(['waiting work', 'settled']);
});
