import { quantile } from '../quantile.ts';

/** Milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export const timesOf = (values: readonly number[]): Times => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  max: Math.max(...values),
});
