/** Makes a backup and copies the records before another version of the program is installed. */
import { KioskError } from '../../shared/errors.ts';
import { copyAside } from '../backups/copy-aside.ts';
import { removeAside } from '../backups/set-aside.ts';
import type { Clock } from '../clock.ts';
import { modePaths } from '../paths.ts';
import { copiedModes, type Copies } from './journal.ts';
import { troubleOf, UpdateFailure } from './trouble.ts';
import type { UpdatedStudio } from './types.ts';

/** Makes a backup, where a folder for backups is chosen. @throws UpdateFailure `no-backup` */
export async function backUp(
  { backups, pagesChecked }: Pick<UpdatedStudio, 'backups' | 'pagesChecked'>,
  clock: Clock,
): Promise<void> {
  if (backups === null || backups.view().folder === '') return;
  await pagesChecked();
  await backups.atRest();
  const begun = clock.now().getTime();
  backups.start();
  await backups.atRest();
  const { last, failure } = backups.view();
  const isMade = last !== null && Date.parse(last.at) >= begun;
  if (!isMade || (failure !== null && Date.parse(failure.at) >= begun)) throw new UpdateFailure('no-backup');
}

/**
 * Copies the records of practice and of the studio, or leaves no copy. The mode that is not open has no writer, so its file is copied as it is.
 * @throws UpdateFailure `disk-full`, `no-copy`; the file system's errors where a copy could not be removed
 */
export async function copyAll(
  dataDir: string,
  { mode: openMode, copyTo }: Pick<UpdatedStudio, 'mode' | 'copyTo'>,
  clock: Clock,
): Promise<Copies> {
  const copies: Copies = {};
  for (const mode of copiedModes) {
    try {
      const { records } = modePaths(dataDir, mode);
      const name = await copyAside(records, clock.now(), mode === openMode ? copyTo : null);
      // The drive of the records was unplugged, or their folder was moved.
      if (name === null && mode === openMode) throw new Error('the open records are not on the disk');
      if (name !== null) copies[mode] = name;
    } catch (error) {
      await removeAll(dataDir, copies);
      const isFull =
        troubleOf(error) === 'disk-full' || (error instanceof KioskError && error.code === 'DISK_FULL');
      throw new UpdateFailure(isFull ? 'disk-full' : 'no-copy', { cause: error });
    }
  }
  return copies;
}

/** Each further attempt would otherwise leave one more copy on a disk that is short of space. */
async function removeAll(dataDir: string, copies: Copies): Promise<void> {
  for (const mode of copiedModes) {
    const name = copies[mode];
    if (name !== undefined) await removeAside(modePaths(dataDir, mode).records, { name });
  }
}
