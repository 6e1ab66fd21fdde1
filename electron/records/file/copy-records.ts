import { writtenThrough } from '../../work/written-through.ts';
import { guarded } from '../errors.ts';
import { connectForReading, using } from './connect.ts';
import { checkPages } from './inspect.ts';
import type { RecordsKey } from './key.ts';

export interface CopyTask {
  readonly file: string;
  readonly key: RecordsKey;
  /** Path of the copy, where no file is. */
  readonly part: string;
}

/**
 * Copies the records with the same key into one file without a WAL, and reads every page of the copy. Holds a snapshot
 * until the copy is written; commits go on meanwhile. Blocks for as long as that takes, so call it in a thread.
 * @throws KioskError RECORDS_DAMAGED, DISK_FULL, RECORDS_READ_ONLY, RECORDS_BUSY
 */
export function copyRecords({ file, key, part }: CopyTask): void {
  guarded(() => {
    using(connectForReading(file, key), (db) =>
      writtenThrough(part, () => db.prepare('VACUUM INTO ?').run(part)),
    );
    using(connectForReading(part, key), (db) => checkPages(db, 'integrity_check'));
  });
}
