import type Database from 'better-sqlite3';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { migrate } from '../../../electron/records/file/migrate.ts';
import { migrations } from '../../../electron/records/migrations/index.ts';
import { tempFolder } from '../files/temp-folder.ts';
import { openFile } from './records-file.ts';

/**
 * Returns records as they were before a migration, and a function that runs it. The file is closed when the test ends.
 * @param version of the migration
 */
export function fileBefore(version: number): { readonly db: Database.Database; readonly run: () => void } {
  const file = join(tempFolder(), 'records.db');
  const db = openFile(file);
  onTestFinished(() => void db.close());
  const before = migrations.filter((one) => one.version < version);
  migrate(db, file, 0, before);
  const withIt = migrations.filter((one) => one.version <= version);
  return { db, run: () => void migrate(db, file, before.at(-1)?.version ?? 0, withIt) };
}
