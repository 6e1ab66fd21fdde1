/** Migration 840: people whose names nobody could erase lose them. */
import { expect, it } from 'vitest';
import { newId, type OrderId } from '../../../../../shared/ids.ts';
import { addOrder, at, exampleRecords, later } from '../../../../support/records/example-records.ts';
import { fileBefore } from '../../../../support/records/file-before.ts';
import { openFile } from '../../../../support/records/records-file.ts';
import type { Records } from '../../../../../electron/records/open.ts';

function addPerson(records: Records, orderId: OrderId, name: string) {
  const id = newId('per');
  records.people.insert({ id, orderId, name, age: 'child', createdAt: at });
  return id;
}
const namesIn = (records: Records, orderId: OrderId) =>
  records.people.ofOrder(orderId).map(({ name }) => name);

it('blanks names in closed orders without a customer, and of people who were removed', () => {
  const { db, run } = fileBefore(840);
  const names = db.prepare<[], string>("SELECT name FROM people WHERE name <> '' ORDER BY name").pluck();
  const add = db.prepare<[string, string, string, string | null]>(
    `INSERT INTO people (id, order_id, name, age, search_text, created_at, removed_at)
     VALUES (?, ?, ?, 'child', 'words', '${at}', ?)`,
  );
  const order = (count: number, state: string): string => {
    const id = newId('ord');
    db.prepare(
      `INSERT INTO orders (id, number, step, state, practice, search_text, close_reason, created_at, updated_at, closed_at)
       VALUES (?, ?, 'customer', ?, 1, '', '', ?, ?, ?)`,
    ).run(id, `261121-00${count}`, state, at, at, state === 'open' ? null : later);
    return id;
  };
  add.run(newId('per'), order(1, 'cancelled'), 'Wanda', null);
  const open = order(2, 'open');
  add.run(newId('per'), open, 'Removed', at);
  add.run(newId('per'), open, 'Zoe', null);
  expect(names.all()).toEqual(['Removed', 'Wanda', 'Zoe']);

  run();

  expect(names.all()).toEqual(['Zoe']);
});

it('an order that is closed without a customer names nobody, and is not found by the names it had', () => {
  const records = exampleRecords();
  const [alone, theirs] = [addOrder(records), addOrder(records, { name: 'Ada' })];
  for (const orderId of [alone, theirs]) addPerson(records, orderId, 'Wanda');

  for (const orderId of [alone, theirs]) records.orders.setState(orderId, 'cancelled', later, '');

  expect(namesIn(records, alone)).toEqual(['', '']);
  expect(namesIn(records, theirs)).toEqual(['', 'Wanda']);
  expect(records.orders.search('wanda', 9).map(({ id }) => id)).toEqual([theirs]);
});

it('a person who is removed has no name any more', () => {
  const { file, ...records } = exampleRecords();
  const orderId = addOrder(records, { name: 'Ada' });
  const personId = addPerson(records, orderId, 'Wanda');

  records.people.remove(personId, later);

  expect(records.orders.search('wanda', 9)).toEqual([]);
  const db = openFile(file, { readonly: true });
  expect(db.prepare("SELECT name FROM people WHERE name <> ''").all()).toEqual([]);
  db.close();
});
