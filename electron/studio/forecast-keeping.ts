import { asideFolders } from '../backups/set-aside.ts';
import {
  afterDays,
  type KeepingPeriods,
  type KeptForecast,
  type KeptKind,
  keptKinds,
  tally,
} from '../../shared/model/keeping.ts';
import { logTimes } from '../log-files.ts';
import type { Needs } from '../orders/deps.ts';
import { countLeftOpen } from '../orders/left-open.ts';
import { copyTimes } from '../records/file/old-copies.ts';

export type ForecastKeeping = (periods: KeepingPeriods) => Promise<readonly KeptForecast[]>;

/**
 * Returns what counts the data that goes within the next days. A thread counts what the records know alone, and the main thread, in
 * short turns, the open orders, because the rules for what is owed are not in SQL.
 *
 * @param recordsFile path of the records
 * @param logs the folder of the log
 */
export function createForecast(
  deps: Needs<'records' | 'settings' | 'clock'>,
  recordsFile: string,
  logs: string,
): ForecastKeeping {
  const { records, clock } = deps;
  function files(kind: KeptKind, times: readonly string[], days: number | null): KeptForecast {
    const counted = tally(kind, clock.now());
    if (days !== null) for (const at of times) counted.add(afterDays(at, days));
    return counted.result();
  }
  const written = (times: readonly Date[]): string[] => times.map((time) => time.toISOString());

  return async (periods) => {
    const { keepDays } = periods;
    const asides = asideFolders(recordsFile).map(({ at }) => at);
    const counted = [
      ...(await records.forecast({ ...periods, now: clock.now().toISOString() })),
      await countLeftOpen(deps, keepDays.open),
      files('copies', written(await copyTimes(recordsFile)), keepDays.copies),
      files('setAside', asides, keepDays.setAside),
      files('logs', written(await logTimes(logs)), keepDays.logs),
    ];
    return keptKinds.flatMap((kind) => counted.filter((each) => each.kind === kind));
  };
}
