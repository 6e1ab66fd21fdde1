import Database from 'better-sqlite3';
import { accessSync, constants, readFileSync } from 'node:fs';
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
 * A connection that cannot write. On a read-only file system SQLite has nowhere to put the WAL's shared memory and
 * fails with CANTOPEN; then the file is read into memory and looked at there.
 */
export function connectForReading(file: string): Database.Database {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: busyMs });
    try {
      db.pragma('user_version');
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_CANTOPEN')) throw error;
    return inMemory(file);
  }
}

/**
 * Bytes 18 and 19 say that the file wants a WAL, which memory cannot have; 1 says that it wants none.
 * https://www.sqlite.org/fileformat.html#file_format_version_numbers
 */
function inMemory(file: string): Database.Database {
  const bytes = readFileSync(file);
  bytes.fill(1, 18, 20);
  return new Database(bytes, { readonly: true });
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
