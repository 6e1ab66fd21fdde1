/** Migration 250, after which a payment is its parts. */
import type Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';

const id = (kind: string, which = '0'): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';
const order = (which: string): string => `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', which)}', '261122-00${which}', 'handover', 'open', 0, '', '${time}', '${time}', '');`;
const paid = (which: string, method: string, reference: string): string => `${order(which)}
  INSERT INTO payments VALUES ('${id('ord', which)}', '{}', 1200, 'GBP', '${method}', '${reference}',
    'R-261122-00${which}', '${time}');`;
const part = (which: string, method = 'cash', amount = 500, given: number | null = 500): string => `
  INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
    VALUES ('${id('part', which)}', '${id('ord', '3')}', '${method}', ${amount}, 'GBP', ${given}, '', '${time}')`;

function studio(): Database.Database {
  const { db, run } = fileBefore(250);
  db.pragma('foreign_keys = ON');
  db.exec(`${paid('1', 'card', 'T-1')}${paid('2', 'cash', '')}${order('3')}
    INSERT INTO settlements VALUES ('${id('set')}', '${id('ord', '1')}', NULL, 'refund', 'card', 1200, 'GBP', '',
      'late', 'staff', '${time}')`);
  run();
  return db;
}

it('turns each payment from before into its one part, and keeps payments and refunds', () => {
  const db = studio();
  expect(
    db.prepare('SELECT order_id, method, amount, given, reference, taken_at FROM payment_parts').all(),
  ).toEqual([
    { order_id: id('ord', '1'), method: 'card', amount: 1200, given: null, reference: 'T-1', taken_at: time },
    { order_id: id('ord', '2'), method: 'cash', amount: 1200, given: null, reference: '', taken_at: time },
  ]);
  expect(db.prepare('SELECT receipt_number FROM payments').pluck().all()).toEqual([
    'R-261122-001',
    'R-261122-002',
  ]);
  expect(db.prepare('SELECT amount FROM settlements').pluck().all()).toEqual([1200]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

describe('a part', () => {
  it('is never changed and never deleted', () => {
    const db = studio();
    db.exec(part('a'));
    expect(() => db.exec('UPDATE payment_parts SET amount = 1')).toThrow('never changes');
    expect(() => db.exec('DELETE FROM payment_parts')).toThrow('never deleted');
  });

  it.each([
    ['cash below its amount', part('a', 'cash', 500, 499)],
    ['cash given for a card', part('a', 'card', 500, 500)],
    ['a negative amount', part('a', 'card', -1, null)],
    ['an unknown method', part('a', 'cheque', 500, null)],
  ])('is refused with %s', (_what, sql) => {
    expect(() => studio().exec(sql)).toThrow('CHECK constraint failed');
  });

  it('in another currency does not complete a payment', () => {
    const db = studio();
    db.exec(part('a', 'card', 1200, null));
    expect(() =>
      db.exec(
        `INSERT INTO payments VALUES ('${id('ord', '3')}', '{}', 1200, 'EUR', 'R-261122-003', '${time}')`,
      ),
    ).toThrow('not the whole payment');
  });
});
