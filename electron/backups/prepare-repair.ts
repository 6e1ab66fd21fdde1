/** Puts repaired records together beside the damaged ones. Blocks; for a thread. */
import { mkdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { KioskError } from '../../shared/errors.ts';
import { whileHeldSync } from '../held-files.ts';
import { syncFolderOf } from '../records/file/durable.ts';
import { rebuild } from '../records/file/rebuild.ts';
import type { RecordsKey } from '../records/file/key.ts';
import { reserveBytes } from '../records/file/safety.ts';
import { partOf, restoredPrefix } from './prepare-restore.ts';
import { nameOfState } from './rotation.ts';

export interface RepairTask {
  readonly records: string;
  readonly key: RecordsKey;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The folder gets its name when the whole file is on the disk, as that of a restore does: `finishRestore` then puts it in place, and
 * keeps the damaged file. Nothing writes to the records meanwhile.
 * @throws KioskError RECORDS_DAMAGED when more than indexes is damaged; DISK_*
 */
export function prepareRepair({ records, key, at }: RepairTask): void {
  const part = partOf(records);
  rmSync(part, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(dirname(records));
  if (bavail * bsize < statSync(records).size + reserveBytes)
    throw new KioskError('DISK_FULL', 'Too little space is left for repaired records.');
  try {
    mkdirSync(part, { mode: 0o700 });
    rebuild({ file: records, key, part: join(part, basename(records)) });
    syncFolderOf(join(part, 'any'));
    const complete = join(dirname(records), `${restoredPrefix}${nameOfState(new Date(at))}`);
    whileHeldSync(() => renameSync(part, complete));
    syncFolderOf(complete);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}
