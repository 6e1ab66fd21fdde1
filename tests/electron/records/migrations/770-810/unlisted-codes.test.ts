/** Migration 780, which leaves the codes of erased customers out of lists and counts. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../../support/records/file-before.ts';

const id = (kind: string, digit: number): string => `${kind}_${String(digit).repeat(32)}`;
const at = '2026-11-21T09:30:00.000Z';

const withCode = (digit: number): string => `
  INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
    VALUES ('${id('cus', digit)}', 'Ada', '', '', 0, '', '${at}');
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, closed_at, close_reason, customer_id)
    VALUES ('${id('ord', digit)}', '261121-00${String(digit)}', 'handover', 'done', 0, 'x', '${at}', '${at}', '${at}', '',
      '${id('cus', digit)}');
  INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
    SELECT '${id('pho', digit)}', order_id, id, 'uk-passport', '{"name":"UK passport","givesCode":true}', 'approved', '[]',
      '${at}', '${at}' FROM people WHERE order_id = '${id('ord', digit)}';
  INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at)
    VALUES ('${id('cod', digit)}', '${id('pho', digit)}', '${id('ord', digit)}', 'h.example/aB3dO0l${String(digit)}', '${at}',
      '2026-12-12T09:30:00.000Z');`;

it('reaches customers who were erased before, and those who are erased from now on', () => {
  const { db, run } = fileBefore(780);
  db.exec([1, 2, 3].map(withCode).join('\n'));
  const erase = (digit: number): unknown =>
    db.exec(`UPDATE customers SET name = '', erased_at = '${at}' WHERE id = '${id('cus', digit)}'`);
  erase(1);
  const listed = (): unknown[] =>
    db.prepare('SELECT order_id FROM codes WHERE replaced = 0 ORDER BY id').pluck().all();
  const counted = (): unknown => db.prepare('SELECT codes FROM code_tally').pluck().get();
  expect([listed().length, counted()]).toEqual([3, 3]);

  run();
  expect([listed(), counted()]).toEqual([[id('ord', 2), id('ord', 3)], 2]);

  erase(2);
  expect([listed(), counted()]).toEqual([[id('ord', 3)], 1]);
});
