/** Migration 420, which gives every customer room for notes. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const time = '2026-11-22T09:30:00.000Z';

it('keeps customers without notes, and lets none of an erased one stay', () => {
  const { db, run } = fileBefore(420);
  const customer = (which: string, name: string, erasedAt: string): string => `
    INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at, erased_at)
      VALUES ('cus_${which.repeat(32)}', '${name}', '', '', 0, '${name.toLowerCase()}', '${time}', ${erasedAt});`;
  db.exec(customer('1', 'Ada', 'NULL') + customer('2', '', `'${time}'`));
  run();

  expect(db.prepare('SELECT notes FROM customers').pluck().all()).toEqual(['', '']);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.exec("UPDATE customers SET notes = 'Wears glasses' WHERE erased_at IS NULL");
  expect(() => db.exec("UPDATE customers SET notes = 'Wears glasses'")).toThrow('CHECK');
});
