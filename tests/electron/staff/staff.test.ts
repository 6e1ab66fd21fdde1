/* oxlint-disable max-lines -- Its cases share one clock and one staff, from the first PIN to the lock. */
import { describe, expect, it, vi } from 'vitest';
import { takeInSupervisor, forgetEntry, supervisorEntry } from '../../../electron/staff/kept-supervisor.ts';
import { createNote } from '../../../electron/records/audit/note.ts';
import { hashPin, type HashCost } from '../../../electron/staff/pin-hash.ts';
import { createStaff } from '../../../electron/staff/staff.ts';
import type { Staff } from '../../../electron/staff/types.ts';
import type { StaffRow } from '../../../electron/records/staff/staff.ts';
import { KioskError, type ErrorCode } from '../../../shared/errors.ts';
import { newId, type StaffId } from '../../../shared/ids.ts';
import { at, exampleRecords } from '../../support/records/example-records.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../support/kiosk/memory-log.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { rejectionOf, thrownBy } from '../../support/thrown.ts';

const second = 1_000;
const minute = 60 * second;
/** A cheap hash; the studio's own takes a fifth of a second per try. */
const cheap = { N: 2 ** 10, r: 8, p: 1 };

function counter(cost: HashCost | 'the studio’s' = cheap) {
  const records = exampleRecords();
  const clock = handClock();
  let lockAfterMinutes: number | null = 5;
  let lockAlone = false;
  const settings = { get: () => ({ lockAfterMinutes, lockAlone }) };
  const note = createNote({ records, who: () => 'staff', clock, log: memoryLog() });
  const studio = { deps: { records, settings, note }, supervisorWaits: false };
  const neverLock = (): void => void (lockAfterMinutes = null);
  const letLockAlone = (): void => void (lockAlone = true);
  const told: number[] = [];
  const cheaper = cost === 'the studio’s' ? {} : { cost };
  /** Restarts the kiosk with the same records at the same time. */
  const restarted = (): Staff =>
    createStaff({
      studio: () => studio,
      clock,
      kioskLocked: () => false,
      ...cheaper,
      changed: () => told.push(0),
    });
  const idOf = (name: string): StaffId =>
    records.staff.list().findLast((row) => row.name === name)?.id ?? 'stf_';
  return { staff: restarted(), restarted, records, clock, studio, idOf, told, neverLock, letLockAlone };
}

/** A counter with the supervisor Asha, who has just been added. */
async function withAsha(cost?: HashCost | 'the studio’s') {
  const made = counter(cost);
  await made.staff.add({ name: 'Asha', role: 'supervisor', pin: '2468' });
  return { ...made, asha: made.idOf('Asha') };
}

async function tryWrong(staff: Staff, who: StaffId, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await rejectionOf(staff.unlock(who, '0000'));
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof KioskError ? { code: error.code, ...error.details } : error),
  );

it('every act with people and PINs is in the audit log', async () => {
  const { staff, records, asha, idOf } = await withAsha();
  await staff.add({ name: 'Ben', role: 'staff', pin: '1357' });
  const ben = idOf('Ben');
  await staff.signIn(ben, '1357');
  await staff.setPin({ staffId: ben, currentPin: '1357', newPin: '9753' });
  await tryWrong(staff, asha, 1);
  await staff.unlock(asha, '2468');
  staff.change({ staffId: ben, name: 'Benjamin', role: 'staff' });
  await staff.setPin({ staffId: ben, currentPin: '', newPin: '8642' });
  staff.deactivate(ben);

  const entries = records.audit
    .list({ person: null, act: null, between: null, customers: null }, 100, 100)
    .toReversed();
  expect(entries.map(({ act, person, subject, allowedBy }) => [act, person, subject, allowedBy])).toEqual([
    ['staff-added', 'staff', asha, null],
    ['staff-added', asha, ben, asha],
    ['signed-in', ben, null, null],
    ['pin-replaced', ben, ben, null],
    ['pin-wrong', 'staff', asha, null],
    ['unlocked', asha, null, null],
    ['staff-changed', asha, ben, asha],
    ['pin-replaced', asha, ben, asha],
    ['staff-removed', asha, ben, asha],
  ]);
  expect(entries[0]).toMatchObject({ subjectName: 'Asha', facts: { role: 'supervisor' } });
  // Ben is Benjamin in every entry that names him now; the two acts keep what he was called.
  expect(entries.flatMap(({ facts }) => ('name' in facts ? [facts] : []))).toEqual([
    { role: 'supervisor', name: 'Asha' },
    { role: 'staff', name: 'Ben' },
    { role: 'staff', name: 'Benjamin', was: 'Ben' },
  ]);
});

