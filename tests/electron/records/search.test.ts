import { describe, expect, it } from 'vitest';
import { matchQuery, readQuery } from '../../../electron/records/search-text.ts';
import type { Records } from '../../../electron/records/open.ts';
import { newId } from '../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../support/example-records.ts';

const people = [
  { name: 'Zażółć Łukasz Müller-O’Neil', phone: '+44 7700 900123', email: 'lukasz.m@example.org' },
  { name: 'José Straße', phone: '07700 900456', email: '' },
  { name: 'Anna Smith', phone: '', email: 'anna+passport@example.co.uk' },
  { name: '山田 太郎', phone: '', email: '' },
];

function studio(): Records {
  const records = exampleRecords();
  for (const person of people) addOrder(records, person);
  return records;
}

const namesFor = (records: Records, text: string): string[] =>
  records.customers.search(text, 10).map((customer) => customer.name);

describe('a customer', () => {
  it.each([
    ['lukasz', 0],
    ['ZAZ', 0],
    ['mull', 0],
    ['müller lukasz', 0],
    ["o'neil", 0],
    ['oneil', undefined],
    ['neil', 0],
    ['7700 900123', 0],
    ['07700900123', 0],
    ['+44 (7700) 900-123', 0],
    ['0044 7700 900123', 0],
    ['447700900456', 1],
    ['jose', 1],
    ['strasse', 1],
    ['anna+passport@example', 2],
    ['ANNA smi', 2],
    ['山', 3],
    ['nobody', undefined],
    ['nna', undefined],
  ] as const)('is found by %j as number %s', (text, index) => {
    expect(namesFor(studio(), text)).toEqual(index === undefined ? [] : [people[index]?.name]);
  });

  it('is found newest first, and no more than asked for', () => {
    const records = exampleRecords();
    for (const name of ['Ada One', 'Ada Two', 'Ada Three']) addOrder(records, { name });

    expect(records.customers.search('ada', 2).map((customer) => customer.name)).toEqual([
      'Ada Three',
      'Ada Two',
    ]);
  });

  it('comes with the number of orders', () => {
    const records = exampleRecords();
    addOrder(records, { name: 'Ada' });
    const [ada] = records.customers.search('ada', 1);
    const second = addOrder(records);
    records.orders.setCustomer(second, ada?.id ?? newId('cus'));

    expect(records.customers.search('ada', 1)).toMatchObject([{ orders: 2 }]);
  });

  it('is found by the new name and not by the old one', () => {
    const records = exampleRecords();
    const id = newId('cus');
    records.customers.insert({ id, name: 'Before', phone: '', email: '', keepPhotos: false, createdAt: at });
    records.customers.update({ id, name: 'After', phone: '', email: '', keepPhotos: true });

    expect(namesFor(records, 'before')).toEqual([]);
    expect(records.customers.search('after', 1)).toMatchObject([{ keepPhotos: true }]);
  });
});

describe('an order', () => {
  it.each(['smith', 'anna 261121-003', '261121-003', 'smith 261121', 'aBcD1234', 'host.example/aBcD'])(
    'is found by %j',
    (text) => {
      const records = studio();
      const [order] = records.orders.search('anna', 1);
      const orderId = order?.id ?? newId('ord');
      const photoId = addPhoto(records, orderId);
      const code = 'host.example/aBcD1234';
      records.codes.insert({
        id: newId('cod'),
        photoId,
        orderId,
        code,
        issuedAt: at,
        expiresAt: later,
        doubt: null,
      });

      expect(records.orders.search(text, 10).map((found) => found.number)).toEqual(['261121-003']);
    },
  );

  it('is found by its customer’s new name', () => {
    const records = studio();
    const [anna] = records.customers.search('anna', 1);
    records.customers.update({
      id: anna?.id ?? newId('cus'),
      name: 'Hanna',
      phone: '',
      email: '',
      keepPhotos: false,
    });

    expect(records.orders.search('anna smith', 10)).toEqual([]);
    expect(records.orders.search('hanna', 10)).toHaveLength(1);
  });
});

describe('what a person types is never a query', () => {
  it.each([
    '"',
    '""',
    "'",
    '*',
    '^anna',
    'anna*',
    'name:anna',
    'search_text: anna',
    'NEAR(anna smith)',
    'NEAR(',
    'anna NEAR smith',
    'anna NOT smith',
    'anna OR lukasz',
    'AND',
    '(',
    ')',
    '-anna',
    '{anna}',
    'anna"; DROP TABLE customers; --',
    '%',
    '_',
    '\\',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '🙂',
    'x'.repeat(5_000),
    'a '.repeat(2_000),
  ])('%j', (text) => {
    const records = studio();

    const customers = records.customers.search(text, 50);
    const orders = records.orders.search(text, 50);

    expect(customers.length).toBeLessThanOrEqual(1);
    expect(orders.length).toBeLessThanOrEqual(1);
    expect(namesFor(records, 'jose')).toHaveLength(1);
  });

  it('and with nothing to search for nothing is asked', () => {
    expect(matchQuery(readQuery(' "*" ()'), true)).toBe(null);
  });
});
