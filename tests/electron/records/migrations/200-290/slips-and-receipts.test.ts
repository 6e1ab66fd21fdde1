/** Migration 280, after which slips and receipts are prints too. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { id, order, print } from '../../../../support/printing/old-prints.ts';

const fails = (which: string): string =>
  `UPDATE prints SET state = 'failed' WHERE id = '${id('prt', which)}';`;

it('keeps every print, and takes slips and receipts of an order from then on', () => {
  const { db, run } = fileBefore(280);
  const rows = (): unknown[] => db.prepare('SELECT * FROM prints ORDER BY rowid').all();
  db.exec(order + print('1', 1));
  const [old] = rows() as [object];

  run();

  expect(rows()).toEqual([{ ...old, code_id: null }]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.pragma('foreign_key_check')).toEqual([]);
  db.exec(print('2', 2, 'receipt'));
  expect(rows()).toHaveLength(2);
});

it('checks the kinds, and that a slip and nothing else has a code', () => {
  const { db, run } = fileBefore(280);
  db.exec(order);
  run();

  expect(() => db.exec(print('1', 1, 'poster'))).toThrow('CHECK');
  expect(() => db.exec(print('1', 1, 'slip'))).toThrow('CHECK');
  db.exec(print('1', 1));
  db.pragma('foreign_keys = OFF');
  const addCode = `UPDATE prints SET code_id = '${id('cod', '1')}'`;
  expect(() => db.exec(addCode)).toThrow('CHECK');
  expect(() => db.exec(`${addCode}, kind = 'receipt'`)).toThrow('CHECK');
  expect(() => db.exec(`${addCode}, kind = 'slip', order_id = NULL`)).toThrow('CHECK');
  db.exec(`${addCode}, kind = 'slip'`);
});

it('leaves a failed sheet with staff although the receipt was printed after it', () => {
  const { db, run } = fileBefore(280);
  const attention = db.prepare('SELECT attention FROM orders').pluck();
  db.exec(order + print('1', 1));
  run();

  db.exec(fails('1') + print('2', 2, 'receipt'));
  expect(attention.get()).toBe('waiting-print');
  db.exec(print('3', 3));
  expect(attention.get()).toBe(null);
  db.exec(fails('2'));
  expect(attention.get()).toBe('waiting-print');
  db.exec(print('4', 4, 'receipt'));
  expect(attention.get()).toBe(null);
});

it('reads and writes no row', () => {
  const { db, run } = fileBefore(280);
  db.exec(order + print('1', 1));
  // A row that no check would let through: a migration that looked at the rows would find it.
  db.pragma('ignore_check_constraints = ON');
  db.exec(`UPDATE prints SET copies = 0`);
  db.pragma('ignore_check_constraints = OFF');

  run();

  expect(db.prepare('SELECT copies, code_id FROM prints').get()).toEqual({ copies: 0, code_id: null });
});
