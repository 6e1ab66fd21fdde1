/** The audit log: what comes into it, and what shows when it is not whole. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { KioskError } from '../../../../shared/errors.ts';
import { newId, type CustomerId } from '../../../../shared/ids.ts';
import { createNote } from '../../../../electron/records/audit/note.ts';
import { readAuditLog } from '../../../../electron/records/audit/read-audit-log.ts';
import type { AuditFilter } from '../../../../electron/records/audit/entries.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { addOrder, exampleRecords } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { memoryLog } from '../../../support/kiosk/memory-log.ts';
import { keyOf, openFile, openRecords } from '../../../support/records/records-file.ts';

const everything: AuditFilter = { person: null, act: null, between: null, customers: null };
const newest = Number.MAX_SAFE_INTEGER;

function logIn(records: Records, who: () => string = () => 'staff') {
  const clock = handClock();
  return { clock, note: createNote({ records, who, clock, log: memoryLog() }) };
}
const listed = (records: Records, filter: Partial<AuditFilter> = {}) =>
  records.audit.list({ ...everything, ...filter }, newest, 100);

/** Does what a person with the key and another program can do, and returns what the check finds then. */
function after(file: string, change: string) {
  const db = openFile(file);
  onTestFinished(() => void db.close());
  db.exec('DROP TRIGGER audit_log_never_changes; DROP TRIGGER audit_log_is_kept');
  db.exec(change);
  return readAuditLog(db, keyOf(file));
}

function threeEntries() {
  const records = exampleRecords();
  const { note, clock } = logIn(records);
  for (const _each of [1, 2, 3]) {
    note('unlocked', {});
    clock.pass(1_000);
  }
  return {
    records,
    note,
    times: listed(records)
      .map(({ at }) => at)
      .toReversed(),
  };
}

