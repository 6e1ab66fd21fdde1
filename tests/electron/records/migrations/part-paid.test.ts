/** Migration 355: an order of which only a part is paid needs staff. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';

const order = (which: string): string => `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', which)}', '261122-00${which}', 'payment', 'open', 0, '', '${time}', '${time}', '');`;
const part = (which: string, of: string): string => `
  INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
    VALUES ('${id('part', which)}', '${id('ord', of)}', 'card', 500, 'GBP', NULL, '', '${time}');`;
const giveBack = (which: string): string =>
  `UPDATE payment_parts SET returned_at = '${time}' WHERE id = '${id('part', which)}';`;
const pay = (of: string): string => `
  INSERT INTO payments (order_id, bill, total, currency, receipt_number, paid_at)
    VALUES ('${id('ord', of)}', '{"lines":[]}', 500, 'GBP', 'R-261122-00${of}', '${time}');`;

function before() {
  const { db, run } = fileBefore(355);
  const attention = (): unknown[] => db.prepare('SELECT attention FROM orders ORDER BY number').pluck().all();
  return { db, run, attention };
}

it('finds the orders of which only a part was paid before', () => {
  const { db, run, attention } = before();
  db.exec(['1', '2', '3'].map((each) => order(each) + part(each, each)).join(''));
  db.exec(giveBack('2') + pay('3'));
  expect(attention()).toEqual([null, null, null]);

  run();

  expect(attention()).toEqual(['part-paid', null, null]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(() => db.exec(`UPDATE orders SET attention = 'else'`)).toThrow('CHECK');
});

it('follows each part that is taken or given back, and the payment', () => {
  const { db, run, attention } = before();
  run();
  db.exec(order('1') + order('2') + part('1', '1') + part('2', '2'));
  expect(attention()).toEqual(['part-paid', 'part-paid']);

  db.exec(giveBack('1') + pay('2'));
  expect(attention()).toEqual([null, null]);
});
