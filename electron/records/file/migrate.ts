import type { Database } from 'better-sqlite3';
import { renameSync, rmSync } from 'node:fs';
import { whileHeldSync } from '../../held-files.ts';
import { guarded } from '../errors.ts';
import { ownerOnly, syncFolderOf, syncFile } from './durable.ts';
import { applicationId } from './inspect.ts';
import type { Migration } from '../migrations/migration.ts';

/**
 * Memory for pages while migrations run, KiB. They rewrite whole tables and look up rows in random order. With SQLite's
 * 16 MiB, 200,000 orders took 182 s; with this, 110 s, on a busy computer with a slow disk.
 */
const migrationCacheKiB = 256 * 1024;

/** Returns the path of the copy that is made before a file of `version` is migrated. */
export const copyBefore = (file: string, version: number): string =>
  `${file}.before-${String(version).padStart(3, '0')}`;

/**
 * Runs all pending migrations in one transaction, so that a power cut leaves the file as it was. An existing file is
 * copied first; `eraseOldCopies` later erases the copy.
 *
 * Rebuilding a table needs foreign keys switched off, and SQLite can switch them only outside a transaction. After such
 * a migration, every reference is checked, and one to a missing row undoes everything. Other
 * migrations leave foreign keys on, because checking two million orders takes minutes.
 *
 * @param from the file's version; 0 for a new file
 * @returns how many migrations were run
 */
export function migrate(db: Database, file: string, from: number, migrations: readonly Migration[]): number {
  const pending = migrations.filter((migration) => migration.version > from);
  const last = pending.at(-1);
  if (last === undefined) return 0;
  guarded(() => {
    if (from > 0) copyTo(db, copyBefore(file, from));
    const cacheSize = Number(db.pragma('cache_size', { simple: true }));
    db.pragma(`cache_size = -${migrationCacheKiB}`);
    const makesTablesAnew = pending.some(({ up }) => /\bDROP TABLE\b/i.test(up));
    if (makesTablesAnew) db.pragma('foreign_keys = OFF');
    try {
      db.transaction(() => {
        for (const { up, fill } of pending) {
          db.exec(up);
          fill?.(db);
        }
        if (makesTablesAnew) checkReferences(db);
        db.pragma(`application_id = ${applicationId}`);
        db.pragma(`user_version = ${last.version}`);
      }).immediate();
    } finally {
      db.pragma('foreign_keys = ON');
      db.pragma(`cache_size = ${cacheSize}`);
    }
  });
  return pending.length;
}

/** Throws when a row refers to a missing one, which is a bug in a migration. */
function checkReferences(db: Database): void {
  const broken = db.prepare('SELECT DISTINCT "table" FROM pragma_foreign_key_check').pluck().all();
  if (broken.length > 0) throw new Error(`After the migrations, ${broken.join(', ')} refers to nothing.`);
}

function copyTo(db: Database, target: string): void {
  const part = `${target}.part`;
  rmSync(part, { force: true });
  db.prepare('VACUUM INTO ?').run(part);
  ownerOnly(part);
  syncFile(part);
  whileHeldSync(() => renameSync(part, target));
  syncFolderOf(target);
}
