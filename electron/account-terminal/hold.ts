import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import { holdFolder } from '../instance-lock.ts';
import { modePaths } from '../paths.ts';
import { hasOpenCalls } from '../records/calls/open-calls.ts';
import { recordsKeyOf, type RecordsKey } from '../records/file/key.ts';
import type { SecretStore } from '../secrets/store.ts';
import { vaultKey } from '../secrets/vault-key.ts';

/**
 * Does `work` while no kiosk runs on this folder and none can start: a running kiosk would go on with the
 * account it has, and one of its calls might be on its way. A folder that does not exist has no kiosk.
 * @throws KioskError RECORDS_BUSY while a kiosk runs, CALL_OPEN while a call is open, RECORDS_* or
 * KEYCHAIN_UNAVAILABLE when that cannot be read
 */
export async function whileClosed<T>(
  dataDir: string,
  secrets: SecretStore,
  work: () => Promise<T>,
): Promise<T> {
  if (!existsSync(dataDir)) return work();
  const release = holdFolder(dataDir);
  try {
    const { records } = modePaths(dataDir, 'account');
    const key = async (): Promise<RecordsKey> => recordsKeyOf(await vaultKey(secrets, { create: false }));
    if (await hasOpenCalls(records, key)) {
      throw new KioskError('CALL_OPEN', 'a call is open in the records');
    }
    return await work();
  } finally {
    release();
  }
}
