import type { KioskLock } from './lock.ts';

/**
 * Exit code of a locked kiosk that no supervisor has left. What started the program starts it again after every code but
 * 0 (docs/kiosk-lock.md). The number is `EX_TEMPFAIL` of sysexits.h.
 */
export const startAgainCode = 75;

/** @param code of the kiosk while it is not locked */
export const exitCodeOf = (lock: Pick<KioskLock, 'isOn' | 'hasLeft'>, code: number): number =>
  lock.hasLeft() ? 0 : lock.isOn() ? startAgainCode : code;
