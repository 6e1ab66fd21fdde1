import { isDeepStrictEqual } from 'node:util';
import { counterSettings, type StudioSettings } from '../../shared/model/settings.ts';

const atTheCounter: ReadonlySet<string> = new Set(counterSettings);

/** Returns what changes that only a supervisor may change: every setting that is not listed for the counter. */
export function supervisedChanges(before: StudioSettings, after: StudioSettings): (keyof StudioSettings)[] {
  const names = Object.keys(after) as (keyof StudioSettings)[];
  return names.filter((name) => !atTheCounter.has(name) && !isDeepStrictEqual(after[name], before[name]));
}
