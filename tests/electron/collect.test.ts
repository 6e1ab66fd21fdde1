import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collectGarbage } from '../../electron/collect.ts';

const newSpaceBytes = (): number =>
  getHeapSpaceStatistics().find((space) => space.space_name === 'new_space')?.space_used_size ?? Number.NaN;

test('moves objects that stay out of the space for new objects', () => {
  collectGarbage();
  const kept = Array.from({ length: 5_000 }, (_, index) => ({ index, text: `object ${index}` }));
  const before = newSpaceBytes();
  collectGarbage();
  expect(before - newSpaceBytes()).toBeGreaterThan(100_000);
  expect(kept).toHaveLength(5_000);
});
