/** Migration 347, which records e-mail and puts what was not sent before staff. */
import { expect, it } from 'vitest';
import { fileBefore } from '../../../support/records/file-before.ts';

const id = (kind: string, which: string): string => `${kind}_${which.repeat(32)}`;
const time = '2026-11-22T09:30:00.000Z';
const order = `
  INSERT INTO orders (id, number, step, state, practice, search_text, created_at, updated_at, closed_at, close_reason)
    VALUES ('${id('ord', '1')}', '261122-001', 'handover', 'done', 0, '', '${time}', '${time}', '${time}', '');`;
const mail = (state: string, next: string | null): string => `
  INSERT INTO mails (id, order_id, address, parts, message_id, state, reply, attempts, first_try_at, next_try_at,
      created_at, updated_at)
    VALUES ('${id('mail', '1')}', '${id('ord', '1')}', 'ada@example.org', '[]', '<1@example.com>', '${state}', '', 0,
      '${time}', ${next === null ? 'NULL' : `'${next}'`}, '${time}', '${time}');`;
const becomes = (state: string): string => `UPDATE mails SET next_try_at = NULL, state = '${state}'`;

it('puts an order with a refused e-mail, or one of unknown outcome, before staff until they have decided', () => {
  const { db, run } = fileBefore(347);
  const attention = db.prepare('SELECT attention FROM orders').pluck();
  db.exec(order);
  const before = db.prepare('SELECT * FROM orders').all();
  run();
  expect(db.prepare('SELECT * FROM orders').all()).toEqual(before);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');

  const seen = [
    mail('waiting', time),
    ...['sending', 'refused', 'sent', 'unknown', 'cancelled'].map(becomes),
  ].map((statement) => {
    db.exec(statement);
    return attention.get();
  });
  expect(seen).toEqual([null, null, 'mail', null, 'mail', null]);
  db.exec(becomes('unknown'));
  db.exec("UPDATE orders SET state = 'cancelled'");
  expect(attention.get()).toBe(null);
  db.exec("UPDATE orders SET state = 'done'");
  expect(attention.get()).toBe('mail');
  db.exec('DELETE FROM mails');
  expect(attention.get()).toBe(null);
});

it('gives a next try to what waits and to nothing else', () => {
  const { db, run } = fileBefore(347);
  db.exec(order);
  run();

  expect(() => db.exec(mail('waiting', null))).toThrow('CHECK');
  expect(() => db.exec(mail('sent', time))).toThrow('CHECK');
  expect(() => db.exec("UPDATE orders SET attention = 'bored'")).toThrow('CHECK');
});
