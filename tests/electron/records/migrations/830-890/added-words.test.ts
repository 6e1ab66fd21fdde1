/** Migration 890, after which the words that are added to an order are all that is written into the search index. */
import { onTestFinished, expect, it } from 'vitest';
import { newId, type PersonId } from '../../../../../shared/ids.ts';
import { addOrder, at, exampleRecords, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openFile } from '../../../../support/records/records-file.ts';

function example() {
  const records = exampleRecords();
  const orderId = addOrder(records);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const count = db.prepare('SELECT count(*) FROM order_search WHERE order_search MATCH ?').pluck();
  const has = (query: string): boolean => count.get(query) === 1;
  return {
    ...{ records, db, has },
    add: (name: string): PersonId => {
      const id = newId('per');
      records.people.insert({ id, orderId, name, age: 'child', createdAt: at });
      return id;
    },
    /** Returns which of these beginnings of words find the order, once index and rows were compared. */
    found: (...starts: readonly string[]): readonly string[] => {
      db.exec("INSERT INTO order_search (order_search, rank) VALUES ('integrity-check', 1)");
      return starts.filter((start) => has(`"${start}"*`));
    },
  };
}

it('a person who is added leaves what the index has of the order as it is', () => {
  const { db, add, found } = example();
  /** Without the first two rows, which say what there is. */
  const segments = () =>
    db.prepare('SELECT id, block FROM order_search_data WHERE id > 10 ORDER BY id').all();
  const before = segments();

  add('Ben');

  expect(segments().slice(0, before.length)).toEqual(before);
  expect(segments().length).toBeGreaterThan(before.length);
  expect(found('ben', '261121')).toEqual(['ben', '261121']);
});

it('a word that goes leaves those that begin with the same letters', () => {
  const { records, add, found } = example();
  add('Benno Bendel');
  const last = add('Benedikt Bendel');
  expect(found('ben', 'bene', 'benno', 'bendel', '2611')).toHaveLength(5);

  records.people.remove(last, later);

  expect(found('b', 'ben', 'bend', 'bene', 'benedikt', 'benno', 'bendel')).toEqual([
    ...['b', 'ben', 'bend', 'benno', 'bendel'],
  ]);
});

it('a longer word takes the place of the shorter one that it begins with', () => {
  const { records, add, has, found } = example();
  const id = add('Ben');

  records.people.change({ id, name: 'Bendel', age: 'child' });

  expect(found('ben', 'bendel')).toEqual(['ben', 'bendel']);
  expect(has('"ben"')).toBe(false);
});

it('finds orders and customers from before by the same words', () => {
  const { db, run } = fileBefore(890);
  const tables = ['customer_search', 'order_search'];
  db.exec(`INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
    VALUES ('cus_${'1'.repeat(12)}', 'Ada', '', '', 0, 'ada', '${at}')`);
  const rows = () =>
    tables.map((table) => db.prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH '"a"* OR "2"*'`).all());
  const before = rows();
  expect(before.flat().length).toBeGreaterThan(0);
  run();
  expect(rows()).toEqual(before);
  for (const table of tables) {
    db.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('integrity-check', 1)`);
    const set = db.prepare(`SELECT k, v FROM ${table}_config WHERE k <> 'version' ORDER BY k`).raw().all();
    expect(set).toEqual([
      ['automerge', 0],
      ['crisismerge', 8],
      ['secure-delete', 1],
    ]);
  }
});
