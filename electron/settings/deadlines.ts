import type { StudioSettings } from '../../shared/model/settings.ts';
import { endpoints, freeEndpoints, type Endpoint } from '../../shared/service/wire.ts';

/**
 * Returns the studio's deadlines for the service client, read at each call: a change applies from the next
 * call on. A free look-up without a deadline of its own keeps the client's, which is shorter.
 *
 * @returns milliseconds by endpoint; undefined leaves the deadline to the client
 */
export function liveDeadlines(
  settings: () => Pick<StudioSettings, 'deadlineSeconds' | 'deadlineSecondsFor'>,
): Partial<Record<Endpoint, number>> {
  const seconds = (endpoint: Endpoint): number | undefined => {
    const { deadlineSeconds, deadlineSecondsFor } = settings();
    return deadlineSecondsFor[endpoint] ?? (freeEndpoints.has(endpoint) ? undefined : deadlineSeconds);
  };
  const deadlines: Partial<Record<Endpoint, number>> = {};
  for (const endpoint of Object.keys(endpoints) as Endpoint[]) {
    Object.defineProperty(deadlines, endpoint, {
      enumerable: true,
      get: () => {
        const own = seconds(endpoint);
        return own === undefined ? undefined : own * 1000;
      },
    });
  }
  return deadlines;
}
