/** Migration 360: an order sells sheets beside items. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';
const item = (which: string, itemId: string): string => `
  INSERT INTO order_items (id, order_id, item_id, name, quantity, unit_price, added_at)
    VALUES ('${id('oit', which)}', '${id('ord', '1')}', '${itemId}', 'Frame', 1, 450, '${time}');`;

it('takes a sheet as an item, keeps the items of before, and refuses anything else', () => {
  const { db, run } = fileBefore(360);
  db.exec(`INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
    VALUES ('${id('ord', '1')}', '261122-001', 'payment', 'open', 0, '', '${time}', '${time}', '');`);
  db.exec(item('1', 'item-0000000f'));
  expect(() => db.exec(item('2', 'sheet-further-a4'))).toThrow('CHECK');

  run();

  db.exec(item('2', 'sheet-further-a4'));
  expect(() => db.exec(item('3', 'card-1'))).toThrow('CHECK');
  expect(db.prepare('SELECT item_id FROM order_items ORDER BY id').pluck().all()).toEqual([
    'item-0000000f',
    'sheet-further-a4',
  ]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});
