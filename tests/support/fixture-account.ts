/** The account and the staff of the in-memory main process. */
import { KioskError } from '../../shared/errors.ts';
import type { AccountStatusView, AccountView, SupervisorView } from '../../shared/model/account.ts';
import type { StaffId } from '../../shared/ids.ts';
import type { CounterView, StaffMember } from '../../shared/model/staff.ts';
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
  supervisor: {
    ...{ possible: true, pinSet: false, people: [], who: null },
    ...{ unlocked: false, unlockedForSeconds: 0 },
  },
  studioWaits: false,
};

export const asha: StaffMember = {
  ...{ id: `stf_${'a1'.repeat(16)}`, name: 'Asha', role: 'supervisor', active: true, hasPin: true },
};

const bo: StaffMember = { ...asha, id: `stf_${'b2'.repeat(16)}`, name: 'Bo', role: 'staff' };
const chris: StaffMember = {
  ...bo,
  id: `stf_${'c3'.repeat(16)}`,
  name: 'Chris',
  active: false,
  hasPin: false,
};
const team: readonly StaffMember[] = [asha, bo, chris];

/** A supervisor with a PIN who has not entered it. */
export const locked: SupervisorView = {
  ...noAccount.supervisor,
  ...{ pinSet: true, people: [{ id: asha.id, name: asha.name }] },
};
export const unlocked: SupervisorView = {
  ...locked,
  ...{ who: asha.id, unlocked: true, unlockedForSeconds: 600 },
};

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
  | 'counter'
  | 'signIn'
  | 'lockCounter'
  | 'staff'
  | 'addStaff'
  | 'changeStaff'
  | 'setStaffPin'
  | 'deactivateStaff'
  | 'unlockSupervisor'
  | 'lockSupervisor'
> {
  let account = first;
  let kept = pin;
  let signedIn: StaffId | null = pin === '' ? null : asha.id;
  let people: readonly StaffMember[] = pin === '' ? [] : team;
  const counter = (): CounterView => {
    const able = people.filter(({ hasPin }) => hasPin);
    const locked = able.length > 0 && signedIn === null;
    return {
      ...{ people: able, who: signedIn, locked, kioskLocked: false },
      lockAfterMinutes: able.length > 1 ? 5 : null,
    };
  };
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
    counter,
    lockCounter: () => {
      signedIn = null;
      return counter();
    },
    signIn: ({ staffId, pin: tried }) => {
      if (tried !== kept) throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 4 });
      signedIn = staffId;
      return counter();
    },
    staff: () => people,
    addStaff: ({ pin: first, ...person }) => {
      if (!account.supervisor.pinSet) {
        kept = first;
        supervise(unlocked);
      }
      const id = people.length === 0 ? asha.id : bo.id;
      return (people = [...people, { ...person, id, active: true, hasPin: true }]);
    },
    changeStaff: ({ staffId, ...change }) =>
      (people = people.map((one) => (one.id === staffId ? { ...one, ...change } : one))),
    setStaffPin: ({ currentPin, newPin }) => {
      if (currentPin !== '' && currentPin !== kept)
        throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 4 });
      if (currentPin !== '') kept = newPin;
      return people;
    },
    deactivateStaff: ({ staffId }) =>
      (people = people.map((one) => (one.id === staffId ? { ...one, active: false, hasPin: false } : one))),
    unlockSupervisor: ({ pin: tried }) => {
      if (tried !== kept) throw new KioskError('PIN_WRONG', 'wrong', { triesLeft: 4 });
      return supervise(unlocked);
    },
    lockSupervisor: () => supervise(locked),
  };
}
