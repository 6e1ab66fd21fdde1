/** Migration 280, after which slips and receipts are prints too. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = (minute: number): string => `2026-11-22T09:3${minute}:00.000Z`;

const order = `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', '1')}', '261122-001', 'handover', 'open', 0, '', '${time(0)}', '${time(0)}', '');`;
const print = (which: string, minute: number, kind = 'sheet'): string => `
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', which)}', '${kind}', '${id('ord', '1')}', 'cups:photo', 'Photo', '{"mediumId":"4x6in"}', 1,
      '${'a'.repeat(64)}', 'submitted', '', '', '${time(minute)}', '${time(minute)}');
  INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt', which)}', '${id('ord', '1')}');`;
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
