import Database from 'better-sqlite3';
import { join } from 'node:path';
import { KioskError } from '../shared/errors.ts';

/**
 * Holds a data folder for one kiosk. A second one would take the first one's calls on their way for calls that a
 * crash has left behind. The lock is the operating system's: it ends with the process, however that ends.
 *
 * @returns releases the folder
 * @throws KioskError RECORDS_BUSY when another kiosk runs on this folder
 */
export function holdFolder(dataDir: string): () => void {
  const lock = new Database(join(dataDir, 'in-use.lock'), { timeout: 0 });
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new KioskError('RECORDS_BUSY', 'another Headroom runs on this data folder', {}, { cause });
  }
  return () => lock.close();
}
