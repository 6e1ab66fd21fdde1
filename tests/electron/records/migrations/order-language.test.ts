/** Migration 650: orders name the customer's language. */
import { expect, it, onTestFinished } from 'vitest';
import { addOrder } from '../../../support/records/example-records.ts';
import { fileBefore } from '../../../support/records/file-before.ts';
import { openRecords } from '../../../support/records/records-file.ts';

it('gives orders a language, which is the studio’s until one is chosen', () => {
  const { db, run } = fileBefore(650);
  run();
  const records = openRecords(db.name);
  onTestFinished(() => {
    records.close();
  });
  const id = addOrder(records);
  expect(records.orders.get(id)?.language).toBeNull();

  records.orders.setLanguage(id, 'en');

  expect(records.orders.get(id)?.language).toBe('en');
  const choose = db.prepare<[string, string]>('UPDATE orders SET language = ? WHERE id = ?');
  expect(() => choose.run('xx', id)).toThrow('CHECK constraint failed');
});
