import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { KioskError } from '../../../shared/errors.ts';
import { whileHeldSync } from '../../held-files.ts';
import { programBeside } from '../../work/beside.ts';
import { askThread } from '../../work/thread.ts';
import { connectForReading } from './connect.ts';
import type { CopyAnswer, CopyTask } from './copy-worker.ts';
import { ownerOnly, syncFolderOf, syncFile } from './durable.ts';
import { translateFile } from '../errors.ts';
import { checkPages, inspect } from './inspect.ts';
import type { RecordsKey } from './key.ts';

/**
 * Copies the records while they are in use. A thread writes the copy under a temporary name and checks it; then it is
 * renamed, so an older copy stays until the new one is complete. The copy is a single file with the same key, without a
 * WAL. SQLite's own `backup` is not used: before version 2.7 of the cipher it can deliver damaged copies (decision 97).
 */
export async function backupTo(file: string, key: RecordsKey, target: string): Promise<void> {
  const part = `${target}.part`;
  try {
    removeCopy(part);
    const task: CopyTask = { file, key, part };
    const failure = await askThread<CopyAnswer>(programBeside(import.meta.url, './copy-worker'), task).answer;
    if (failure !== null) throw new KioskError(failure.code, failure.message, failure.details);
    ownerOnly(part);
    syncFile(part);
    whileHeldSync(() => renameSync(part, target));
    syncFolderOf(target);
  } catch (error) {
    removeCopy(part);
    throw translateFile(error);
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
export function restoreFrom(
  { backup, file, key }: { readonly backup: string; readonly file: string; readonly key: RecordsKey },
  newest: number,
  at: Date,
): string | null {
  inspect(backup, newest, key);
  const part = `${file}.part`;
  removeCopy(part);
  const source = connectForReading(backup, key);
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
