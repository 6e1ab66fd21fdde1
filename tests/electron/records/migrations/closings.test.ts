/** Migration 300, which adds closings and what they count. */
import { describe, expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, which = '1'): string => `${kind}_${which.repeat(32)}`;
const at = '2026-11-22T09:30:00.000Z';

const order = `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord')}', '261122-001', 'payment', 'open', 0, '', '${at}', '${at}', '');`;
const part = (which: string, amount: number): string => `
  INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
    VALUES ('${id('part', which)}', '${id('ord')}', 'card', ${String(amount)}, 'GBP', NULL, '', '${at}');`;
const pay = `
  INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
    VALUES ('${id('ord')}', '{"taxRateBasisPoints":2000}', 700, 'GBP', 'R-261122-001', '${at}');`;
const settle = (which: string, kind: string, method: string, photo: string): string => `
  INSERT INTO settlements (id, order_id, photo_id, kind, method, amount, currency, reference, reason, settled_by, settled_at)
    VALUES ('${id('set', which)}', '${id('ord')}', ${photo}, '${kind}', ${method}, 0, 'GBP', '', 'x', 'staff', '${at}');`;
const print = (which: string, printer: string, kind = 'sheet', orderId = `'${id('ord')}'`): string => `
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', which)}', '${kind}', ${orderId}, '${printer}', 'Photo', '{"mediumId":"4x6in"}', 1,
      '${'a'.repeat(64)}', 'submitted', '', '', '${at}', '${at}');`;
const call = (which: string): string => `
  INSERT INTO calls (id, order_id, endpoint, region, state, request_bytes, created_at)
    VALUES ('${id('call', which)}', '${id('ord')}', 'aiEdit', 'eu', 'intent', 0, '${at}');`;
const end = (which: string, state: string): string =>
  `UPDATE calls SET state = '${state}', sent_at = '${at}', ended_at = '${at}' WHERE id = '${id('call', which)}';`;
const closing = (number: number, lastEntry: number): string => `
  INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left, report)
    VALUES (${String(number)}, '2026-11-22', '${at}', 'staff', ${String(lastEntry)}, 'GBP', 0, 0, 0, 0, '{}');`;

/** Records after the migration, with an order. */
function migrated() {
  const { db, run } = fileBefore(300);
  db.exec(order);
  run();
  db.pragma('foreign_keys = OFF');
  const entries = (): unknown[] =>
    db.prepare('SELECT kind || ref FROM closing_entries ORDER BY seq').pluck().all();
  return { db, entries };
}

it('enters nothing that happened before it', () => {
  const { db, run } = fileBefore(300);
  db.exec(order + part('1', 700) + pay);

  run();

  expect(db.prepare('SELECT count(*) FROM closing_entries').pluck().get()).toBe(0);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

describe('from then on, an entry is made', () => {
  it('of money that is taken and given back', () => {
    const { db, entries } = migrated();

    db.exec(part('1', 300) + part('2', 700));
    db.exec(`UPDATE payment_parts SET returned_at = '${at}' WHERE id = '${id('part')}'`);
    db.exec(
      pay + settle('1', 'accepted', 'NULL', `'${id('pho')}'`) + settle('2', 'refund', "'cash'", 'NULL'),
    );

    expect(entries()).toEqual([
      `part${id('part', '1')}`,
      `part${id('part', '2')}`,
      `part-returned${id('part', '1')}`,
      `payment${id('ord')}`,
      `settlement${id('set', '2')}`,
    ]);
  });

  it('of calls that used a credit', () => {
    const { db, entries } = migrated();
    db.exec(
      call('1') + end('1', 'done') + call('2') + end('2', 'refused') + call('3') + end('3', 'uncertain'),
    );
    const resolve = (which: string, resolution: string): void =>
      void db.exec(`UPDATE calls SET state = 'resolved', resolution = '${resolution}', resolved_by = 'staff',
        resolved_at = '${at}' WHERE id = '${id('call', which)}'`);

    resolve('3', 'counted');
    db.exec(call('4') + end('4', 'uncertain'));
    resolve('4', 'not-counted');

    expect(entries()).toEqual([`call${id('call', '1')}`, `call${id('call', '3')}`]);
  });

  it('of prints once they are on paper, and of none in a file', () => {
    const { db, entries } = migrated();
    db.exec(print('1', 'cups:photo') + print('2', 'file') + print('3', 'cups:photo', 'closing', 'NULL'));
    db.exec(`UPDATE prints SET state = 'printed', out_at = '${at}' WHERE id <> '${id('prt', '3')}'`);
    db.exec(`UPDATE prints SET state = 'failed' WHERE id = '${id('prt', '1')}'`);

    expect(entries()).toEqual([`print${id('prt', '1')}`]);
  });
});

describe('a closing', () => {
  it('follows the one before it, without a gap', () => {
    const { db } = migrated();
    db.exec(part('1', 300) + part('2', 700));

    expect(() => db.exec(closing(2, 1))).toThrow('follows the one before');
    db.exec(closing(1, 2));
    for (const wrong of [closing(1, 2), closing(3, 2), closing(2, 1), closing(2, 3)])
      expect(() => db.exec(wrong)).toThrow('follows the one before');
    db.exec(closing(2, 2));
  });

  it('never changes, nor does anything that it counts', () => {
    const { db } = migrated();
    db.exec(
      `INSERT INTO cash_moves VALUES ('${id('mov')}', 'pay-in', 100, 'GBP', 'Change', 'staff', '${at}')`,
    );
    db.exec(closing(1, 1));

    for (const [table, column] of [
      ['closings', 'counted'],
      ['closing_entries', 'seq'],
      ['cash_moves', 'amount'],
    ] as const) {
      expect(() => db.exec(`UPDATE ${table} SET ${column} = 7`)).toThrow(/never changes|kept as it is/);
      expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never changes|kept as it is/);
    }
  });
});
