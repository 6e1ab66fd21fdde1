/** Migration 570, which counts refunds and closings, so that their numbers may be left out. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';
import { longId } from '../../../support/records/long-id.ts';

const at = '2026-11-22T09:30:00.000Z';
const closing = (number: number, lastEntry: number): string => `
  INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left, report)
    VALUES (${String(number)}, '2026-11-22', '${at}', 'staff', ${String(lastEntry)}, 'GBP', 0, 0, 0, 0, '{}');`;
const refund = (number: number): string =>
  `INSERT INTO refund_numbers VALUES (${String(number)}, '${longId('set')}');`;
const cash = (): string =>
  `INSERT INTO cash_moves VALUES ('${longId('mov')}', 'pay-in', 100, 'GBP', 'Change', 'staff', '${at}');`;

it('goes on counting where the records are', () => {
  const { db, run } = fileBefore(570);
  db.pragma('foreign_keys = OFF');
  db.exec(refund(1) + refund(2) + closing(1, 0));

  run();

  expect(db.prepare('SELECT name, last FROM counters ORDER BY name').all()).toEqual([
    { name: 'closing', last: 1 },
    { name: 'refund', last: 2 },
  ]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

it('lets numbers be left out, and none come back', () => {
  const { db, run } = fileBefore(570);
  run();
  db.pragma('foreign_keys = OFF');
  db.exec(refund(3) + closing(9, 0));

  for (const number of [2, 3]) expect(() => db.exec(refund(number))).toThrow();
  for (const number of [8, 9]) expect(() => db.exec(closing(number, 0))).toThrow('follows the one before');
  db.exec(refund(4) + closing(502, 0));
  expect(db.prepare('SELECT number FROM closings ORDER BY number').pluck().all()).toEqual([9, 502]);
});

it('still makes a closing follow the entries of the one before it', () => {
  const { db, run } = fileBefore(570);
  run();
  db.exec(cash() + cash() + closing(1, 1));

  for (const lastEntry of [0, 3])
    expect(() => db.exec(closing(2, lastEntry))).toThrow('follows the one before');
  db.exec(closing(2, 1) + closing(3, 2));
});