describe('an entry', () => {
  it('names the person at the counter, or else the supervisor who allowed the act', () => {
    const records = exampleRecords();
    const [asha, ben] = [newId('stf'), newId('stf')];
    let who = 'staff';
    const { note } = logIn(records, () => who);
    const pin = { salt: Buffer.alloc(16), hash: Buffer.alloc(32), N: 2, r: 1, p: 1 };
    records.staff.insert({ id: asha, name: 'Asha', role: 'staff', pin, at: '2026-11-21T09:30:00.000Z' });
    const order = addOrder(records);
    note('refunded', { order, allowedBy: ben, amount: 1_200, currency: 'GBP', of: 'photo' });
    who = asha;
    note('refunded', { order, allowedBy: ben, amount: 400, currency: 'GBP', of: 'item' });

    expect(listed(records)).toMatchObject([
      {
        ...{ seq: 2, person: asha, personName: 'Asha', allowedBy: ben, orderNumber: '261121-001' },
        facts: { amount: 400, currency: 'GBP', of: 'item' },
      },
      { seq: 1, person: ben, allowedBy: ben },
    ]);
    expect(listed(records, { person: asha })).toHaveLength(1);
    expect(listed(records, { person: asha, act: 'unlocked' })).toEqual([]);
    expect(listed(records, { act: 'refunded' })).toHaveLength(2);
  });

  it('is refused with a fact that could be a customer’s, and then nothing of the act is written', () => {
    const records = exampleRecords();
    const { note } = logIn(records);
    const currency = '07700 900123';
    let order = newId('ord');

    expect(() =>
      records.transaction(() => {
        order = addOrder(records);
        note('discounted', { amount: 100, currency });
      }),
    ).toThrow('no code');
    expect(records.orders.get(order)).toBe(null);
    expect(records.audit.last()).toBe(0);
  });

  it('of a look-up is made once in a quarter of an hour for each person and order', () => {
    const records = exampleRecords();
    const { note, clock } = logIn(records);
    const [order, other] = [newId('ord'), newId('ord')];
    note('order-opened', { order });
    clock.pass(60_000);
    note('order-opened', { order });
    note('order-opened', { order: other });
    clock.pass(14 * 60_000);
    note('order-opened', { order });

    expect(listed(records).map(({ orderId }) => orderId)).toEqual([order, other, order]);
  });

  it('is found by its customer or an order of theirs, and has the name that the customer has now', () => {
    const records = exampleRecords();
    const { note } = logIn(records);
    const visit = (name: string) => {
      const order = addOrder(records, { name });
      return { order, id: records.orders.get(order)?.customerId ?? newId('cus') };
    };
    const [first, second, third] = [visit('Maria Sample'), visit('Mary Sample'), visit('Ben Cole')];
    const [maria, mary] = [first.id, second.id];
    note('customer-opened', { subject: maria });
    note('order-opened', { order: first.order });
    note('customer-opened', { subject: third.id });
    note('order-opened', { order: third.order });
    note('order-opened', { order: second.order });
    note('mail-sent', { order: second.order, subject: newId('mail') });
    note('unlocked', {});
    note('exported', { subject: mary, file: 'customer' });
    const found = (customers: readonly CustomerId[], filter: Partial<AuditFilter> = {}) =>
      listed(records, { customers, ...filter }).map(({ seq, customerName }) => [seq, customerName]);

    expect(found([maria, mary])).toEqual([
      [8, 'Mary Sample'],
      [6, null],
      [5, null],
      [2, null],
      [1, 'Maria Sample'],
    ]);
    expect(found([maria, mary], { act: 'order-opened' })).toHaveLength(2);
    expect(found([maria, mary], { act: 'order-opened', person: newId('stf') })).toEqual([]);
    expect(records.audit.list({ ...everything, customers: [maria, mary] }, 6, 1)).toMatchObject([{ seq: 5 }]);
    records.customers.erase(maria, '2026-11-21T09:30:00.000Z');
    expect(found([maria])).toEqual([
      [2, null],
      [1, null],
    ]);
  });

  it('of a PIN is made each time', () => {
    const records = exampleRecords();
    const { note } = logIn(records);
    for (const act of ['pin-wrong', 'pin-wrong', 'signed-in', 'signed-in'] as const) note(act, {});

    expect(listed(records).map(({ act }) => act)).toEqual([
      'signed-in',
      'signed-in',
      'pin-wrong',
      'pin-wrong',
    ]);
  });

  it.each(['DISK_FULL', 'DISK_FAILED', 'RECORDS_READ_ONLY'] as const)(
    'of a look-up or a PIN is left out where nothing can be written (%s), and no other',
    (code) => {
      const full = () => {
        throw new KioskError(code, 'no space');
      };
      const log = memoryLog();
      const audit = { append: full } as unknown as Records['audit'];
      const noteTo = (readOnly: boolean) =>
        createNote({ records: { audit, readOnly }, who: () => 'staff', clock: handClock(), log });
      const order = newId('ord');
      noteTo(true)('order-opened', { order });
      noteTo(false)('order-opened', { order });
      expect(log.lines.map(({ level }) => level)).toEqual(['warn']);

      for (const act of ['signed-in', 'unlocked', 'left', 'pin-wrong'] as const) {
        noteTo(true)(act, {});
        noteTo(false)(act, {});
      }
      expect(log.lines.slice(1).map(({ level, facts }) => [level, facts['act'], facts['code']])).toEqual(
        ['signed-in', 'unlocked', 'left', 'pin-wrong'].flatMap((act) => [
          ['warn', act, 'RECORDS_READ_ONLY'],
          ['warn', act, code],
        ]),
      );
      expect(() => noteTo(true)('exported', { order, file: 'final' })).toThrow('no space');
      expect(() => noteTo(false)('exported', { order, file: 'final' })).toThrow('no space');
    },
  );

  it('is found by its day and by the entry before', () => {
    const { records, times } = threeEntries();
    const [first = '', second = '', third = ''] = times;

    expect(records.audit.list({ ...everything, between: [second, third] }, newest, 9)).toMatchObject([
      { seq: 2 },
    ]);
    expect(records.audit.list({ ...everything, between: [first, third] }, 2, 9)).toMatchObject([{ seq: 1 }]);
    expect(records.audit.list(everything, 3, 1)).toMatchObject([{ seq: 2 }]);
  });
});

