import { describe, expect, it, vi } from 'vitest';
import { levelFor, type Level } from '../../../renderer/compare/levels.ts';

const level = (width: number) => ({ width, height: width, close: vi.fn() });
const levels = [level(6_000), level(3_000), level(1_500), level(750)];

describe('the level that is drawn', () => {
  it.each([
    [6_000, 6_000],
    [3_001, 6_000],
    [3_000, 3_000],
    [1_600, 3_000],
    [300, 750],
    [24_000, 6_000],
  ])('for a picture %i wide is the one of %i: the smallest with a pixel for each', (width, chosen) => {
    expect(levelFor(levels, width)?.width).toBe(chosen);
  });

  it('is null when there are none', () => {
    expect(levelFor<Level>([], 100)).toBeUndefined();
  });
});
