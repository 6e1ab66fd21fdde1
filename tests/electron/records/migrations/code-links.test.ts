/** Migration 460, which notes what became of a code. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, digit: number): string => `${kind}_${String(digit).repeat(32)}`;
const at = '2026-11-21T09:30:00.000Z';

it('keeps earlier codes without a note, and refuses half a note', () => {
  const { db, run } = fileBefore(460);
  db.exec(`
    INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('${id('ord', 1)}', '261121-001', 'handover', 'open', 0, 'x', '${at}', '${at}', '');
    INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
      SELECT '${id('pho', 1)}', order_id, id, 'uk-passport', '{"name":"UK passport","givesCode":true}', 'approved', '[]',
        '${at}', '${at}' FROM people;
    INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at)
      VALUES ('${id('cod', 1)}', '${id('pho', 1)}', '${id('ord', 1)}', 'h.example/aB3dO0lI', '${at}',
        '2026-12-12T09:30:00.000Z');`);
  run();

  expect(db.prepare('SELECT linked_at, reminded_at FROM codes').raw().all()).toEqual([[null, null]]);
  db.exec(`UPDATE codes SET reminded_at = '${at}', reminded_by = 'staff', reminded_way = 'phone'`);
  db.exec(`UPDATE codes SET linked_at = '${at}', linked_by = 'staff'`);
  expect(() => db.exec('UPDATE codes SET linked_by = NULL')).toThrow('CHECK');
  expect(() => db.exec("UPDATE codes SET reminded_way = 'letter'")).toThrow('CHECK');
  expect(() => db.exec("UPDATE codes SET linked_at = 'today'")).toThrow('CHECK');
});
