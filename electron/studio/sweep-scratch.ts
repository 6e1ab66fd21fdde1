import type { Log } from '../log.ts';
import type { Scratch } from '../scratch.ts';

/** Removes the working copies that a killed kiosk left behind, and logs how many. */
export async function sweepScratch(scratch: Scratch, log: Log): Promise<void> {
  const { removed, held } = await scratch.sweep();
  if (removed > 0) log.info({ folders: removed }, 'removed working copies that a stopped kiosk had left');
  if (held > 0)
    log.warn({ folders: held }, 'working copies could not be removed: another program has them open');
}
