import Database from 'better-sqlite3';
import { KioskError } from '../../shared/errors.ts';

/**
 * Translates SQLite's errors into the kiosk's own, and is the only place that does so. An error that is not listed
 * (a broken constraint, for example) is a bug of ours and is returned unchanged.
 */
function translateSqlite(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const { code } = error;
  const as = (kind: 'DISK_FULL' | 'RECORDS_READ_ONLY' | 'RECORDS_BUSY', message: string): KioskError =>
    new KioskError(kind, message, {}, { cause: error });

  // When there is no space for the shared-memory file, SQLite reports SHMSIZE instead of FULL.
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE') {
    return as('DISK_FULL', 'There is no space left to write the records.');
  }
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_CANTOPEN')) {
    return as('RECORDS_READ_ONLY', 'The records cannot be written.');
  }
  if (code.startsWith('SQLITE_BUSY')) return as('RECORDS_BUSY', 'The records are in use by another program.');
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return damaged('page', error);
  if (code.startsWith('SQLITE_IOERR')) return damaged('disk', error);
  return error;
}

/** Translates errors like `translateSqlite`, and those of the file system as well. */
export function translateFile(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new KioskError(
      'DISK_FULL',
      'There is no space left to write beside the records.',
      {},
      { cause: error },
    );
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new KioskError(
      'RECORDS_READ_ONLY',
      'Nothing can be written beside the records.',
      {},
      { cause: error },
    );
  }
  return translateSqlite(error);
}

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
