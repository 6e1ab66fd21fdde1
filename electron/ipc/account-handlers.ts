import { KioskError } from '../../shared/errors.ts';
import type { AccountView } from '../../shared/model.ts';
import { accountSecrets } from '../secrets/account.ts';
import type { SecretStore } from '../secrets/store.ts';
import { createServiceClient } from '../service/client.ts';
import type { Studio } from '../studio.ts';
import type { Handlers } from './handle.ts';

/** Settings and the studio's account. The page hears whether there is one, and never what it is. */
export function accountHandlers(
  studio: () => Studio,
  tools: { readonly secrets: SecretStore; readonly reopen: () => Promise<void> },
): Pick<Handlers, 'settings' | 'saveSettings' | 'account' | 'connectAccount' | 'disconnectAccount'> {
  const view = (): AccountView => {
    const { account } = studio();
    if (account === null) return { connected: false, region: null, host: null };
    return { connected: true, region: account.region, host: new URL(account.baseUrl).host };
  };
  const refuseWhileCallsAreOpen = (): void => {
    if (studio().deps.records.calls.anyOpen()) {
      throw new KioskError('CALL_OPEN', 'a call is on its way or of unknown outcome');
    }
  };

  return {
    settings: () => studio().deps.settings.get(),
    saveSettings: ({ settings }) => studio().deps.settings.save(settings),
    account: view,
    async connectAccount(account) {
      refuseWhileCallsAreOpen();
      await createServiceClient({ account }).accountStatus();
      const secrets = accountSecrets(tools.secrets);
      const before = await secrets.read();
      await secrets.write(account);
      try {
        await tools.reopen();
      } catch (error) {
        await (before === null ? secrets.remove() : secrets.write(before));
        throw error;
      }
      return view();
    },
    async disconnectAccount() {
      refuseWhileCallsAreOpen();
      await accountSecrets(tools.secrets).remove();
      await tools.reopen();
      return view();
    },
  };
}
