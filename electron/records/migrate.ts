import type { Database } from 'better-sqlite3';
import { renameSync, rmSync } from 'node:fs';
import { guarded } from './errors.ts';
import { ownerOnly, syncFolderOf, syncPath } from './durable.ts';
import { applicationId } from './inspect.ts';
import type { Migration } from './migrations/index.ts';

/** Where the copy goes that is made before a file of `version` is migrated. */
export const copyBefore = (file: string, version: number): string =>
  `${file}.before-${String(version).padStart(3, '0')}`;

/**
 * Runs all pending migrations in one transaction: a power cut leaves the file as it was. An existing file is copied
 * first; `eraseOldCopies` erases the copy when its time is over.
 *
 * Foreign keys are off meanwhile, which SQLite demands of a migration that makes a table anew and takes only before a
 * transaction; what refers to nothing afterwards undoes everything.
 *
 * @param from the file's version; 0 for a new file
 * @returns how many were run
 */
export function migrate(db: Database, file: string, from: number, migrations: readonly Migration[]): number {
  const pending = migrations.filter((migration) => migration.version > from);
  const last = pending.at(-1);
  if (last === undefined) return 0;
  guarded(() => {
    if (from > 0) copyTo(db, copyBefore(file, from));
    db.pragma('foreign_keys = OFF');
    try {
      db.transaction(() => {
        for (const { up, fill } of pending) {
          db.exec(up);
          fill?.(db);
        }
        checkReferences(db);
        db.pragma(`application_id = ${applicationId}`);
        db.pragma(`user_version = ${last.version}`);
      }).immediate();
    } finally {
      db.pragma('foreign_keys = ON');
    }
  });
  return pending.length;
}

/** A migration that leaves a row referring to nothing is a bug of ours. */
function checkReferences(db: Database): void {
  const broken = db.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_check').pluck().all();
  if (broken.length > 0) throw new Error(`After the migrations, ${broken.join(', ')} refers to nothing.`);
}

function copyTo(db: Database, target: string): void {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  db.prepare('VACUUM INTO ?').run(part);
  ownerOnly(part);
  syncPath(part);
  renameSync(part, target);
  syncFolderOf(target);
}
