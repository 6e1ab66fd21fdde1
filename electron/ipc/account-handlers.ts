import type { AccountView } from '../../shared/model.ts';
import type { Account } from '../account/account.ts';
import { needsSupervisor } from '../account/settings-guard.ts';
import type { Studio } from '../studio.ts';
import type { Supervisor } from '../supervisor/supervisor.ts';
import type { Handlers } from './handle.ts';

type Answered =
  | 'settings'
  | 'saveSettings'
  | 'account'
  | 'accountStatus'
  | 'connectAccount'
  | 'disconnectAccount'
  | 'setPin'
  | 'unlockSupervisor'
  | 'lockSupervisor';

/**
 * Settings, the studio's account and its supervisor. The page hears whether there is one, and never what it is.
 *
 * @param settingsChanged told when settings have been saved
 */
export function accountHandlers(
  studio: () => Studio,
  account: Account,
  supervisor: Supervisor,
  settingsChanged: () => void,
): Pick<Handlers, Answered> {
  const viewAfter = async (work: Promise<void>): Promise<AccountView> => {
    await work;
    return account.view();
  };
  /** In practice without a keychain no PIN can be kept, and nothing there is anyone's. */
  const demandForSettings = async (): Promise<void> => {
    const free = studio().account === null && !(await supervisor.view()).possible;
    if (!free) await supervisor.demand();
  };

  return {
    settings: () => studio().deps.settings.get(),
    async saveSettings({ settings }) {
      if (needsSupervisor(studio().deps.settings.get(), settings)) await demandForSettings();
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
  };
}
