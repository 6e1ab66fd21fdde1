import { KioskError } from '../../shared/errors.ts';
import type { StaffId } from '../../shared/ids.ts';
import type { Restore } from '../backups/restore.ts';
import type { KioskLock } from '../lock/lock.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

export interface RestoreParts {
  /** @throws why the studio is not open */
  readonly studio: () => Pick<Studio, 'account' | 'deps'>;
  /** Returns the KioskError that keeps the studio shut; null when there is none. */
  readonly error: () => KioskError | null;
  readonly staff: Pick<Staff, 'demand'>;
  readonly restore: Restore;
  readonly lock: Pick<KioskLock, 'isOn'>;
  /** Returns the folder of the studio's backups; empty for none. */
  readonly knownFolder: () => Promise<string>;
}

/**
 * Handles restoring. It needs a supervisor while the studio is open, and no PIN while its records are missing or damaged,
 * because the PINs are in them. On a locked kiosk only backups under this computer's key are restored without one.
 */
export function restoreHandlers({ studio, error, staff, restore, lock, knownFolder }: RestoreParts) {
  const isLost = (): boolean => {
    const shutBy = error();
    const isGone = shutBy?.code === 'RECORDS_MISSING' || shutBy?.code === 'RECORDS_DAMAGED';
    return isGone && shutBy.details['mode'] === 'account';
  };
  /** @throws KioskError SUPERVISOR_REQUIRED; WRONG_STEP in practice without a recovery key; why the studio is shut */
  function demand(typed: string): StaffId | null {
    if (isLost()) return null;
    const allowedBy = staff.demand();
    if (studio().account === null && typed === '')
      throw new KioskError('WRONG_STEP', 'practice has no backups');
    return allowedBy;
  }
  return {
    async backupFolder() {
      demand('');
      return knownFolder();
    },
    listBackups(from) {
      demand(from.typed);
      return restore.list(from);
    },
    newerThanBackup(chosen) {
      demand(chosen.typed);
      return restore.newer(chosen);
    },
    async restoreBackup(chosen) {
      const allowedBy = demand(chosen.typed);
      // Records under another key have other people's PINs, and would unlock the kiosk for the person who brings them (decision 161).
      const answer = await restore.restore({ ...chosen, ownKeyOnly: isLost() && lock.isOn() });
      if (answer === 'restored') studio().deps.note('backup-restored', { allowedBy });
      return answer;
    },
  } satisfies Partial<Handlers>;
}