describe('without staff', () => {
  it('everyone may do everything that needs no PIN', () => {
    const { staff } = counter();
    expect(staff.demand()).toBe(null);
    expect(thrownBy(() => staff.demandWithPin())).toBe('PIN_NOT_SET');
    expect(staff.supervisor()).toMatchObject({ possible: true, pinSet: false, unlocked: false, people: [] });
  });

  it('the first person is a supervisor, and is unlocked', async () => {
    const { staff, idOf } = counter();
    expect(await rejectionOf(staff.add({ name: 'Bo', role: 'staff', pin: '1357' }))).toBe('INVALID_INPUT');
    await staff.add({ name: 'Asha', role: 'supervisor', pin: '2468' });
    expect(staff.demand()).toBe(idOf('Asha'));
  });
});

describe('a PIN', () => {
  it('is stored as a salted hash with its parameters', async () => {
    const { staff, records, asha } = await withAsha('the studio’s');
    await staff.add({ name: 'Bo', role: 'staff', pin: '2468' });
    const [one, other] = records.staff.list();
    expect(one?.pin).toMatchObject({ N: 2 ** 15, r: 8, p: 3 });
    expect(one?.pin?.hash).not.toEqual(other?.pin?.hash);
    await staff.unlock(asha, '2468');
  });

  it('unlocks as its supervisor, and after a restart only when it is entered', async () => {
    const { restarted, asha } = await withAsha();
    const staff = restarted();
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    await staff.unlock(asha, '2468');
    expect(staff.demand()).toBe(asha);
    expect(staff.demandWithPin()).toMatchObject({ id: asha, name: 'Asha' });
    staff.lock();
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
  });

  it('of staff unlocks nothing', async () => {
    const { staff, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    expect(await rejectionOf(staff.unlock(idOf('Bo'), '1357'))).toBe('NOT_FOUND');
  });

  it('is changed by its person, also while locked, and by another supervisor', async () => {
    const { staff, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'supervisor', pin: '1357' });
    const bo = idOf('Bo');
    const set = (staffId: StaffId, currentPin: string, newPin: string) =>
      staff.setPin({ staffId, currentPin, newPin });
    expect(await rejectionOf(set(asha, '', '9999'))).toBe('INVALID_INPUT');
    await set(bo, '', '8642');
    expect(await rejectionOf(set(asha, '1111', '9999'))).toBe('PIN_WRONG');
    expect(await rejectionOf(set(bo, '', '9999'))).toBe('SUPERVISOR_REQUIRED');

    await set(asha, '2468', '9999');
    staff.lock();
    expect(await rejectionOf(staff.unlock(asha, '2468'))).toBe('PIN_WRONG');
    await staff.unlock(asha, '9999');
    await staff.unlock(bo, '8642');
    expect(staff.demand()).toBe(bo);
  });
});

