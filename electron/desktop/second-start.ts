import { app } from 'electron';
import { startAgainCode } from '../lock/exit-code.ts';
import { readLock } from '../lock/lock-file.ts';

/** Wait before a second start of a locked kiosk ends, ms. The system starts it again each time, and a start costs a second's work. */
const waitMs = 10_000;

/**
 * Ends a second start, which touches no data. On a computer whose kiosk is locked, the first one may have been started by an
 * installer and this one by the unit, agent or shell that starts Headroom again. Code 0 would tell it that a supervisor has left,
 * and after the next crash nothing would start Headroom. So it ends with the code after which it is started again.
 */
export async function endSecondStart(): Promise<void> {
  if (await isLocked()) setTimeout(() => app.exit(startAgainCode), waitMs);
  else app.quit();
}

/** A file that cannot be read may be that of a locked kiosk. */
const isLocked = (): Promise<boolean> => readLock(app.getPath('userData')).catch(() => true);
