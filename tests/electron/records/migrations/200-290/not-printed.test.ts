/** Migration 270, after which an open order whose sheet failed is on the desk among those that need staff. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = (minute: number): string => `2026-11-22T09:3${minute}:00.000Z`;

const order = (which: string, state: 'open' | 'done'): string => `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason, closed_at)
    VALUES ('${id('ord', which)}', '261122-00${which}', 'handover', 'open', 0, '', '${time(0)}', '${time(0)}', '', NULL);
  ${state === 'done' ? `UPDATE orders SET state = 'done', closed_at = '${time(9)}' WHERE id = '${id('ord', which)}';` : ''}`;
const sheet = (which: string, of: string, minute: number): string => `
  INSERT INTO prints (id, kind, order_id, printer_id, printer_name, layout, copies, file_sha256, state, note, reason,
      submitted_at, updated_at)
    VALUES ('${id('prt', which)}', 'sheet', '${id('ord', of)}', 'cups:photo', 'Photo', '{}', 1, '${'a'.repeat(64)}',
      'submitted', '', '', '${time(minute)}', '${time(minute)}');
  INSERT INTO print_orders (print_id, order_id) VALUES ('${id('prt', which)}', '${id('ord', of)}');`;
const fails = (which: string): string =>
  `UPDATE prints SET state = 'failed' WHERE id = '${id('prt', which)}';`;

it('finds the failed sheets of open orders, and follows them from then on', () => {
  const { db, run } = fileBefore(270);
  const attention = (): unknown[] => db.prepare('SELECT attention FROM orders ORDER BY number').pluck().all();
  db.exec([order('1', 'open'), order('2', 'open'), order('3', 'done')].join(''));
  db.exec([sheet('1', '1', 1), sheet('2', '2', 1), sheet('3', '2', 2), sheet('4', '3', 1)].join(''));
  db.exec(['1', '2', '4'].map(fails).join(''));
  expect(attention()).toEqual([null, null, null]);

  run();
  expect(attention()).toEqual(['waiting-print', null, null]);

  db.exec(fails('3'));
  expect(attention()).toEqual(['waiting-print', 'waiting-print', null]);
  db.exec(sheet('5', '1', 3));
  expect(attention()).toEqual([null, 'waiting-print', null]);
});
