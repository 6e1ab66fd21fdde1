import type { KeepingPeriods, KeptForecast } from '../../../shared/model/keeping.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import type { RecordsKey } from '../file/key.ts';
import { resultOf, type ThreadAnswer } from '../file/thread-answer.ts';

export interface ForecastTask extends KeepingPeriods {
  readonly file: string;
  readonly key: RecordsKey;
  /** ISO 8601, UTC. */
  readonly now: string;
}

/** Counts in a thread what goes within the next days, for the kinds that the records know alone. @throws KioskError RECORDS_* */
export async function forecastKept(task: ForecastTask): Promise<readonly KeptForecast[]> {
  const program = programBeside(import.meta.url, './forecast-worker');
  return resultOf(await askThread<ThreadAnswer<KeptForecast[]>>(program, task).answer);
}
