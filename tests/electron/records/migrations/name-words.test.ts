/** Migration 430, which lists the words of every customer. */
import { expect, it } from 'vitest';
import { customerWords } from '../../../../electron/records/orders/search-text.ts';
import { fileBefore } from '../../../support/records/file-before.ts';

const time = '2026-11-22T09:30:00.000Z';

it('lists the words of earlier customers, without their numbers', () => {
  const { db, run } = fileBefore(430);
  const insert =
    db.prepare(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
    VALUES (?, ?, ?, ?, 0, ?, '${time}')`);
  const add = (digit: string, name: string, phone: string, email: string): void => {
    const words = customerWords({ name, phone, email });
    insert.run(`cus_${digit.repeat(32)}`, name, phone, email, words);
  };
  add('1', 'José Li', '07700 900123', 'li88@example.org');
  add('2', 'Ann Li', '', '');
  db.exec(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at, erased_at)
    VALUES ('cus_${'3'.repeat(32)}', '', '', '', 0, '', '${time}', '${time}')`);
  run();

  expect(db.prepare('SELECT word, uses FROM name_words').all()).toEqual([
    { word: 'ann', uses: 1 },
    { word: 'jose', uses: 1 },
    { word: 'li', uses: 2 },
  ]);
  db.exec('DELETE FROM customers');
  expect(db.prepare('SELECT count(*) FROM name_words').pluck().get()).toBe(0);
});
