import type { AccountView } from '../../shared/model/account.ts';
import type { StudioSettings } from '../../shared/model/settings.ts';
import type { Account } from '../account/account.ts';
import type { Recovery } from '../account/recovery.ts';
import { supervisedChanges } from '../account/settings-guard.ts';
import type { Studio } from '../studio/types.ts';
import type { Staff } from '../staff/types.ts';
import type { Handlers } from './handle.ts';

/** Settings that say what customers pay. */
const priceSettings: readonly (keyof StudioSettings)[] = ['prices', 'sheetPrices', 'items', 'retouchItemId'];

/**
 * Handles settings, the studio's account and what a supervisor unlocks. The page learns whether there is an account or a
 * PIN, never its secret.
 *
 * @param settingsChanged called when settings have been saved
 */
export function accountHandlers(
  studio: () => Pick<Studio, 'deps'>,
  account: Account,
  staff: Staff,
  recovery: Recovery,
  settingsChanged: () => void,
) {
  const viewAfter = async (work: Promise<void>): Promise<AccountView> => {
    await work;
    return account.view();
  };

  return {
    settings: () => studio().deps.settings.get(),
    saveSettings({ settings }) {
      const before = studio().deps.settings.get();
      // Only the recovery key proves that staff have it; the first run and files of set-up have calls of their own.
      const { recoveryKeyProvenAt, setUp, givenPrefixes } = before;
      const next = { ...settings, recoveryKeyProvenAt, setUp, givenPrefixes };
      const changed = supervisedChanges(before, next);
      const allowedBy = changed.length === 0 ? null : staff.demand();
      const { records, note } = studio().deps;
      const saved = records.transaction(() => {
        const ofPrices = changed.filter((name) => priceSettings.includes(name));
        const others = changed.filter((name) => !priceSettings.includes(name));
        if (ofPrices.length > 0) note('prices-changed', { allowedBy, settings: ofPrices });
        if (others.length > 0) note('settings-changed', { allowedBy, settings: others });
        return studio().deps.settings.save(next);
      });
      settingsChanged();
      return saved;
    },
    account: () => account.view(),
    accountStatus: () => account.status(),
    connectAccount: (asked) => viewAfter(account.connect(asked)),
    disconnectAccount: () => viewAfter(account.disconnect()),
    recoveryKey: () => recovery.show(),
    printRecoveryKey: () => recovery.print(),
    proveRecoveryKey: ({ typed }) => recovery.prove(typed),
    unlockSupervisor: ({ staffId, pin }) => viewAfter(staff.unlock(staffId, pin)),
    lockSupervisor() {
      staff.lock();
      return account.view();
    },
  } satisfies Partial<Handlers>;
}
