import type { AccountView } from '../../shared/model/account.ts';
import type { Account } from '../account/account.ts';
import { needsSupervisor } from '../account/settings-guard.ts';
import type { Studio } from '../studio/types.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import { demandSupervisor } from './demand-supervisor.ts';
import type { Handlers } from './handle.ts';

/**
 * Handles settings, the studio's account and its supervisor. The page learns whether there is an account or a
 * PIN, never its secret.
 *
 * @param settingsChanged called when settings have been saved
 */
export function accountHandlers(
  studio: () => Pick<Studio, 'deps' | 'account'>,
  account: Account,
  supervisor: Supervisor,
  settingsChanged: () => void,
) {
  const viewAfter = async (work: Promise<void>): Promise<AccountView> => {
    await work;
    return account.view();
  };

  return {
    settings: () => studio().deps.settings.get(),
    async saveSettings({ settings }) {
      if (needsSupervisor(studio().deps.settings.get(), settings)) {
        await demandSupervisor(studio(), supervisor);
      }
      const saved = studio().deps.settings.save(settings);
      settingsChanged();
      return saved;
    },
    account: () => account.view(),
    accountStatus: () => account.status(),
    connectAccount: (asked) => viewAfter(account.connect(asked)),
    disconnectAccount: () => viewAfter(account.disconnect()),
    setPin: ({ currentPin, newPin }) => viewAfter(supervisor.setPin(currentPin, newPin)),
    unlockSupervisor: ({ pin }) => viewAfter(supervisor.unlock(pin)),
    lockSupervisor() {
      supervisor.lock();
      return account.view();
    },
  } satisfies Partial<Handlers>;
}
