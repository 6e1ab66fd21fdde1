import { describe, expect, it } from 'vitest';
import { thresholdOf } from '../../../renderer/face-match/threshold.ts';

describe('a threshold that is typed', () => {
  it.each([
    ['0.6', 0.6],
    ['0,6', 0.6],
    [' 75 ', 75],
    ['0', 0],
    ['1000', 1_000],
    ['1001', undefined],
    ['', undefined],
    ['-0.1', undefined],
    ['.5', undefined],
    ['1e2', undefined],
    ['high', undefined],
  ])('%j is %j', (typed, threshold) => {
    expect(thresholdOf(typed)).toBe(threshold);
  });
});
