/** Makes a backup and copies the records before another version of the program is installed. */
import { KioskError } from '../../shared/errors.ts';
import { copyAside } from '../backups/copy-aside.ts';
import type { Clock } from '../clock.ts';
import { modePaths } from '../paths.ts';
import { copiedModes, type Copies } from './journal.ts';
import { troubleOf, UpdateFailure } from './trouble.ts';
import type { UpdatedStudio } from './types.ts';

/** Makes a backup, where a folder for backups is chosen. @throws UpdateFailure `no-backup` */
export async function backUp({ backups }: Pick<UpdatedStudio, 'backups'>, clock: Clock): Promise<void> {
  if (backups === null || backups.view().folder === '') return;
  await backups.atRest();
  const begun = clock.now().getTime();
  backups.start();
  await backups.atRest();
  const { last, failure } = backups.view();
  const isMade = last !== null && Date.parse(last.at) >= begun;
  if (!isMade || (failure !== null && Date.parse(failure.at) >= begun)) throw new UpdateFailure('no-backup');
}

/**
 * Copies the records of practice and of the studio. The mode that is not open has no writer, so its file is copied as it is.
 * @throws UpdateFailure `disk-full`, `no-copy`
 */
export async function copyAll(
  dataDir: string,
  { mode: openMode, copyTo }: Pick<UpdatedStudio, 'mode' | 'copyTo'>,
  clock: Clock,
): Promise<Copies> {
  const copies: Copies = {};
  for (const mode of copiedModes) {
    const { records } = modePaths(dataDir, mode);
    try {
      const name = await copyAside(records, clock.now(), mode === openMode ? copyTo : null);
      if (name !== null) copies[mode] = name;
    } catch (error) {
      const isFull =
        troubleOf(error) === 'disk-full' || (error instanceof KioskError && error.code === 'DISK_FULL');
      throw new UpdateFailure(isFull ? 'disk-full' : 'no-copy', { cause: error });
    }
  }
  return copies;
}
