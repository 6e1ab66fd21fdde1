import { existsSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newId } from '../../../shared/ids.ts';
import { addOrder, at, exampleRecords, later } from '../../support/records/example-records.ts';
import { decrypted, openFile } from '../../support/records/records-file.ts';

const words = ['Canaria', 'canaria', '7700900987', 'canaria@example.org'];

/** Looks into every byte of the file without its encryption. The checkpoint before has emptied the WAL. */
const found = (file: string): string[] => {
  expect(statSync(`${file}-wal`).size).toBe(0);
  const bytes = decrypted(file);
  return words.filter((word) => bytes.includes(word));
};

it.each(['a typed customer', 'a person'])(
  '%s who is removed is noted, so that the records are written anew',
  (who) => {
    const records = exampleRecords();
    const customerId = newId('cus');
    const details = { name: 'Canaria', phone: '', email: '', keepPhotos: false };
    records.customers.insert({ id: customerId, ...details, createdAt: at });
    const orderId = addOrder(records);
    const personId = records.people.ofOrder(orderId)[0]?.id ?? 'per_';
    const isNoted = (): boolean => existsSync(`${records.file}.erased`);
    expect(isNoted()).toBe(false);

    if (who === 'a person') records.people.remove(personId, later);
    else records.customers.remove(customerId);

    expect(isNoted()).toBe(true);
  },
);

it('an erased customer is in neither file nor WAL, not even in the search words', () => {
  const records = exampleRecords();
  records.transaction(() => {
    for (let count = 0; count < 300; count += 1) addOrder(records, { name: `Neighbour ${count}` });
  });
  const customer = { name: 'Canaria', phone: '+44 7700 900987', email: 'canaria@example.org' };
  const orderId = addOrder(records, customer);
  const id = records.orders.get(orderId)?.customerId;
  if (id === null || id === undefined) throw new Error('The order has lost its customer.');
  records.customers.note(id, 'Canaria wears glasses');
  records.checkpoint();
  expect(found(records.file)).not.toEqual([]);
  const db = openFile(records.file, { readonly: true });
  const indexed = db.prepare<[], string>("SELECT search_text FROM customers WHERE name = 'Canaria'").pluck();
  const [address = ''] = /§\d{9}/u.exec(indexed.get() ?? '') ?? [];
  db.close();
  expect([address, decrypted(records.file).includes(address)]).toEqual([expect.stringMatching(/^§/u), true]);

  records.customers.erase(id, later);
  records.checkpoint();

  expect(found(records.file)).toEqual([]);
  expect(decrypted(records.file).includes(address)).toBe(false);
  expect(records.customers.get(id)).toMatchObject({ name: '', phone: '', email: '', erasedAt: later });
  expect(records.customers.search('canaria', 5)).toEqual([]);
  expect(records.orders.search('canaria', 5)).toEqual([]);
  expect(records.orders.search('261121-301', 5)).toHaveLength(1);
});

it('erasing a customer also erases the people photographed with them', () => {
  const records = exampleRecords();
  const orderId = addOrder(records, { name: 'Ada' });
  const customerId = records.orders.get(orderId)?.customerId;
  if (customerId === null || customerId === undefined) throw new Error('The order has lost its customer.');
  const person = { id: newId('per'), orderId, name: 'Canaria', age: 'child', createdAt: at } as const;
  records.people.insert(person);
  records.checkpoint();
  expect(found(records.file)).not.toEqual([]);

  records.customers.erase(customerId, later);
  records.checkpoint();

  expect(found(records.file)).toEqual([]);
  expect(records.people.ofOrder(orderId).map(({ name, age }) => ({ name, age }))).toEqual([
    { name: '', age: 'adult' },
    { name: '', age: 'child' },
  ]);
  expect(records.orders.search('canaria', 5)).toEqual([]);
});

it('an erased customer’s name is on no retouch session that their pictures were copied to', () => {
  const records = exampleRecords();
  const orderId = addOrder(records, { name: 'Canaria' });
  const customerId = records.orders.get(orderId)?.customerId;
  if (customerId === null || customerId === undefined) throw new Error('The order has lost its customer.');
  const session = { id: newId('ben'), kind: 'headshots', orderId, shotId: null, createdAt: at } as const;
  records.retouchSessions.insert({ ...session, name: 'Canaria' });
  records.retouchSessions.insert({ ...session, id: newId('ben'), orderId: null, name: 'holiday.jpg' });

  records.customers.erase(customerId, later);
  records.checkpoint();

  expect(found(records.file)).toEqual([]);
  expect(records.retouchSessions.newest('headshots', 5).map(({ name }) => name)).toEqual(['holiday.jpg', '']);
});

it('erasing a customer deletes what is kept of their e-mail, and nothing of others', () => {
  const records = exampleRecords();
  const [orderId, other] = [addOrder(records, { name: 'Ada' }), addOrder(records, { name: 'Ben' })];
  for (const [order, address] of [
    [orderId, 'canaria@example.org'],
    [other, 'ben@example.org'],
  ] as const) {
    const id = newId('mail');
    const part = { kind: 'receipt' } as const;
    records.mails.insert({
      id,
      orderId: order,
      address,
      parts: [part],
      reminderOf: null,
      messageId: `<${id}@x.example>`,
      at,
    });
  }
  const customerId = records.orders.get(orderId)?.customerId;
  if (customerId === null || customerId === undefined) throw new Error('The order has lost its customer.');

  records.customers.erase(customerId, later);
  records.checkpoint();

  expect(found(records.file)).toEqual([]);
  expect([orderId, other].map((each) => records.mails.ofOrder(each).length)).toEqual([0, 1]);
});

it('an erased customer cannot be written to again', () => {
  const records = exampleRecords();
  const id = records.orders.get(addOrder(records, { name: 'Canaria' }))?.customerId;
  if (id === null || id === undefined) throw new Error('The order has lost its customer.');
  records.customers.erase(id, later);

  records.customers.update({ id, name: 'Back', phone: '', email: '', keepPhotos: true });

  expect(records.customers.get(id)).toMatchObject({ name: '', keepPhotos: false });
});
