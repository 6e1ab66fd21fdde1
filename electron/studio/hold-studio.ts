import { KioskError } from '../../shared/errors.ts';
import { finishRestore } from '../backups/finish-restore.ts';
import type { RestoreOptions } from '../backups/restore.ts';
import type { Opening } from '../opening.ts';
import type { ModePaths } from '../paths.ts';
import { orIfUnread } from '../records/unread.ts';

/**
 * Holds the studio while a backup takes the place of its data. Practice goes on beside that data, which nobody has open then.
 * @param paths of the studio's own data
 */
export function holdStudio(
  opening: Pick<Opening, 'open' | 'shut' | 'again'>,
  { records, vault }: ModePaths,
): Pick<RestoreOptions, 'hold' | 'finishEarlier'> {
  const inPractice = (): boolean => opening.open?.account === null;
  const finish = async (): Promise<void> => void (await finishRestore(records, vault));
  return {
    finishEarlier: async () => {
      if (inPractice()) await finish();
    },
    hold() {
      if (inPractice()) return { release: () => undefined, replace: finish };
      const before = opening.open;
      // Damaged records may not say whether a paid call is open. That is no reason to keep them.
      orIfUnread(undefined, () => before?.door.shut());
      return {
        release: () => before?.door.open(),
        async replace() {
          if (before !== null) {
            opening.shut(
              new KioskError('RECORDS_CHECKING', 'A backup is being put in place.', { reason: 'restore' }),
            );
            await before.close();
          }
          await opening.again();
        },
      };
    },
  };
}
