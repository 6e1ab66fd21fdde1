/** Migration 860, after which a whole e-mail address finds its customer. */
import { expect, it } from 'vitest';
import { customerWords } from '../../../../../electron/records/orders/search-text.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';

const at = '2026-11-21T09:30:00.000Z';
const people = [
  { name: 'Anna Zimmer', phone: '', email: 'Anna@zimmer.example' },
  { name: 'Anna Web', phone: '07700 900123', email: '' },
];

it('gives customers from before the word of their whole address', () => {
  const { db, run } = fileBefore(860);
  const add =
    db.prepare(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at, erased_at)
    VALUES (?, ?, ?, ?, 0, ?, ?, ?)`);
  const id = (digit: number): string => `cus_${String(digit).repeat(32)}`;
  people.forEach(({ name, phone, email }, index) => {
    const before = customerWords({ name, phone, email }).replace(/ §\d+/u, '');
    add.run(id(index), name, phone, email, before, at, null);
  });
  add.run(id(9), '', '', '', '', at, at);
  const words = db.prepare('SELECT word, uses FROM name_words ORDER BY word');
  const before = words.all();
  expect(before).toContainEqual({ word: 'anna', uses: 2 });

  run();

  const texts = db.prepare<[], string>('SELECT search_text FROM customers ORDER BY seq').pluck().all();
  expect(texts).toEqual([...people.map(customerWords), '']);
  const [word = ''] = /§\d{9}$/u.exec(texts[0] ?? '') ?? [];
  const found = db.prepare(`SELECT c.name FROM customer_search f JOIN customers c ON c.search_seq = f.rowid
    WHERE customer_search MATCH ?`);
  expect(found.pluck().all(`"${word}"`)).toEqual(['Anna Zimmer']);
  expect(words.all()).toEqual(before);

  db.prepare("UPDATE customers SET search_text = '' WHERE id = ?").run(id(0));
  expect(found.pluck().all(`"${word}"`)).toEqual([]);
  expect(words.all()).toContainEqual({ word: 'anna', uses: 1 });
});
