/** Makes an encrypted file of a plain one, and erases what is plain. Blocks for as long as that takes. */
import Database from 'better-sqlite3';
import { existsSync, renameSync } from 'node:fs';
import { KioskError } from '../../../shared/errors.ts';
import { whileHeldSync } from '../../held-files.ts';
import { connectForReading, isWritable, using } from './connect.ts';
import { ownerOnly, syncFile, syncFolderOf } from './durable.ts';
import { checkPages } from './inspect.ts';
import { encryptFor, type RecordsKey } from './key.ts';
import { encryptedOf, plainCopiesOf } from './old-copies.ts';
import { wipe, wipeInPlace } from './wipe.ts';

export interface EncryptTask {
  readonly file: string;
  readonly key: RecordsKey;
}

/** The number of rows in each table, as text. */
function rowsOf(db: Database.Database): string {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0")
    .pluck()
    .all();
  return tables
    .map((name) => `${name} ${String(db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get())}`)
    .toSorted()
    .join();
}

/** Copies the plain file and empties its WAL into it first. Nothing writes to it any more. */
function copyPlain(file: string, part: string): string {
  return using(new Database(file, { fileMustExist: true, timeout: 5_000 }), (db) => {
    db.pragma('journal_mode = DELETE');
    checkPages(db, 'quick_check');
    db.prepare('VACUUM INTO ?').run(part);
    ownerOnly(part);
    return rowsOf(db);
  });
}

/** Makes the encrypted copy, and gives it its name only when all of it was read back. */
function makeEncrypted({ file, key }: EncryptTask): void {
  const part = `${encryptedOf(file)}.part`;
  wipe(part);
  try {
    const rows = copyPlain(file, part);
    using(new Database(part, { fileMustExist: true }), (db) => encryptFor(db, key));
    using(connectForReading(part, key), (db) => {
      checkPages(db, 'integrity_check');
      if (rowsOf(db) !== rows) throw new Error('The encrypted copy has other rows than the records.');
    });
    syncFile(part);
  } catch (error) {
    wipe(part);
    throw error;
  }
  whileHeldSync(() => renameSync(part, encryptedOf(file)));
  syncFolderOf(file);
}

/**
 * From the moment when the encrypted copy has its name, it is the records, and what is plain is erased.
 * @throws KioskError RECORDS_READ_ONLY or RECORDS_DAMAGED; SQLite's and the file system's errors. The plain file is then
 *   unchanged
 */
export function encryptFile(task: EncryptTask): void {
  const { file } = task;
  if (!isWritable(file)) throw new KioskError('RECORDS_READ_ONLY', 'The records cannot be encrypted here.');
  if (!existsSync(encryptedOf(file))) makeEncrypted(task);
  for (const copy of plainCopiesOf(file)) wipe(copy);
  wipeInPlace(file);
  whileHeldSync(() => renameSync(encryptedOf(file), file));
  syncFolderOf(file);
}
