/** Migration 560, by which an e-mail reminds of a code and brings the code back when it is not sent. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, digit: number): string => `${kind}_${String(digit).repeat(32)}`;
const at = '2026-11-21T09:30:00.000Z';
const later = '2026-11-21T09:40:00.000Z';

/** A code that was reminded of by e-mail, with two reminder e-mails. */
function reminded() {
  const { db, run } = fileBefore(560);
  db.exec(`
    INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, close_reason)
      VALUES ('${id('ord', 1)}', '261121-001', 'handover', 'open', 0, 'x', '${at}', '${at}', '');
    INSERT INTO photos (id, order_id, person_id, spec_code, document, state, issues, created_at, updated_at)
      SELECT '${id('pho', 1)}', order_id, id, 'uk-passport', '{"name":"UK passport","givesCode":true}', 'approved', '[]',
        '${at}', '${at}' FROM people;
    INSERT INTO codes (id, photo_id, order_id, code, issued_at, expires_at, reminded_at, reminded_by, reminded_way)
      VALUES ('${id('cod', 1)}', '${id('pho', 1)}', '${id('ord', 1)}', 'h.example/aB3dO0lI', '${at}',
        '2026-12-12T09:30:00.000Z', '${at}', 'staff', 'email');
    INSERT INTO mails (id, order_id, address, parts, message_id, state, reply, attempts, first_try_at, created_at, updated_at)
      VALUES ('${id('mail', 1)}', '${id('ord', 1)}', 'a@b.example', '[]', '<1@b.example>', 'sending', '', 1, '${at}',
        '${at}', '${at}'), ('${id('mail', 2)}', '${id('ord', 1)}', 'a@b.example', '[]', '<2@b.example>', 'sending', '', 1,
        '${at}', '${later}', '${later}');`);
  run();
  db.exec(`UPDATE mails SET reminder_of = '${id('cod', 1)}'`);
  const setState = (mail: number, state: string): unknown => {
    db.prepare('UPDATE mails SET state = ? WHERE id = ?').run(state, id('mail', mail));
    return db.prepare('SELECT reminder_failed FROM codes').pluck().get();
  };
  return { db, setState };
}

it('notes on a code whether its last reminder e-mail failed', () => {
  const { setState } = reminded();

  expect(setState(2, 'sent')).toBe(0);
  // An earlier one changes nothing any more.
  expect(setState(1, 'refused')).toBe(0);
  expect(setState(2, 'unknown')).toBe(1);
  expect(setState(2, 'sent')).toBe(0);
  expect([setState(2, 'refused'), setState(2, 'cancelled'), setState(2, 'left')]).toEqual([1, 1, 1]);
});

it('leaves a reminder by phone as it is', () => {
  const { db, setState } = reminded();
  db.exec("UPDATE codes SET reminded_way = 'phone'");

  expect(setState(2, 'refused')).toBe(0);
  expect(() => db.exec('UPDATE codes SET reminder_failed = 1')).toThrow('CHECK');
  expect(() => db.exec("UPDATE mails SET reminder_of = 'ord_1'")).toThrow('CHECK');
});
