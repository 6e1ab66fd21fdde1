import Database from 'better-sqlite3';
import { KioskError } from '../../shared/errors.ts';
import { diskTrouble } from '../disk-trouble.ts';

/**
 * Translates SQLite's errors into the kiosk's own, and is the only place that does so. An error that is not listed
 * (a broken constraint, for example) is a bug of ours and is returned unchanged.
 */
function translateSqlite(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const { code } = error;
  const as = (
    kind: 'DISK_FULL' | 'DISK_FAILED' | 'RECORDS_READ_ONLY' | 'RECORDS_BUSY',
    message: string,
    details = {},
  ): KioskError => new KioskError(kind, message, details, { cause: error });

  // When there is no space for the shared-memory file, SQLite reports SHMSIZE instead of FULL.
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE') {
    return as('DISK_FULL', 'There is no space left to write the records.');
  }
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) {
    return as('RECORDS_READ_ONLY', 'The records cannot be written.');
  }
  if (code.startsWith('SQLITE_BUSY')) return as('RECORDS_BUSY', 'The records are in use by another program.');
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return damaged('page', error);
  if (!code.startsWith('SQLITE_IOERR')) return error;
  return reading.has(code)
    ? as('DISK_FAILED', 'The disk could not read the records.', { reason: 'read' })
    : as('DISK_FAILED', 'The disk could not write the records.', { reason: 'write' });
}

/** https://www.sqlite.org/rescode.html */
const reading: ReadonlySet<string> = new Set([
  ...['SQLITE_IOERR_READ', 'SQLITE_IOERR_SHORT_READ', 'SQLITE_IOERR_CORRUPTFS', 'SQLITE_IOERR_DATA'],
  ...['SQLITE_IOERR_FSTAT', 'SQLITE_IOERR_SEEK', 'SQLITE_IOERR_MMAP'],
]);

/** Translates errors like `translateSqlite`, and those of the file system as well. */
export const translateFile = (error: unknown): unknown =>
  diskTrouble(error, 'A file beside the records') ?? translateSqlite(error);

/** True for an error after which a change may or may not be on the disk. */
export const isFailedWrite = (error: unknown): boolean =>
  error instanceof KioskError && error.code === 'DISK_FAILED' && error.details['reason'] === 'write';

/** True for an error that gives a reason to read every page of the records. */
export const isUnread = (error: unknown): boolean =>
  error instanceof KioskError &&
  (error.code === 'RECORDS_DAMAGED' || (error.code === 'DISK_FAILED' && error.details['reason'] === 'read'));

/**
 * @param reason `empty` zero-length file, `header` not a SQLite file, `foreign` a file of another program, `page` a
 *   damaged page, `disk` the disk could not be read or written
 */
export function damaged(
  reason: 'empty' | 'header' | 'foreign' | 'page' | 'disk',
  cause?: unknown,
): KioskError {
  return new KioskError('RECORDS_DAMAGED', `The records are damaged (${reason}).`, { reason }, { cause });
}

/** Runs `work` and translates SQLite's errors. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translateSqlite(error);
  }
}
