import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import { holdFolder } from '../instance-lock.ts';
import { modePaths } from '../paths.ts';
import { hasOpenCalls } from '../records/open-calls.ts';

/**
 * Does `work` while no kiosk runs on these folders and none can start: one that is running goes on with the account it
 * has, and a call of that account may be on its way.
 * @throws KioskError RECORDS_BUSY while a kiosk runs, CALL_OPEN while a call is open, RECORDS_* when that cannot be read
 */
export async function whileClosed<T>(dataDirs: readonly string[], work: () => Promise<T>): Promise<T> {
  const releases: (() => void)[] = [];
  try {
    for (const dataDir of dataDirs.filter((dir) => existsSync(dir))) {
      releases.push(holdFolder(dataDir));
      if (hasOpenCalls(modePaths(dataDir, 'account').records)) {
        throw new KioskError('CALL_OPEN', 'a call is open in the records');
      }
    }
    return await work();
  } finally {
    for (const release of releases) release();
  }
}
