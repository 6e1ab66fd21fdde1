import { KioskError } from '../../shared/errors.ts';
import type { Backups } from '../backups/backups.ts';
import type { Staff } from '../staff/types.ts';
import type { Studio } from '../studio/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the backups of the studio. Practice has none. */
export function backupHandlers(studio: () => Pick<Studio, 'backups' | 'deps'>, staff: Staff) {
  const backups = (): Backups => {
    const found = studio().backups;
    if (found === null) throw new KioskError('WRONG_STEP', 'no backups are made here');
    return found;
  };
  return {
    async chooseBackupFolder({ folder }) {
      const allowedBy = staff.demand();
      backups().refuseOwn(folder);
      // First: the choice begins a backup of everything into that folder.
      studio().deps.note('settings-changed', { allowedBy, settings: ['backupFolder'] });
      await backups().choose(folder);
      return null;
    },
    backUpNow() {
      const made = backups();
      studio().deps.note('backup-made', {});
      made.start();
      return null;
    },
  } satisfies Partial<Handlers>;
}
