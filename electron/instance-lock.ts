import Database from 'better-sqlite3';
import { join } from 'node:path';
import { KioskError } from '../shared/errors.ts';

/**
 * Holds a data folder for one kiosk. A second one would take the first one's calls on their way for calls that a
 * crash has left behind. The lock is the operating system's: it ends with the process, however that ends. Where
 * nothing can be written no call can be made either, and none is lost: such a folder is not held.
 *
 * @returns releases the folder
 * @throws KioskError RECORDS_BUSY when another kiosk runs on this folder
 */
export function holdFolder(dataDir: string): () => void {
  let lock: Database.Database | null = null;
  try {
    lock = new Database(join(dataDir, 'in-use.lock'), { timeout: 0 });
    // The journal would be a file: on a full disk there is no room for it, and for the lock none is needed.
    lock.pragma('journal_mode = MEMORY');
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock?.close();
    const code = cause instanceof Database.SqliteError ? cause.code : '';
    if (/^SQLITE_(READONLY|CANTOPEN)/.test(code)) return () => undefined;
    if (!code.startsWith('SQLITE_BUSY')) throw cause;
    throw new KioskError('RECORDS_BUSY', 'another Headroom runs on this data folder', {}, { cause });
  }
  const held = lock;
  return () => held.close();
}
