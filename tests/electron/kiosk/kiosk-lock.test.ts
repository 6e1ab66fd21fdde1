/** The lock of a whole kiosk, called as its page calls it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffId } from '../../../shared/ids.ts';
import { openKiosk, type OpenKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

const pin = '4821';
let dataDir: string;
let kiosk: OpenKiosk;
const leave = vi.fn();

beforeEach(async () => {
  leave.mockClear();
  dataDir = tempFolder();
  kiosk = await openKiosk({ dataDir });
  kiosk.kiosk.lock.attach({ leave });
});
afterEach(() => kiosk.close());

async function addSupervisor(name = 'Asha'): Promise<StaffId> {
  const people = await kiosk.call('addStaff', { name, role: 'supervisor', pin });
  const added = people.find((person) => person.name === name);
  if (added === undefined) throw new Error('nobody was added');
  return added.id;
}
const acts = async (): Promise<readonly string[]> =>
  (
    await kiosk.call('auditLog', { person: null, act: null, day: null, customer: null, before: null })
  ).entries.map(({ act }) => act);

it('is not locked by a studio that has no PIN: nobody could leave', async () => {
  expect(await rejectionOf(kiosk.call('setKioskLock', { on: true }))).toBe('PIN_NOT_SET');
  expect(await kiosk.call('kioskLock')).toMatchObject({ on: false });
});

it('is locked and unlocked by a supervisor only, and the audit log says so', async () => {
  await addSupervisor();
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('setKioskLock', { on: true }))).toBe('SUPERVISOR_REQUIRED');

  const [supervisor] = (await kiosk.call('account')).supervisor.people;
  await kiosk.call('unlockSupervisor', { staffId: supervisor?.id ?? 'stf_', pin });
  expect(await kiosk.call('setKioskLock', { on: true })).toMatchObject({ on: true });
  expect((await kiosk.call('counter')).kioskLocked).toBe(true);
  expect((await acts())[0]).toBe('settings-changed');

  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('setKioskLock', { on: false }))).toBe('SUPERVISOR_REQUIRED');
});

it('tells the page and the host at once', async () => {
  await addSupervisor();
  const heard = vi.fn();
  kiosk.kiosk.on(heard);
  await kiosk.call('setKioskLock', { on: true });
  expect(heard).toHaveBeenCalledWith('counterChanged', expect.objectContaining({ kioskLocked: true }));
  expect(kiosk.kiosk.lock.isOn()).toBe(true);
});

it('is still locked after a restart, before any records are open', async () => {
  await addSupervisor();
  await kiosk.call('setKioskLock', { on: true });
  await kiosk.close();
  kiosk = await openKiosk({ dataDir });
  expect(kiosk.kiosk.lock.isOn()).toBe(true);
});

it('is left with the PIN, although a supervisor has unlocked the settings already', async () => {
  const staffId = await addSupervisor();
  await kiosk.call('setKioskLock', { on: true });
  expect(await rejectionOf(kiosk.call('leaveHeadroom', { staffId, pin: '0000' }))).toBe('PIN_WRONG');
  expect(leave).not.toHaveBeenCalled();

  await kiosk.call('leaveHeadroom', { staffId, pin });
  expect(leave).toHaveBeenCalledOnce();
  expect(await acts()).toEqual(expect.arrayContaining(['left', 'pin-wrong']));
});

it('is not left with the PIN of staff, nor while it is not locked', async () => {
  const staffId = await addSupervisor();
  expect(await rejectionOf(kiosk.call('leaveHeadroom', { staffId, pin }))).toBe('WRONG_STEP');
  await kiosk.call('setKioskLock', { on: true });
  const people = await kiosk.call('addStaff', { name: 'Ben', role: 'staff', pin: '1111' });
  const ben = people.find(({ name }) => name === 'Ben');
  expect(await rejectionOf(kiosk.call('leaveHeadroom', { staffId: ben?.id ?? staffId, pin: '1111' }))).toBe(
    'NOT_FOUND',
  );
  expect(leave).not.toHaveBeenCalled();
});

it('lets the system’s dialogs open for a supervisor only', async () => {
  expect(kiosk.kiosk.mayOpenDialogs()).toBe(true);
  await addSupervisor();
  await kiosk.call('setKioskLock', { on: true });
  expect(kiosk.kiosk.mayOpenDialogs()).toBe(true);
  await kiosk.call('lockSupervisor');
  expect(kiosk.kiosk.mayOpenDialogs()).toBe(false);
});

it('asks for the PIN when the window is to be closed, but not over a locked counter', async () => {
  await addSupervisor();
  await addSupervisor('Bo');
  const heard = vi.fn();
  kiosk.kiosk.on(heard);
  kiosk.kiosk.lock.askToLeave();
  expect(heard).toHaveBeenCalledWith('leaveAsked', null);

  heard.mockClear();
  await kiosk.call('lockCounter');
  kiosk.kiosk.lock.askToLeave();
  const [staff] = await kiosk.call('counter').then(({ people }) => people);
  await kiosk.call('signIn', { staffId: staff?.id ?? 'stf_', pin });
  expect(heard).not.toHaveBeenCalledWith('leaveAsked', null);
});

const order = '/order/ord_0123456789ab';
it('keeps its screen for a start after a crash, and only while it is locked', async () => {
  await addSupervisor();
  await kiosk.call('keepScreen', { screen: order });
  expect(await kiosk.call('keptScreen')).toBe(null);

  await kiosk.call('setKioskLock', { on: true });
  await kiosk.call('keepScreen', { screen: order });
  expect(await kiosk.call('keptScreen')).toBe(order);

  await kiosk.call('setKioskLock', { on: false });
  await kiosk.call('setKioskLock', { on: true });
  expect(await kiosk.call('keptScreen')).toBe(null);
});

it('begins at the desk after an orderly end', async () => {
  await addSupervisor();
  await kiosk.call('setKioskLock', { on: true });
  await kiosk.call('keepScreen', { screen: order });
  await kiosk.close();
  kiosk = await openKiosk({ dataDir });
  expect(await kiosk.call('keptScreen')).toBe(null);
});

it.each(['/customers?find=Ada', '/Order', 'order', '//photos.example/x.html', `/${'a'.repeat(120)}`])(
  'keeps nothing but a screen with an id: %s is refused',
  async (screen) => {
    expect(await rejectionOf(kiosk.call('keepScreen', { screen }))).toBe('INVALID_INPUT');
  },
);

it('tells nobody its screen while the counter is locked', async () => {
  await addSupervisor();
  await addSupervisor('Bo');
  await kiosk.call('setKioskLock', { on: true });
  await kiosk.call('keepScreen', { screen: order });
  await kiosk.call('lockCounter');
  expect(await rejectionOf(kiosk.call('keptScreen'))).toBe('COUNTER_LOCKED');
});
