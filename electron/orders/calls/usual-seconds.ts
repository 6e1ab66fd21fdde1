import type { PhotoEndpoint } from '../../../shared/service/wire.ts';
import type { Needs } from '../deps.ts';

/** With fewer calls, one slow answer would decide. */
const fewest = 5;
/**
 * Share of the calls that end within the usual duration. With the median, every second call would be said to take longer
 * than usual.
 */
const usualShare = 0.9;

/**
 * Returns the time within which nine of ten of this studio's own calls to an endpoint end, from the last successful ones,
 * in whole seconds, rounded up. The slowest call never decides. Null after fewer than five.
 */
export function usualSeconds({ records }: Needs<'records'>, endpoint: PhotoEndpoint): number | null {
  const durations = records.calls
    .lastDone(endpoint)
    .map(({ createdAt, endedAt }) => Date.parse(endedAt) - Date.parse(createdAt))
    .toSorted((a, b) => a - b);
  const { length } = durations;
  const usual = durations[Math.min(length - 2, Math.ceil(length * usualShare) - 1)];
  if (usual === undefined || length < fewest) return null;
  return Math.max(1, Math.ceil(usual / 1000));
}
