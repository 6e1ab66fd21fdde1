import Database from 'better-sqlite3';
import { statSync } from 'node:fs';
import { KioskError } from '../../../shared/errors.ts';
import { damaged, guarded } from '../errors.ts';
import { connectForReading } from './connect.ts';
import { isEncrypted } from './header.ts';
import { isNamedBy, type RecordsKey } from './key.ts';

/** "HEAD": identifies our files. https://www.sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x48454144;

const number = (db: Database.Database, pragma: string): number => Number(db.pragma(pragma, { simple: true }));

/**
 * Inspects an existing file without changing it: it must be ours, complete, and not from a newer version. Reads only a
 * few pages, however large the file is; page-check.ts reads the others.
 * Throws RECORDS_DAMAGED, RECORDS_NEWER, or KEYCHAIN_UNAVAILABLE `key-other` when the file has another key.
 *
 * @param newest the newest `user_version` that this program knows
 * @returns the file's own version
 */
export function inspect(file: string, newest: number, key: RecordsKey): number {
  if (statSync(file).size === 0) throw damaged('empty');
  if (!isEncrypted(file)) throw damaged('header');
  return guarded(() => {
    const db = connectWith(key, file);
    try {
      if (number(db, 'application_id') !== applicationId) throw damaged('foreign');
      const version = number(db, 'user_version');
      if (version > newest) {
        throw new KioskError('RECORDS_NEWER', 'The records come from a newer version.', { version, newest });
      }
      return version;
    } finally {
      db.close();
    }
  });
}

/** A wrong key and a damaged first page look the same to the cipher; the file's first bytes name the key. */
function connectWith(key: RecordsKey, file: string): Database.Database {
  try {
    return connectForReading(file, key);
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_NOTADB' || isNamedBy(key, file))
      throw error;
    const details = { reason: 'key-other' };
    throw new KioskError('KEYCHAIN_UNAVAILABLE', 'The records have another key.', details, { cause: error });
  }
}

/** Reads every page. `quick_check` does not compare indexes with their tables. Throws RECORDS_DAMAGED. */
export function checkPages(db: Database.Database, check: 'quick_check' | 'integrity_check'): void {
  guarded(() => {
    if (db.pragma(`${check}(1)`, { simple: true }) !== 'ok') throw damaged('page');
  });
}