describe('the check', () => {
  it('finds a whole log whole, in its thread too', async () => {
    const { records, times } = threeEntries();

    const whole = { entries: 3, since: times[0], cutAt: null, troubles: [], more: 0 };
    expect(await records.checkAudit()).toEqual(whole);
  });

  it('finds an entry that was removed from the middle, the beginning or the end', () => {
    const [middle, beginning, end] = [threeEntries(), threeEntries(), threeEntries()];

    expect(after(middle.records.file, 'DELETE FROM audit_log WHERE seq = 2').troubles).toEqual([
      { kind: 'missing', count: 1, after: middle.times[0], before: middle.times[2] },
    ]);
    expect(after(beginning.records.file, 'DELETE FROM audit_log WHERE seq = 1').troubles).toEqual([
      { kind: 'missing', count: 1, after: null, before: beginning.times[1] },
    ]);
    expect(after(end.records.file, 'DELETE FROM audit_log WHERE seq > 1').troubles).toEqual([
      { kind: 'missing', count: 2, after: end.times[0], before: null },
    ]);
  });

  it('finds an entry that was changed, or whose number was given to another', () => {
    const { records, times } = threeEntries();

    expect(after(records.file, "UPDATE audit_log SET person = 'nobody' WHERE seq = 2").troubles).toEqual([
      { kind: 'changed', at: times[1] },
    ]);
    const renumbered = threeEntries();
    const moved = 'DELETE FROM audit_log WHERE seq = 2; UPDATE audit_log SET seq = 2 WHERE seq = 3';
    expect(after(renumbered.records.file, moved).troubles).toMatchObject([
      { kind: 'changed', at: renumbered.times[2] },
      { kind: 'missing', count: 1, after: renumbered.times[2], before: null },
    ]);
  });

  it('misses the newest entries after the records were replaced by an older copy, also once new ones follow', async () => {
    const { records, note } = threeEntries();
    records.close();
    const copy = openFile(records.file);
    copy.exec(
      'DROP TRIGGER audit_log_is_kept; DELETE FROM audit_log WHERE seq > 1; UPDATE sqlite_sequence SET seq = 1',
    );
    copy.close();

    const again = openRecords(records.file);
    onTestFinished(() => again.close());
    logIn(again).note('unlocked', {});
    expect((await again.checkAudit()).troubles).toMatchObject([{ kind: 'missing', count: 2 }]);
    expect(() => note('unlocked', {})).toThrow();
  });
});

describe('entries whose period is over', () => {
  const cutAt = '2029-11-21T10:00:00.000Z';

  it('go from the beginning, and the check begins after them', async () => {
    const { records, note, times } = threeEntries();

    expect(records.audit.cut(times[2] ?? '', 1, cutAt)).toBe(1);
    expect(records.audit.cut(times[2] ?? '', 50, cutAt)).toBe(1);
    expect(records.audit.cut(times[2] ?? '', 50, cutAt)).toBe(0);
    note('unlocked', {});

    expect(listed(records).map(({ seq }) => seq)).toEqual([4, 3]);
    const state = await records.checkAudit();
    expect(state).toEqual({ entries: 2, since: times[2], cutAt, troubles: [], more: 0 });
  });

  it('may be all entries; the next one goes on from them', async () => {
    const { records, note } = threeEntries();

    expect(records.audit.cut('9999-01-01T00:00:00.000Z', 50, cutAt)).toBe(3);
    expect(await records.checkAudit()).toMatchObject({ entries: 0, cutAt, troubles: [] });
    note('unlocked', {});

    expect(listed(records).map(({ seq }) => seq)).toEqual([4]);
    expect((await records.checkAudit()).troubles).toEqual([]);
  });

  it('stay behind an entry that is younger, after the clock was set back', () => {
    const records = exampleRecords();
    const { note, clock } = logIn(records);
    note('unlocked', {});
    const first = clock.now().toISOString();
    clock.set(-3_600_000);
    note('unlocked', {});

    expect(records.audit.cut(first, 50, cutAt)).toBe(0);
  });

  it('are missed when somebody else removed them, with a cut of their own too', () => {
    const { records, times } = threeEntries();
    records.audit.cut(times[1] ?? '', 50, cutAt);

    const more = `DELETE FROM audit_log WHERE seq = 2;
      UPDATE audit_cut SET last_seq = 2, last_hash = (SELECT hash FROM audit_log WHERE seq = 3)`;
    const { cutAt: trusted, troubles } = after(records.file, more);

    expect(trusted).toBeNull();
    expect(troubles).toEqual([{ kind: 'missing', count: 2, after: null, before: times[2] }]);
  });
});
