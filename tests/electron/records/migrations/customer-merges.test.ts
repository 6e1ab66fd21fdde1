/** Migration 440, which keeps what undoing a merge of customers puts back. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

it('deletes what is kept of a merge with the customer who has the orders now', () => {
  const { db, run } = fileBefore(440);
  const time = '2026-11-22T09:30:00.000Z';
  const id = (kind: string, digit: string): string => `${kind}_${digit.repeat(32)}`;
  run();
  const merge = (digit: string, holder: string): string => `
    INSERT INTO customer_merges (id, kept_id, holder_id, kept, gone, merged, orders, merges, merged_at)
      VALUES ('${id('mrg', digit)}', '${id('cus', '2')}', '${holder}', '{}', '{}', '{}', '[]', '[]', '${time}');`;
  db.exec(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
    VALUES ('${id('cus', '1')}', 'Ada', '', '', 0, 'ada', '${time}');
    ${merge('1', id('cus', '1'))} ${merge('2', id('cus', '2'))}`);

  db.exec(`UPDATE customers SET name = '', search_text = '', erased_at = '${time}'`);

  expect(db.prepare('SELECT id FROM customer_merges').pluck().all()).toEqual([id('mrg', '2')]);
});
