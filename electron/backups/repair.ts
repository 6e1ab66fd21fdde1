/** Repairs records of which only indexes are damaged: nothing is lost, and no person has to decide. */
import { KioskError } from '../../shared/errors.ts';
import type { RepairAnswer } from '../../shared/model/records.ts';
import type { Log } from '../log.ts';
import { resultOf, type ThreadAnswer } from '../records/file/thread-answer.ts';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';
import type { RepairTask } from './prepare-repair.ts';

/** Prepares repaired records in a thread, while nothing has the damaged ones open. `finishRestore` puts them in place. */
export async function repairRecords(task: RepairTask, log: Log): Promise<RepairAnswer> {
  const begun = performance.now();
  try {
    const program = programBeside(import.meta.url, './repair-worker');
    resultOf(await askThread<ThreadAnswer<void>>(program, task).answer);
    log.warn(
      { ms: Math.round(performance.now() - begun) },
      'the records were repaired; the damaged file is set aside',
    );
    return 'repaired';
  } catch (error) {
    const code =
      error instanceof KioskError ? error.code : error instanceof Error ? error.name : typeof error;
    log.error({ code }, 'the records could not be repaired');
    return code === 'DISK_FULL' ? 'disk-full' : 'failed';
  }
}
