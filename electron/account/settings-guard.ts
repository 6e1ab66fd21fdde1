import { isDeepStrictEqual } from 'node:util';
import { counterSettings, type StudioSettings } from '../../shared/model/settings.ts';

const atTheCounter: ReadonlySet<string> = new Set(counterSettings);

/**
 * True when the change touches a setting that only a supervisor may change: every setting that is not listed
 * for the counter.
 */
export function needsSupervisor(before: StudioSettings, after: StudioSettings): boolean {
  const kept: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.entries(after).some(
    ([name, value]) => !atTheCounter.has(name) && !isDeepStrictEqual(value, kept.get(name)),
  );
}
