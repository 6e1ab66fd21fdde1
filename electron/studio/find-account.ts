import { existsSync } from 'node:fs';
import { KioskError } from '../../shared/errors.ts';
import type { KioskStatus } from '../../shared/model/status.ts';
import { modePaths, type ModePaths } from '../paths.ts';
import { markOf } from '../records/mark/mark-file.ts';
import { accountSecrets, type AccountSecrets } from '../secrets/account.ts';
import type { StudioOptions } from './types.ts';

/** The account that the keychain held at the start. */
export interface FoundAccount {
  /** Null in practice. */
  readonly account: AccountSecrets | null;
  readonly practiceReason: KioskStatus['practiceReason'];
}

/**
 * Opens practice when no account is kept, and when there is neither a keychain nor data of an account. Otherwise a
 * studio would take its orders in practice while its keychain is away.
 * @throws KioskError KEYCHAIN_UNAVAILABLE
 */
export async function findAccount({
  secrets,
  dataDir,
  log,
}: Pick<StudioOptions, 'secrets' | 'dataDir' | 'log'>): Promise<FoundAccount> {
  try {
    const account = await accountSecrets(secrets).read();
    return { account, practiceReason: account === null ? 'no-account' : null };
  } catch (error) {
    if (!(error instanceof KioskError) || error.details['reason'] !== 'missing') throw error;
    if (hasData(modePaths(dataDir, 'account'))) throw error;
    log.warn(
      { code: error.code, ...error.details },
      'there is no keychain, and no account was ever connected',
    );
    return { account: null, practiceReason: 'no-keychain' };
  }
}

const hasData = ({ records, vault }: ModePaths): boolean =>
  [records, `${records}-wal`, markOf(records), vault].some((path) => existsSync(path));
