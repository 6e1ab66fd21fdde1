import type Database from 'better-sqlite3';
import { closeSync, openSync, readSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import { damaged, guarded } from './errors.ts';

/** "HEAD": tells our files from any other program's. https://www.sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x48454144;

/** The first 16 bytes of every SQLite 3 file. https://www.sqlite.org/fileformat.html#magic_header_string */
const magic = 'SQLite format 3\0';

const number = (db: Database.Database, pragma: string): number => Number(db.pragma(pragma, { simple: true }));

function readMagic(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(magic.length);
    const read = readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.toString('latin1', 0, read);
  } finally {
    closeSync(handle);
  }
}

/**
 * Looks at an existing file without changing a byte of it: is it ours, whole, and not from a newer version?
 * Throws RECORDS_DAMAGED or RECORDS_NEWER.
 *
 * @param newest the newest `user_version` that this program knows
 * @param connect opens the file read-only
 * @returns the file's own version
 */
export function inspect(file: string, newest: number, connect: () => Database.Database): number {
  const start = readMagic(file);
  if (start === '') throw damaged('empty');
  if (start !== magic) throw damaged('header');
  return guarded(() => {
    const db = connect();
    try {
      if (number(db, 'application_id') !== applicationId) throw damaged('foreign');
      const version = number(db, 'user_version');
      if (version > newest) {
        throw new KioskError('RECORDS_NEWER', 'The records come from a newer version.', { version, newest });
      }
      checkPages(db, 'quick_check');
      return version;
    } finally {
      db.close();
    }
  });
}

/** Reads every page. `quick_check` leaves out that indexes match their tables. Throws RECORDS_DAMAGED. */
export function checkPages(db: Database.Database, check: 'quick_check' | 'integrity_check'): void {
  guarded(() => {
    if (db.pragma(`${check}(1)`, { simple: true }) !== 'ok') throw damaged('page');
  });
}
