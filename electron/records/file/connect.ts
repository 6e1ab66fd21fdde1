import Database from 'better-sqlite3';
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { unlock, type RecordsKey } from './key.ts';

/** How long a statement waits for another program to release the file, milliseconds. */
const busyMs = 5_000;

/**
 * Most memory for pages that were read, KiB. What a few searches find among two million orders is spread over years, on
 * more pages than SQLite's own 16 MiB hold, and then it reads nearly all of them again for each search.
 */
const cacheKiB = 64 * 1024;

/**
 * Opens a connection for writing. better-sqlite3 is compiled so that a WAL file opens with `synchronous=NORMAL`, which
 * may lose the last commits in a power cut, and a paid call could be forgotten. So every connection sets FULL, and
 * safety.ts reads it back before every paid call.
 */
export function connectForWriting(file: string, key: RecordsKey): Database.Database {
  const db = new Database(file, { timeout: busyMs });
  unlock(db, key);
  db.pragma('journal_mode = WAL');
  syncFully(db);
  db.pragma(`cache_size = -${String(cacheKiB)}`);
  db.pragma('foreign_keys = ON');
  // Overwrite deleted rows, because they describe people.
  db.pragma('secure_delete = ON');
  db.pragma('trusted_schema = OFF');
  return db;
}

/**
 * Opens a connection that only copies the WAL into the file. It never waits for another connection, and it leaves the
 * journal mode as it is, because the file may be closing.
 */
export function connectForCheckpoint(file: string, key: RecordsKey): Database.Database {
  const db = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    unlock(db, key);
    syncFully(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function syncFully(db: Database.Database): void {
  db.pragma('synchronous = FULL');
  // By default, macOS leaves an fsync in the drive's own cache. These two change nothing on other systems.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
}

/**
 * Runs a transaction whose commit does not wait for the disk. SQLite applies this pragma when it compiles it, and only
 * outside a transaction; `exec` makes no statement object, which would burden the garbage collector.
 */
export function withoutSync<T>(db: Database.Database, transaction: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL');
  try {
    return transaction();
  } finally {
    db.exec('PRAGMA synchronous = FULL');
  }
}

/**
 * Closes a connection for writing, and leaves a file that needs no WAL. On a read-only file system SQLite has nowhere to
 * put the WAL's shared memory, and could not open the file at all. While another program is reading the file, its WAL
 * stays, and nothing is lost.
 */
export function closeForWriting(db: Database.Database): void {
  if (!db.open) return;
  try {
    db.pragma('busy_timeout = 0');
    db.pragma('journal_mode = DELETE');
  } catch (error) {
    // The file is in use, or the disk is full. The next start reads file and WAL together.
    if (!(error instanceof Database.SqliteError)) throw error;
  } finally {
    db.close();
  }
}

/**
 * Takes a file out of WAL mode, so that the file alone is complete.
 * @throws SQLite's error when the WAL cannot be emptied; it then still belongs to the file
 */
export function leaveWalMode(db: Database.Database): void {
  const mode: unknown = db.pragma('journal_mode = DELETE', { simple: true });
  if (mode !== 'delete') throw new Error(`The file is still in ${String(mode)} mode.`);
}

/**
 * Copies the WAL into the file and empties it. Waits for nobody: SQLite would hold the thread until the last reader is done.
 * @returns false while a reader needs pages from before
 */
export function emptyWal(db: Database.Database): boolean {
  db.pragma('busy_timeout = 0');
  try {
    const [state] = db.pragma('wal_checkpoint(TRUNCATE)') as { readonly busy: number }[];
    return state?.busy === 0;
  } finally {
    db.pragma(`busy_timeout = ${String(busyMs)}`);
  }
}

/** Runs `work` on a connection that was just opened, and closes it, also when `work` throws. */
export function using<T>(db: Database.Database, work: (open: Database.Database) => T): T {
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Opens a connection that cannot write. */
export function connectForReading(file: string, key: RecordsKey): Database.Database {
  try {
    return connectReadOnly(file, key);
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_READONLY_ROLLBACK') throw error;
    finishRollback(file, key);
    return connectReadOnly(file, key);
  }
}

function connectReadOnly(file: string, key: RecordsKey): Database.Database {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: busyMs });
  try {
    unlock(db, key);
    db.pragma('user_version');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Undoes a change that was interrupted. A program that was killed while it switched between WAL and no WAL leaves a
 * journal, which only a connection for writing can undo.
 */
function finishRollback(file: string, key: RecordsKey): void {
  const db = new Database(file, { fileMustExist: true, timeout: busyMs });
  try {
    unlock(db, key);
    db.pragma('user_version');
  } finally {
    db.close();
  }
}

/** Returns whether the file can be written, and its folder, which holds the WAL. */
export function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    // The reason does not matter: opening for writing would fail too, only later and less clearly.
    return false;
  }
}
