import type { PhotoEndpoint } from '../../../shared/service/wire.ts';
import type { Needs } from '../deps.ts';

/** With fewer calls, one slow answer would decide. */
const fewest = 5;

/**
 * Returns how long this studio's own calls to an endpoint usually take: the median of the last successful ones, in whole
 * seconds, rounded up. Null after fewer than five.
 */
export function usualSeconds({ records }: Needs<'records'>, endpoint: PhotoEndpoint): number | null {
  const durations = records.calls
    .lastDone(endpoint)
    .map(({ createdAt, endedAt }) => Date.parse(endedAt) - Date.parse(createdAt))
    .toSorted((a, b) => a - b);
  const median = durations[Math.floor(durations.length / 2)];
  if (median === undefined || durations.length < fewest) return null;
  return Math.max(1, Math.ceil(median / 1000));
}
