import type { ArgsOf } from '../../shared/contract.ts';
import type { AccountStatusView, AccountView } from '../../shared/model/account.ts';
import type { Clock } from '../clock.ts';
import { accountSecrets, cleanAccount, type AccountSecrets } from '../secrets/account.ts';
import type { SecretStore } from '../secrets/store.ts';
import { createServiceClient } from '../service/client.ts';
import type { Studio } from '../studio/types.ts';
import { supervisorEntry, type KeptSupervisor } from '../staff/kept-supervisor.ts';
import type { Staff } from '../staff/types.ts';
import { askStatus } from './status.ts';

/** Changes the keychain's entry, and changes it back when the studio of the new entry does not open. */
export interface EntryChange {
  make(): Promise<void>;
  undo(): Promise<void>;
}

export interface Account {
  view(): AccountView;
  /** @throws ServiceFailure */
  status(): Promise<AccountStatusView>;
  /**
   * Keeps an account that the service has accepted, and opens its studio. If the service refuses it, nothing
   * changes.
   * @throws KioskError PIN_NOT_SET, SUPERVISOR_REQUIRED, CALL_OPEN, INVALID_INPUT, KEYCHAIN_UNAVAILABLE,
   * RECORDS_*
   * @throws ServiceFailure
   */
  connect(asked: ArgsOf<'connectAccount'>): Promise<void>;
  /** @throws KioskError SUPERVISOR_REQUIRED, KIOSK_LOCKED, CALL_OPEN, KEYCHAIN_UNAVAILABLE, RECORDS_* */
  disconnect(): Promise<void>;
}

export interface AccountOptions {
  readonly studio: () => Pick<Studio, 'account' | 'capabilities' | 'deps' | 'door'>;
  readonly staff: Staff;
  readonly secrets: SecretStore;
  readonly clock: Clock;
  /** Returns whether there are records of a studio with an account. */
  readonly hasStudio: () => boolean;
  /** Blocks new paid calls, changes the entry, and opens the studio of the new entry. */
  readonly changeStudio: (change: EntryChange) => Promise<void>;
}

/** Manages the studio's account at the photo service. Its key and secret come in here and never go out. */
export function createAccount(options: AccountOptions): Account {
  const { studio, staff, secrets, clock, hasStudio, changeStudio } = options;
  const kept = accountSecrets(secrets);

  const put = async (entry: AccountSecrets | null): Promise<void> => {
    await (entry === null ? kept.remove() : kept.write(entry));
  };
  /** @param supervisor is a supervisor in the other records too, unless they have one; null while nobody has a PIN */
  const replaceBy = async (next: AccountSecrets | null, supervisor: KeptSupervisor | null): Promise<void> => {
    const before = await kept.read();
    await changeStudio({
      async make() {
        // First, so that the other studio never opens without a supervisor, even after a crash.
        if (supervisor !== null) await secrets.set('supervisor', supervisorEntry(supervisor));
        await put(next);
      },
      async undo() {
        await put(before);
        await secrets.remove('supervisor');
      },
    });
  };

  return {
    view() {
      const { account, capabilities } = studio();
      return {
        connected: account !== null,
        region: account?.region ?? null,
        host: hostOf(account?.baseUrl),
        headshotHost: hostOf(account?.headshotBaseUrl),
        capabilities: capabilities.view(),
        supervisor: staff.supervisor(),
        studioWaits: account === null && hasStudio(),
      };
    },
    status() {
      const { service, practice } = studio().deps;
      return askStatus(service.client, { practice, clock });
    },
    async connect({ headshotBaseUrl, ...asked }) {
      // A studio that waits has supervisors of its own, so practice needs none.
      const needsNone = studio().account === null && hasStudio() && !staff.supervisor().pinSet;
      const supervisor = needsNone ? null : staff.demandWithPin();
      // Refuses early, with the clearer error; the check is repeated once new calls are blocked.
      studio().door.refuseOpenCalls();
      const account = cleanAccount({
        ...asked,
        headshotBaseUrl: headshotBaseUrl.trim() === '' ? null : headshotBaseUrl,
        connectedAt: clock.now().toISOString(),
      });
      await createServiceClient({ account }).accountStatus();
      await replaceBy(account, supervisor);
      studio().deps.note('account-connected', { allowedBy: supervisor?.id ?? null });
    },
    async disconnect() {
      const supervisor = staff.demand() === null ? null : staff.demandWithPin();
      // In the records of the account, which are shut afterwards.
      studio().deps.note('account-disconnected', { allowedBy: supervisor?.id ?? null });
      await replaceBy(null, supervisor);
    },
  };
}

const hostOf = (address: string | null | undefined): string | null =>
  address === null || address === undefined ? null : new URL(address).host;
