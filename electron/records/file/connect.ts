import Database from 'better-sqlite3';
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';

/** How long a statement waits for another program to let go of the file, milliseconds. */
const busyMs = 5_000;

/**
 * A connection for writing. better-sqlite3 is compiled so that a WAL file comes back with `synchronous=NORMAL`, which
 * may lose the last commits in a power cut: a paid call could be forgotten. So it is set on every connection, and read
 * back before every paid call (safety.ts).
 */
export function connectForWriting(file: string): Database.Database {
  const db = new Database(file, { timeout: busyMs });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // macOS keeps an fsync in the drive's own cache unless it is told not to; elsewhere these two change nothing.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  db.pragma('foreign_keys = ON');
  // Deleted rows are overwritten: they are people.
  db.pragma('secure_delete = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

/**
 * Closes a connection for writing, and leaves a file that needs no WAL: on a read-only file system SQLite has nowhere to
 * put the WAL's shared memory, and could not open the file at all. While another program reads the file it stays as it
 * is, which loses nothing.
 */
export function closeForWriting(db: Database.Database): void {
  if (!db.open) return;
  try {
    db.pragma('busy_timeout = 0');
    db.pragma('journal_mode = DELETE');
  } catch (error) {
    // In use, or the disk is full: the next start reads file and WAL together.
    if (!(error instanceof Database.SqliteError)) throw error;
  } finally {
    db.close();
  }
}

/** A connection that cannot write. */
export function connectForReading(file: string): Database.Database {
  try {
    return connectReadOnly(file);
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_READONLY_ROLLBACK') throw error;
    finishRollback(file);
    return connectReadOnly(file);
  }
}

function connectReadOnly(file: string): Database.Database {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: busyMs });
  try {
    db.pragma('user_version');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * A program that was killed while it changed between WAL and no WAL leaves a journal, which only a connection for
 * writing can undo.
 */
function finishRollback(file: string): void {
  const db = new Database(file, { fileMustExist: true, timeout: busyMs });
  try {
    db.pragma('user_version');
  } finally {
    db.close();
  }
}

/** Whether the file and its folder, where the WAL lives, can be written. */
export function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    // Whatever the reason, the answer is the same; opening for writing would only fail later and less clearly.
    return false;
  }
}
