/** The account and the supervisor of the in-memory main process. */
import { KioskError } from '../../shared/errors.ts';
import type { AccountStatusView, AccountView } from '../../shared/model/account.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';

export const statusOfAccount: AccountStatusView = {
  practice: false,
  health: { word: 'GOOD', good: true },
  accountStatus: 'SUBSCRIBED',
  freeTrialEndsAt: null,
  subscription: {
    status: 'SUBSCRIPTION_COMPLETE',
    resetsAt: '2026-12-01T00:00:00.000Z',
    previews: { quota: 500, remaining: 182 },
    photos: { quota: 300, remaining: 96 },
  },
  checkedAt: '2026-11-21T10:00:00.000Z',
};

export const noAccount: AccountView = {
  connected: false,
  region: null,
  host: null,
  headshotHost: null,
  capabilities: { aiEdit: 'unknown', headshots: 'unknown', faceMatch: 'unknown' },
  supervisor: { possible: true, pinSet: false, unlocked: false, unlockedForSeconds: 0, lockedForSeconds: 0 },
};

const open = { unlocked: true, unlockedForSeconds: 600 };
const shut = { unlocked: false, unlockedForSeconds: 0 };

/**
 * @param first the account when the kiosk starts
 * @param pin the PIN that is set then
 */
export function fixtureAccount(
  first: AccountView = noAccount,
  pin = '',
): Pick<
  FixtureAnswers,
  | 'account'
  | 'accountStatus'
  | 'connectAccount'
  | 'disconnectAccount'
  | 'setPin'
  | 'unlockSupervisor'
  | 'lockSupervisor'
> {
  let account = first;
  let kept = pin;
  const change = (more: Partial<AccountView>): AccountView => (account = { ...account, ...more });
  const supervise = (more: Partial<AccountView['supervisor']>): AccountView =>
    change({ supervisor: { ...account.supervisor, ...more } });
  return {
    account: () => account,
    accountStatus: () => ({ ...statusOfAccount, practice: !account.connected }),
    connectAccount: ({ region, baseUrl, headshotBaseUrl, apiSecret }) => {
      if (!account.supervisor.pinSet) throw new KioskError('PIN_NOT_SET', 'no PIN');
      if (!account.supervisor.unlocked) throw new KioskError('SUPERVISOR_REQUIRED', 'locked');
      if (apiSecret !== 'right') throw new KioskError('SERVICE_CREDENTIALS', 'refused');
      const headshotHost = headshotBaseUrl === '' ? null : new URL(headshotBaseUrl).host;
      return change({ connected: true, region, host: new URL(baseUrl).host, headshotHost });
    },
    disconnectAccount: () => change({ connected: false, region: null, host: null, headshotHost: null }),
    setPin: ({ currentPin, newPin }) => {
      if (currentPin !== kept) throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 4 });
      kept = newPin;
      return supervise({ pinSet: true, ...open });
    },
    unlockSupervisor: ({ pin: tried }) => {
      if (tried !== kept) throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 4 });
      return supervise(open);
    },
    lockSupervisor: () => supervise(shut),
  };
}
