import type Database from 'better-sqlite3';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { KioskError } from '../../../shared/errors.ts';
import { damaged, guarded } from '../errors.ts';

/** "HEAD": identifies our files. https://www.sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x48454144;

/** The first 16 bytes of every SQLite 3 file. https://www.sqlite.org/fileformat.html#magic_header_string */
const magic = 'SQLite format 3\0';
const headerBytes = 100;

const number = (db: Database.Database, pragma: string): number => Number(db.pragma(pragma, { simple: true }));

/** Reads the first bytes of a file, as many as SQLite's header has. */
function readHeader(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(headerBytes);
    return bytes.subarray(0, readSync(handle, bytes, 0, headerBytes, 0));
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns whether the file ends before its last page. With a WAL or a journal this cannot be known, because the end may
 * be in there. https://www.sqlite.org/fileformat.html#in_header_database_size
 */
function isCutShort(file: string, header: Buffer): boolean {
  if (header.length < headerBytes) return true;
  const isPending = (suffix: string): boolean =>
    (statSync(`${file}${suffix}`, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (isPending('-wal') || isPending('-journal')) return false;
  // Another program may have written the file without updating the page count.
  if (header.readUInt32BE(24) !== header.readUInt32BE(92)) return false;
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  return statSync(file).size < pageBytes * header.readUInt32BE(28);
}

/**
 * Inspects an existing file without changing it: it must be ours, complete, and not from a newer version. Reads only a
 * few pages, however large the file is; page-check.ts reads the others.
 * Throws RECORDS_DAMAGED or RECORDS_NEWER.
 *
 * @param newest the newest `user_version` that this program knows
 * @param connect opens the file read-only
 * @returns the file's own version
 */
export function inspect(file: string, newest: number, connect: () => Database.Database): number {
  const header = readHeader(file);
  if (header.length === 0) throw damaged('empty');
  if (header.toString('latin1', 0, magic.length) !== magic) throw damaged('header');
  if (isCutShort(file, header)) throw damaged('page');
  return guarded(() => {
    const db = connect();
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

/** Reads every page. `quick_check` does not compare indexes with their tables. Throws RECORDS_DAMAGED. */
export function checkPages(db: Database.Database, check: 'quick_check' | 'integrity_check'): void {
  guarded(() => {
    if (db.pragma(`${check}(1)`, { simple: true }) !== 'ok') throw damaged('page');
  });
}

/**
 * Runs `quick_check` table by table, so that the program can end in between: SQLite offers no way to interrupt a check.
 * The check of the schema's own table includes the list of free pages.
 */
export function checkPagesByTable(db: Database.Database): void {
  guarded(() => {
    const tables = db
      .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'view'")
      .pluck()
      .all();
    for (const table of tables) {
      if (db.pragma(`quick_check("${table}")`, { simple: true }) !== 'ok') throw damaged('page');
    }
  });
}
