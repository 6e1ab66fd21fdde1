import type { KioskLockView } from '../../shared/model/kiosk-lock.ts';
import { KioskError } from '../../shared/errors.ts';
import type { KioskLock } from '../lock/lock.ts';
import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Handles the lock of this computer's kiosk. */
export function kioskLockHandlers(studio: () => Pick<Studio, 'deps'>, staff: Staff, lock: KioskLock) {
  const view = (): KioskLockView => ({ on: lock.isOn() });
  return {
    kioskLock: view,
    async setKioskLock({ on }) {
      // Without a PIN nobody could leave, and anyone could unlock.
      const allowedBy = staff.demandWithPin().id;
      studio().deps.note('settings-changed', { allowedBy, settings: ['kioskLock'] });
      await lock.set(on);
      return view();
    },
    lockGaps: () => lock.gaps(),
    async keepScreen({ screen }) {
      if (lock.isOn()) await lock.screen.keep(screen);
    },
    keptScreen: () => (lock.isOn() ? lock.screen.get() : null),
    async leaveHeadroom({ staffId, pin }) {
      if (!lock.isOn()) throw new KioskError('WRONG_STEP', 'the kiosk is not locked');
      await staff.unlock(staffId, pin);
      studio().deps.note('left', { person: staffId });
      lock.leave();
    },
  } satisfies Partial<Handlers>;
}
