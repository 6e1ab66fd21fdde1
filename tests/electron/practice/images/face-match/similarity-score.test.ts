import { describe, expect, it } from 'vitest';
import {
  DEFAULT_MATCH_THRESHOLD,
  similarityOf,
} from '../../../../../electron/practice/images/face-match/similarity-score.ts';

/** Returns two descriptors with this cosine. */
const pair = (cosine: number) =>
  [Float32Array.of(1, 0), Float32Array.of(cosine, Math.sqrt(1 - cosine ** 2))] as const;

describe('the similarity score', () => {
  it('is 1 for the same descriptor at any length', () => {
    expect(similarityOf(Float32Array.of(1, 2, 3), Float32Array.of(2, 4, 6))).toBeCloseTo(1, 5);
  });

  it('is 0 for what has nothing in common, and for nothing', () => {
    expect(similarityOf(...pair(0.4))).toBe(0);
    expect(similarityOf(new Float32Array(2), Float32Array.of(1, 0))).toBe(0);
  });

  it('puts its threshold between one customer in other light and two customers', () => {
    expect(similarityOf(...pair(0.92))).toBeGreaterThan(DEFAULT_MATCH_THRESHOLD);
    expect(similarityOf(...pair(0.905))).toBeLessThan(DEFAULT_MATCH_THRESHOLD);
  });
});
