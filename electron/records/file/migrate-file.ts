import { guarded } from '../errors.ts';
import { migrations as ours, newestMigration } from '../migrations/index.ts';
import { connectForReading, connectForWriting, using } from './connect.ts';
import { checkPages, inspect } from './inspect.ts';
import type { RecordsKey } from './key.ts';
import { migrate } from './migrate.ts';

export interface MigrateTask {
  readonly file: string;
  readonly key: RecordsKey;
}

/** Checks a file before its migration, so that damage gets neither into the new form nor into the copy made first. */
export function checkWhole(file: string, key: RecordsKey): void {
  using(
    guarded(() => connectForReading(file, key)),
    (db) => checkPages(db, 'quick_check'),
  );
}

/** Migrates a file. Blocks for as long as that takes; for a thread. @throws KioskError RECORDS_* or DISK_FULL; the file is then unchanged */
export function migrateFile({ file, key }: MigrateTask): void {
  const version = inspect(file, newestMigration(), key);
  checkWhole(file, key);
  guarded(() => using(connectForWriting(file, key), (db) => void migrate(db, file, version, ours)));
}
