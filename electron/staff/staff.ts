import type { Note } from '../../shared/model/audit.ts';
import { KioskError } from '../../shared/errors.ts';
import { newId, type StaffId } from '../../shared/ids.ts';
import { sameName, type CounterView } from '../../shared/model/staff.ts';
import { inTurn } from '../in-turn.ts';
import type { StaffRow } from '../records/staff/staff.ts';
import { hashPin, isPin } from './pin-hash.ts';
import { createKeptTries } from './kept-tries.ts';
import { anotherTry, freeTries, noTries, waitLeft } from './tries.ts';
import type { Staff, StaffOptions, StaffStudio } from './types.ts';
import { createUnlocked } from './unlocked.ts';

/** Creates a counter where nobody has entered a PIN, as after every start. */
export function createStaff({ studio, clock, kioskLocked, changed, cost }: StaffOptions): Staff {
  /** The person at the counter. */
  let current: StaffId | null = null;
  /** Null until the studio's records have said whether the counter is locked at the start. */
  let locked: boolean | null = null;
  const unlocked = createUnlocked(clock);

  const table = (): StaffStudio['deps']['records']['staff'] => studio().deps.records.staff;
  const note: Note = (act, entry) => studio().deps.note(act, entry);
  const kept = createKeptTries(table);
  /** Changes the table and enters it in the audit log: both or neither. */
  const write = (work: () => void): void => studio().deps.records.transaction(work);
  const now = (): number => clock.now().getTime();
  const active = (): readonly StaffRow[] =>
    table()
      .list()
      .filter(({ leftAt }) => leftAt === null);
  const isGuarded = (): boolean => active().some(isSupervisorWithPin);
  const existing = (id: StaffId): StaffRow => {
    const row = table().active(id);
    if (row === null) throw new KioskError('NOT_FOUND', 'nobody of this id is at the counter');
    return row;
  };

  const isSupervisor = (id: StaffId | null): id is StaffId =>
    id !== null && table().active(id)?.role === 'supervisor';

  /** Allow one try at a time: two simultaneous tries would be counted as one. */
  const turn = inTurn();

  /** Record the try before judging it, so that ending the kiosk in between gains no free try. */
  const judge = async (pin: string, row: StaffRow): Promise<void> => {
    if (row.pin === null) throw new KioskError('PIN_NOT_SET', 'this person has no PIN');
    const before = kept.of(row);
    const wait = waitLeft(before, now());
    if (wait > 0) throw new KioskError('PIN_WAIT', 'too many wrong PINs', { seconds: seconds(wait) });
    const tries = anotherTry(before, now());
    kept.keep(row.id, tries);
    if (!(await isPin(pin, row.pin))) {
      unlocked.end();
      note('pin-wrong', { subject: row.id });
      throw new KioskError('PIN_WRONG', 'a wrong PIN', {
        triesLeft: Math.max(0, freeTries - tries.wrong),
        seconds: seconds(waitLeft(tries, now())),
      });
    }
    kept.keep(row.id, noTries);
  };

  /** Returns the supervisor who has unlocked; null while nobody has a PIN. */
  const demand = (): StaffId | null => {
    if (!isGuarded()) {
      if (studio().supervisorWaits)
        throw new KioskError('KEYCHAIN_UNAVAILABLE', 'a PIN waits in the keychain', {
          reason: 'entry-damaged',
        });
      // A kiosk is locked with a PIN. Where these records have none, anyone could unlock it (decision 161).
      if (kioskLocked()) throw new KioskError('KIOSK_LOCKED', 'no PIN of these records locked the kiosk');
      return null;
    }
    const who = unlocked.renew();
    if (!isSupervisor(who)) throw new KioskError('SUPERVISOR_REQUIRED', 'no supervisor is at the counter');
    return who;
  };

  const refuseTaken = (name: string, except?: StaffId): void => {
    if (active().some((row) => row.id !== except && sameName(row.name, name)))
      throw new KioskError('NAME_TAKEN', 'somebody else has this name');
  };
  /** One supervisor must be left, and with a PIN if this one has a PIN. */
  const refuseLast = (row: StaffRow): void => {
    const others = active().filter(({ id, role }) => id !== row.id && role === 'supervisor');
    if (row.role === 'supervisor' && !others.some(({ pin }) => pin !== null || row.pin === null))
      throw new KioskError('LAST_SUPERVISOR', 'nobody else is a supervisor');
  };

  const atCounter = (): StaffId | null => (current === null ? null : (table().active(current)?.id ?? null));

  const people = (): CounterView['people'] =>
    active()
      .filter(({ pin }) => pin !== null)
      .map(({ id, name }) => ({ id, name }));
  /**
   * One person alone locks only on request, or where a supervisor has chosen more: an update has made a supervisor of the studio's PIN,
   * whom nobody else can be.
   */
  const lockAfterMinutes = (): number | null => {
    const settings = studio().deps.settings.get();
    const needed = settings.lockAlone ? 1 : 2;
    return people().length < needed ? null : settings.lockAfterMinutes;
  };
  const isLocked = (): boolean => {
    locked ??= lockAfterMinutes() !== null;
    return locked && people().length > 0;
  };

  /** Nobody could open it again while nobody has a PIN. */
  function lock(): void {
    locked = people().length > 0;
    current = null;
    unlocked.end();
  }

  return {
    counter: () => ({
      people: people(),
      who: atCounter(),
      locked: isLocked(),
      kioskLocked: kioskLocked(),
      lockAfterMinutes: lockAfterMinutes(),
    }),
    isLocked,
    settingsChanged: changed,
    lockCounter() {
      if (people().length === 0 || isLocked()) return;
      lock();
      changed();
    },
    who: () => atCounter() ?? 'staff',
    signIn: (staffId, pin) =>
      turn(async () => {
        const row = existing(staffId);
        await judge(pin, row);
        note('signed-in', { person: staffId });
        current = staffId;
        locked = false;
        if (row.role === 'supervisor') unlocked.begin(staffId);
        else unlocked.end();
        changed();
      }),
    view: () =>
      table()
        .list()
        .map(({ id, name, role, pin, leftAt }) => ({
          id,
          name,
          role,
          active: leftAt === null,
          hasPin: pin !== null,
        })),
    supervisor() {
      const people = active()
        .filter(isSupervisorWithPin)
        .map(({ id, name }) => ({ id, name }));
      const pinSet = people.length > 0;
      const who = people.find(({ id }) => id === unlocked.who())?.id ?? null;
      return {
        ...{ people, pinSet, who, possible: pinSet || !studio().supervisorWaits, unlocked: who !== null },
        unlockedForSeconds: who === null ? 0 : seconds(unlocked.leftMs()),
      };
    },
    add: ({ name, role, pin }) =>
      turn(async () => {
        const allowedBy = demand();
        const isFree = allowedBy === null;
        const isFirst = !active().some((row) => row.role === 'supervisor');
        if (isFirst && role !== 'supervisor')
          throw new KioskError('INVALID_INPUT', 'the first person is a supervisor', { field: 'role' });
        refuseTaken(name);
        const id = newId('stf');
        const hash = await hashPin(pin, cost);
        write(() => {
          table().insert({ id, name, role, pin: hash, at: clock.now().toISOString() });
          note('staff-added', { subject: id, allowedBy, role, name });
        });
        if (isFree && role === 'supervisor') {
          unlocked.begin(id);
          current ??= id;
        }
        changed();
      }),
    change({ staffId, name, role }) {
      const allowedBy = demand();
      const row = existing(staffId);
      refuseTaken(name, staffId);
      if (role !== 'supervisor') refuseLast(row);
      write(() => {
        table().change({ id: staffId, name, role });
        note('staff-changed', { subject: staffId, allowedBy, role, name, was: row.name });
      });
      changed();
    },
    setPin: ({ staffId, currentPin, newPin }) =>
      turn(async () => {
        const row = existing(staffId);
        const isOwn = currentPin !== '';
        if (isOwn) await judge(currentPin, row);
        const allowedBy = isOwn ? null : demand();
        const isFree = !isOwn && allowedBy === null;
        // A supervisor at the counter may have walked away: the own PIN is changed only by a person who knows it.
        if (!isOwn && !isFree && unlocked.renew() === staffId)
          throw new KioskError('INVALID_INPUT', 'the current PIN is needed', { field: 'currentPin' });
        const pin = await hashPin(newPin, cost);
        write(() => {
          table().setPin(staffId, pin);
          note('pin-replaced', { subject: staffId, allowedBy, ...(isOwn ? { person: staffId } : {}) });
        });
        kept.forget(staffId);
        if (row.role === 'supervisor' && (isOwn || isFree)) unlocked.begin(staffId);
        changed();
      }),
    deactivate(staffId) {
      const allowedBy = demand();
      const row = existing(staffId);
      refuseLast(row);
      write(() => {
        table().leave(staffId, clock.now().toISOString());
        note('staff-removed', { subject: staffId, allowedBy });
      });
      // Another supervisor may have removed them, and their acts would have no name.
      if (current === staffId) lock();
      changed();
    },
    unlock: (staffId, pin) =>
      turn(async () => {
        const row = existing(staffId);
        if (row.role !== 'supervisor') throw new KioskError('NOT_FOUND', 'this person is no supervisor');
        await judge(pin, row);
        note('unlocked', { person: staffId });
        unlocked.begin(staffId);
      }),
    lock: () => unlocked.end(),
    demand,
    demandWithPin() {
      const who = demand();
      const row = who === null ? null : existing(who);
      if (!row?.pin) throw new KioskError('PIN_NOT_SET', 'no PIN was set');
      return { id: row.id, name: row.name, pin: row.pin, tries: kept.of(row) };
    },
  };
}

const isSupervisorWithPin = ({ role, pin }: StaffRow): boolean => role === 'supervisor' && pin !== null;
const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1_000);
