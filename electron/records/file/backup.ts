import Database from 'better-sqlite3';
import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { whileHeldSync } from '../../held-files.ts';
import { connectForReading } from './connect.ts';
import { ownerOnly, syncFolderOf, syncFile } from './durable.ts';
import { translateFile } from '../errors.ts';
import { checkPages, inspect } from './inspect.ts';

/**
 * Copies the records while they are in use. The copy is written under a temporary name, checked, and then renamed, so
 * an older copy stays until the new one is complete. The copy is a single file, without a WAL.
 */
export async function backupTo(db: Database.Database, target: string): Promise<void> {
  const part = `${target}.part`;
  try {
    removeCopy(part);
    await db.backup(part);
    ownerOnly(part);
    settle(part);
    syncFile(part);
    whileHeldSync(() => renameSync(part, target));
    syncFolderOf(target);
  } catch (error) {
    removeCopy(part);
    throw translateFile(error);
  }
}

function settle(part: string): void {
  const copy = new Database(part, { fileMustExist: true });
  try {
    checkPages(copy, 'integrity_check');
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

function removeCopy(part: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${suffix}`, { force: true });
}

/**
 * Replaces damaged records by a backup. The old file is set aside under a name with the date, until
 * `eraseOldCopies` erases it. The records must be closed. Throws RECORDS_DAMAGED or RECORDS_NEWER when the backup is no
 * better, and then changes nothing.
 *
 * @param newest the newest `user_version` that this program knows
 * @param at the date in the name of the file that is set aside
 * @returns the path of the file that was set aside; null when there was none
 */
export function restoreFrom(backup: string, file: string, newest: number, at: Date): string | null {
  inspect(backup, newest, () => connectForReading(backup));
  const part = `${file}.part`;
  removeCopy(part);
  const source = connectForReading(backup);
  try {
    checkPages(source, 'quick_check');
    source.prepare('VACUUM INTO ?').run(part);
  } catch (error) {
    removeCopy(part);
    throw translateFile(error);
  } finally {
    source.close();
  }
  ownerOnly(part);
  syncFile(part);
  const aside = existsSync(file) ? `${file}.damaged-${at.toISOString().replace(/[:.]/g, '-')}` : null;
  try {
    if (aside !== null) keepBeside(file, aside);
  } catch (error) {
    removeCopy(part);
    throw translateFile(error);
  }
  whileHeldSync(() => renameSync(part, file));
  syncFolderOf(file);
  return aside;
}

/**
 * Copies the records to a second name and leaves the first one in place, so that a crash before the restored file has it
 * leaves the records as they were. Their WAL moves first, because SQLite would read it into the restored file.
 */
function keepBeside(file: string, aside: string): void {
  copyFileSync(file, aside, constants.COPYFILE_FICLONE);
  ownerOnly(aside);
  syncFile(aside);
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${aside}${suffix}`);
  }
}
