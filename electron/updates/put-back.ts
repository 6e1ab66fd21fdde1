import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { CopyBackTask } from '../backups/prepare-copy.ts';
import { finishRestore } from '../backups/finish-restore.ts';
import type { RestoreAnswer, RestoreWork } from '../backups/restore-worker.ts';
import type { Log } from '../log.ts';
import { inspect } from '../records/file/inspect.ts';
import { recordsKeyOf, type RecordsKey } from '../records/file/key.ts';
import { newestMigration } from '../records/migrations/index.ts';
import { programBeside } from '../work/beside.ts';
import { askThread } from '../work/thread.ts';

/** True for records that a newer version has migrated, which this one cannot open. */
function areNewer(records: string, key: RecordsKey): boolean {
  try {
    inspect(records, newestMigration(), key);
    return false;
  } catch (error) {
    // Opening the records reports everything else.
    if (error instanceof KioskError) return error.code === 'RECORDS_NEWER';
    throw error;
  }
}

/**
 * Puts the copy from before an update in place of records that the newer version has migrated, and keeps those as a folder. Records
 * that this version can open stay. Call it while nothing has them open.
 * @returns whether the copy was put in place
 * @throws KioskError RECORDS_NEWER when the copy cannot be used; DISK_FULL. The records are then as they were
 */
export async function putCopyBack(task: CopyBackTask, log: Log): Promise<boolean> {
  const { records, vault, dataKey } = task;
  if (!existsSync(records) || !areNewer(records, recordsKeyOf(dataKey))) return false;
  const work: RestoreWork = { kind: 'prepare-copy', ...task };
  const program = programBeside(import.meta.url, '../backups/restore-worker');
  const answer = await askThread<RestoreAnswer>(program, work).answer;
  if ('trouble' in answer) {
    const { trouble, cause } = answer;
    log.error({ trouble, cause }, 'the copy from before the update could not be put in place');
    if (trouble === 'disk-full') throw new KioskError('DISK_FULL', 'The copy of the records has no room.');
    throw new KioskError(
      'RECORDS_NEWER',
      'The records are of a newer version, and their copy cannot be used.',
    );
  }
  await finishRestore(records, vault);
  log.warn({ missing: answer.result }, 'the records from before the update are in place');
  return true;
}
