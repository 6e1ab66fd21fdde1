import Database from 'better-sqlite3';
import { KioskError } from '../../shared/errors.ts';

/**
 * What SQLite reports, in the kiosk's own words. The only place that knows SQLite's codes. Anything that is not
 * listed (a broken constraint, say) is a bug of ours and comes back as it was.
 */
export function translateSqlite(error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const { code } = error;
  const as = (kind: 'DISK_FULL' | 'RECORDS_READ_ONLY' | 'RECORDS_BUSY', message: string): KioskError =>
    new KioskError(kind, message, {}, { cause: error });

  // The shared-memory file is the one thing whose missing space SQLite does not report as "full".
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

/** As `translateSqlite`, for work that also writes files of its own. */
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
 * @param reason `empty` zero-length file, `header` not a file of SQLite, `foreign` of another program, `page` a
 *   damaged page, `disk` the disk could not be read or written
 */
export function damaged(
  reason: 'empty' | 'header' | 'foreign' | 'page' | 'disk',
  cause?: unknown,
): KioskError {
  return new KioskError('RECORDS_DAMAGED', `The records are damaged (${reason}).`, { reason }, { cause });
}

/** Runs `work` and translates what SQLite throws. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translateSqlite(error);
  }
}