describe('the people', () => {
  it('are changed by a supervisor only, and have names of their own', async () => {
    const { staff, asha } = await withAsha();
    const bo = { name: 'Bo', role: 'staff', pin: '1357' } as const;
    await staff.add(bo);
    expect(await rejectionOf(staff.add({ ...bo, name: 'BO' }))).toBe('NAME_TAKEN');
    expect(thrownBy(() => staff.change({ staffId: asha, name: 'bo', role: 'supervisor' }))).toBe(
      'NAME_TAKEN',
    );
    staff.lock();
    expect(await rejectionOf(staff.add({ ...bo, name: 'Cleo' }))).toBe('SUPERVISOR_REQUIRED');
    expect(thrownBy(() => staff.deactivate(asha))).toBe('SUPERVISOR_REQUIRED');
    expect(thrownBy(() => staff.change({ staffId: asha, name: 'A', role: 'supervisor' }))).toBe(
      'SUPERVISOR_REQUIRED',
    );
  });

  it('always have a supervisor with a PIN', async () => {
    const { staff, asha, idOf } = await withAsha();
    expect(thrownBy(() => staff.deactivate(asha))).toBe('LAST_SUPERVISOR');
    expect(thrownBy(() => staff.change({ staffId: asha, name: 'Asha', role: 'staff' }))).toBe(
      'LAST_SUPERVISOR',
    );
    await staff.add({ name: 'Bo', role: 'supervisor', pin: '1357' });
    staff.deactivate(asha);
    expect(staff.supervisor()).toMatchObject({ unlocked: false, people: [{ name: 'Bo' }] });
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    expect(await rejectionOf(staff.unlock(asha, '2468'))).toBe('NOT_FOUND');
    await staff.unlock(idOf('Bo'), '1357');
    await staff.add({ name: 'Asha', role: 'staff', pin: '2468' });
    expect(staff.view().map(({ name, active, hasPin }) => [name, active, hasPin])).toEqual([
      ['Asha', true, true],
      ['Bo', true, true],
      ['Asha', false, false],
    ]);
  });
});

describe('an unlocked supervisor', () => {
  it('is gone ten minutes after the last action, however the clock is set', async () => {
    const { staff, clock } = await withAsha();
    clock.pass(10 * minute - second);
    expect(staff.supervisor().unlockedForSeconds).toBe(1);
    staff.demand();
    clock.pass(10 * minute - second);
    staff.demand();
    clock.set(-60 * minute);
    clock.pass(10 * minute);
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    expect(staff.supervisor()).toMatchObject({ unlocked: false, who: null });
  });
});

