import Database from 'better-sqlite3';
import { join } from 'node:path';
import { KioskError } from '../shared/errors.ts';

/**
 * Locks a data folder for one kiosk. A second kiosk would mistake the first one's open calls for calls that a crash
 * has left behind. The lock belongs to the operating system and ends with the process, however that ends. A folder
 * that cannot be written is not locked: no call can be made there, so none can be lost.
 *
 * @returns a function that releases the folder
 * @throws KioskError RECORDS_BUSY when another kiosk runs on this folder
 */
export function holdFolder(dataDir: string): () => void {
  let lock: Database.Database | null = null;
  try {
    lock = new Database(join(dataDir, 'in-use.lock'), { timeout: 0 });
    // The default journal is a file, for which a full disk has no room; the lock needs none.
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