describe('the person at the counter', () => {
  it('is who entered the PIN last, and is named by records', async () => {
    const { staff, restarted, asha, idOf, told } = await withAsha();
    expect(staff.who()).toBe(asha);
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    const bo = idOf('Bo');
    const before = told.length;
    expect(await rejectionOf(staff.signIn(bo, '2468'))).toBe('PIN_WRONG');
    expect(staff.who()).toBe(asha);
    await staff.unlock(asha, '2468');
    await staff.signIn(bo, '1357');
    expect(staff.counter()).toMatchObject({ people: [{ name: 'Asha' }, { id: bo, name: 'Bo' }], who: bo });
    expect(told.length).toBe(before + 1);
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    await staff.signIn(asha, '2468');
    staff.deactivate(bo);
    expect(await rejectionOf(staff.signIn(bo, '1357'))).toBe('NOT_FOUND');
    expect(staff.demand()).toBe(asha);
    expect(restarted().who()).toBe('staff');
  });

  it('stays while a supervisor unlocks for one action', async () => {
    const { staff, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    await staff.signIn(idOf('Bo'), '1357');
    await staff.unlock(asha, '2468');
    expect([staff.who(), staff.demand()]).toEqual([idOf('Bo'), asha]);
  });
});

describe('a person who is removed while at the counter', () => {
  it('leaves a locked counter, and no act of theirs follows', async () => {
    const { staff, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    await staff.signIn(idOf('Bo'), '1357');
    await staff.unlock(asha, '2468');

    staff.deactivate(idOf('Bo'));

    expect(staff.counter()).toMatchObject({ locked: true, who: null, people: [{ name: 'Asha' }] });
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    await staff.signIn(asha, '2468');
    expect(staff.who()).toBe(asha);
  });

  it('leaves it locked also as a supervisor, and where it never locks after a time', async () => {
    const { staff, asha, idOf, neverLock } = await withAsha();
    await staff.add({ name: 'Bo', role: 'supervisor', pin: '1357' });
    await staff.signIn(asha, '2468');
    neverLock();

    staff.deactivate(asha);

    expect(staff.counter()).toMatchObject({ locked: true, who: null });
    await staff.signIn(idOf('Bo'), '1357');
    expect(staff.isLocked()).toBe(false);
  });

  it('locks nothing where another one is removed', async () => {
    const { staff, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    await staff.signIn(asha, '2468');

    staff.deactivate(idOf('Bo'));

    expect(staff.counter()).toMatchObject({ locked: false, who: asha });
    expect(staff.demand()).toBe(asha);
  });
});

describe('the lock', () => {
  it('closes the counter on request, and whoever signs in opens it', async () => {
    const { staff, asha, told } = await withAsha();
    staff.lockCounter();
    const before = told.length;
    staff.lockCounter();
    expect(told.length).toBe(before);
    expect(staff.counter()).toMatchObject({ locked: true, who: null });
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
    expect(await rejectionOf(staff.signIn(asha, '0000'))).toBe('PIN_WRONG');
    expect(staff.isLocked()).toBe(true);
    await staff.signIn(asha, '2468');
    expect(staff.counter()).toMatchObject({ locked: false, who: asha });
  });

  it('is closed at the start once two people can sign in, unless the studio never locks', async () => {
    const { staff, restarted, neverLock } = await withAsha();
    expect([restarted().isLocked(), staff.counter().lockAfterMinutes]).toEqual([false, null]);
    await staff.add({ name: 'Bo', role: 'staff', pin: '1357' });
    expect([staff.isLocked(), staff.counter().lockAfterMinutes]).toEqual([false, 5]);
    expect(restarted().isLocked()).toBe(true);
    neverLock();
    expect(restarted().isLocked()).toBe(false);
  });

  it('closes for one person alone only where a supervisor has chosen that', async () => {
    const { staff, asha, restarted, letLockAlone } = await withAsha();
    expect([restarted().isLocked(), staff.counter().lockAfterMinutes]).toEqual([false, null]);

    letLockAlone();
    expect([restarted().isLocked(), staff.counter().lockAfterMinutes]).toEqual([true, 5]);
    staff.lockCounter();
    await staff.signIn(asha, '2468');
    expect(staff.isLocked()).toBe(false);
  });

  it('does not exist while nobody could open it', () => {
    const { staff, told } = counter();
    staff.lockCounter();
    expect([staff.isLocked(), told]).toEqual([false, []]);
  });
});

describe('wrong tries', () => {
  it('cost a wait after the fifth, which doubles up to an hour, for their person only', async () => {
    const { staff, clock, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'supervisor', pin: '1357' });
    await tryWrong(staff, asha, 3);
    expect(await failure(staff.unlock(asha, '0000'))).toEqual({
      code: 'PIN_WRONG',
      triesLeft: 1,
      seconds: 0,
    });
    expect(await failure(staff.unlock(asha, '0000'))).toEqual({
      code: 'PIN_WRONG',
      triesLeft: 0,
      seconds: 30,
    });
    expect(await failure(staff.unlock(asha, '2468'))).toEqual({ code: 'PIN_WAIT', seconds: 30 });
    await staff.unlock(idOf('Bo'), '1357');
    clock.pass(30 * second);
    expect(await failure(staff.unlock(asha, '0000'))).toMatchObject({ seconds: 60 });
    for (let time = 0; time < 7; time += 1) {
      clock.pass(60 * minute);
      await tryWrong(staff, asha, 1);
    }
    expect(await failure(staff.unlock(asha, '2468'))).toMatchObject({ seconds: 3_600 });
    clock.pass(60 * minute);
    await staff.unlock(asha, '2468');
    expect(await failure(staff.unlock(asha, '0000'))).toMatchObject({ triesLeft: 4 });
  });

  it('are remembered after a restart, and the wait does not grow when the clock is set back by days', async () => {
    const { staff, clock, restarted, asha } = await withAsha();
    await tryWrong(staff, asha, 5);
    clock.set(-40 * 24 * 60 * minute);
    expect(await failure(restarted().unlock(asha, '2468'))).toEqual({ code: 'PIN_WAIT', seconds: 30 });
  });

  it('count one by one, however many come at once, and before they are checked', async () => {
    const { staff, records, asha } = await withAsha();
    const tries = Array.from({ length: 8 }, () => rejectionOf(staff.unlock(asha, '0000')));
    await expect.poll(() => records.staff.active(asha)?.tries.wrong).toBe(1);
    expect((await Promise.all(tries)).filter((code) => code === 'PIN_WRONG')).toHaveLength(5);
  });
});

describe('on a disk that takes nothing', () => {
  const takeNothing = (records: ReturnType<typeof exampleRecords>, code: ErrorCode) =>
    vi.spyOn(records.staff, 'setTries').mockImplementation(() => {
      throw new KioskError(code, 'no space');
    });

  it.each(['DISK_FULL', 'DISK_FAILED', 'RECORDS_READ_ONLY'] as const)(
    'the right PIN opens, and wrong tries cost the same waits (%s)',
    async (code) => {
      const { staff, records, clock, asha } = await withAsha();
      await tryWrong(staff, asha, 3);
      const disk = takeNothing(records, code);
      await tryWrong(staff, asha, 1);
      expect(await failure(staff.unlock(asha, '0000'))).toMatchObject({ triesLeft: 0, seconds: 30 });
      expect(await failure(staff.unlock(asha, '2468'))).toEqual({ code: 'PIN_WAIT', seconds: 30 });
      clock.pass(30 * second);
      await staff.unlock(asha, '2468');
      expect(await failure(staff.unlock(asha, '0000'))).toMatchObject({ triesLeft: 4 });

      await tryWrong(staff, asha, 1);
      disk.mockRestore();
      await tryWrong(staff, asha, 1);
      expect(records.staff.active(asha)?.tries.wrong).toBe(3);
    },
  );

  it('a new PIN forgets the wrong tries in memory', async () => {
    const { staff, records, asha, idOf } = await withAsha();
    await staff.add({ name: 'Bo', role: 'supervisor', pin: '1357' });
    const disk = takeNothing(records, 'DISK_FULL');
    await tryWrong(staff, asha, 5);
    await staff.unlock(idOf('Bo'), '1357');
    disk.mockRestore();
    await staff.setPin({ staffId: asha, currentPin: '', newPin: '9753' });
    await staff.unlock(asha, '9753');
  });

  it('any other failure lets nobody in', async () => {
    const { staff, records, asha } = await withAsha();
    takeNothing(records, 'RECORDS_BUSY');
    staff.lock();
    expect(await rejectionOf(staff.unlock(asha, '2468'))).toBe('RECORDS_BUSY');
    expect(thrownBy(() => staff.demand())).toBe('SUPERVISOR_REQUIRED');
  });
});

describe('a supervisor in the keychain', () => {
  const kept = async (more: Partial<Pick<StaffRow, 'id' | 'name'>> = {}) =>
    supervisorEntry({
      ...{ id: newId('stf'), name: 'Asha', tries: { wrong: 3, waitUntil: 0 }, ...more },
      pin: await hashPin('2468', cheap),
    });
  /** The entry of a version whose records had no staff. */
  const nameless = async (): Promise<string> => {
    const { pin, tries } = JSON.parse(await kept()) as { pin: object; tries: object };
    return JSON.stringify({ pin, tries });
  };

  it('moves into the records with the PIN and its tries, and the entry goes away after that', async () => {
    const { staff, records, idOf } = counter();
    const secrets = memoryStore({ supervisor: await nameless() });
    const removed = secrets.remove.bind(secrets);
    secrets.remove = (name) => {
      expect(records.staff.list()).toMatchObject([{ name: 'Supervisor', tries: { wrong: 3 } }]);
      return removed(name);
    };
    expect(await takeInSupervisor(records, secrets, at)).toBe(false);
    expect(secrets.entries.size).toBe(0);
    await staff.unlock(idOf('Supervisor'), '2468');
  });

  it('is taken in once, also when the kiosk ended before the entry was removed', async () => {
    const { records } = counter();
    const supervisor = await nameless();
    await takeInSupervisor(records, memoryStore({ supervisor }), at);
    await takeInSupervisor(records, memoryStore({ supervisor }), at);
    expect(records.staff.list()).toHaveLength(1);
  });

  it('keeps the id on the way to other records, and gets a name that nobody there has', async () => {
    const { staff, records } = counter();
    const id = newId('stf');
    await takeInSupervisor(records, memoryStore({ supervisor: await kept({ id }) }), at);
    expect(records.staff.active(id)?.name).toBe('Asha');
    records.staff.forgetSupervisorPins();
    await takeInSupervisor(records, memoryStore({ supervisor: await kept({ id }) }), at);
    records.staff.forgetSupervisorPins();
    await takeInSupervisor(records, memoryStore({ supervisor: await kept() }), at);
    expect(staff.view().map(({ name, hasPin }) => [name, hasPin])).toEqual([
      ['Asha', false],
      ['Asha 2', true],
    ]);
  });

  it('allows nothing while the entry cannot be read or written down, and leaves it there', async () => {
    const { staff, studio, records } = counter();
    const readOnly = { ...records, readOnly: true };
    for (const entry of ['', '{', '{"pin":{}}', '{"forget":false}']) {
      const secrets = memoryStore({ supervisor: entry });
      expect(await takeInSupervisor(records, secrets, at)).toBe(true);
      expect(secrets.entries.size).toBe(1);
    }
    expect(await takeInSupervisor(readOnly, memoryStore({ supervisor: forgetEntry }), at)).toBe(true);
    studio.supervisorWaits = true;
    expect(thrownBy(() => staff.demand())).toBe('KEYCHAIN_UNAVAILABLE entry-damaged');
    expect(staff.supervisor()).toMatchObject({ possible: false, unlocked: false });
  });

  it('may be a technician’s order to forget the supervisors’ PINs: whoever sets one first is unlocked', async () => {
    const { restarted, records, asha, idOf, staff: before } = await withAsha();
    await before.add({ name: 'Bo', role: 'staff', pin: '1357' });
    const secrets = memoryStore({ supervisor: forgetEntry });
    await takeInSupervisor(records, secrets, at);
    expect(secrets.entries.size).toBe(0);
    const staff = restarted();
    expect(staff.view().map(({ hasPin }) => hasPin)).toEqual([false, true]);
    expect(staff.demand()).toBe(null);
    expect(await rejectionOf(staff.unlock(asha, '2468'))).toBe('PIN_NOT_SET');
    await staff.setPin({ staffId: asha, currentPin: '', newPin: '9999' });
    expect(staff.demand()).toBe(asha);
    expect(records.staff.active(idOf('Bo'))?.pin).not.toBe(null);
  });

  it('is not asked for on a machine without a keychain', async () => {
    const { records } = counter();
    const missing = (): Promise<never> =>
      Promise.reject(new KioskError('KEYCHAIN_UNAVAILABLE', 'none', { reason: 'missing' }));
    expect(await takeInSupervisor(records, { get: missing, set: missing, remove: missing }, at)).toBe(false);
  });
});
