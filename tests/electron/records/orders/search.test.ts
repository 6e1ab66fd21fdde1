import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { matchQuery, readQuery } from '../../../../electron/records/orders/search-text.ts';
import type { Records } from '../../../../electron/records/open.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { queryLikeTexts } from '../../../support/records/query-like-texts.ts';
import { openFile } from '../../../support/records/records-file.ts';

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

  it('is found newest first, up to the limit', () => {
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

/** Returns every run of three or more digits of a number. */
const runsOf = (digits: string): string[] =>
  Array.from({ length: digits.length - 2 }, (_, from) =>
    Array.from({ length: digits.length - from - 2 }, (_more, index) => digits.slice(from, from + index + 3)),
  ).flat();

const foundBy = (stored: string, texts: readonly string[]): string[] => {
  const records = exampleRecords();
  addOrder(records, { name: 'Ada', phone: stored });
  addOrder(records, { name: 'Ben', phone: '01632 555555' });
  return texts.filter((text) => records.orders.search(text, 5).some(({ number }) => number === '261121-001'));
};

describe('a phone number', () => {
  it.each([
    ['+44 7700 900123', '447700900123'],
    ['0044 (0)7700-900123', '7700900123'],
    ['07700 900 123', '07700900123'],
    ['07700900123', '07700900123'],
    ['+1 (555) 010-4477', '15550104477'],
    ['+353 87 123 4567', '353871234567'],
    ['555 0104', '5550104'],
  ])('stored as %s is found by every run of its digits', (stored, digits) => {
    const runs = runsOf(digits);

    expect(foundBy(stored, runs)).toEqual(runs);
  });

  it.each(['+44 7700 900123', '0044 7700 900123', '07700 900123', '07700900123', '(07700) 900-123'])(
    'stored as %s is found however it is typed',
    (stored) => {
      const typed = [
        ...['+44 7700 900123', '+447700900123', '0044 7700 900123', '+44 (0)7700 900123', '07700 900123'],
        ...['07700900123', '(07700) 900 123', '07700-900-123', '447700900123', '+44 7700', '07700', '0770'],
        ...['900123', '900 123', '900-123', '0123', '123', 'ada 0123', '0123 ada', 'ada +44 7700 900'],
      ];

      expect(foundBy(stored, typed)).toEqual(typed);
    },
  );

  it('is not found by digits that it does not have, or by a number of another country with the same beginning', () => {
    expect(
      foundBy('+44 7700 900123', ['0124', '7701', '+33 7700', '900124', '990', '+44 900', '12345']),
    ).toEqual(
      // The country of a number without a country code is unknown, so it is not compared.
      ['+33 7700'],
    );
  });
});

it('a customer with 200 orders is renamed without a change to any order', () => {
  const records = exampleRecords();
  const first = addOrder(records, { name: 'Before' });
  const customerId = records.orders.get(first)?.customerId ?? newId('cus');
  records.transaction(() => {
    for (let count = 0; count < 200; count += 1) {
      records.orders.setCustomer(addOrder(records), customerId);
    }
  });
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const change = { id: customerId, name: 'After', phone: '', email: '', keepPhotos: false };
  db.exec(
    `CREATE TRIGGER orders_are_left_alone BEFORE UPDATE ON orders BEGIN SELECT RAISE (ABORT, 'touched'); END`,
  );

  records.customers.update(change);

  expect(records.orders.search('before', 50)).toEqual([]);
  expect(records.orders.search('after', 50).map(({ number }) => number)).toEqual(
    Array.from({ length: 50 }, (_, index) => `261121-${201 - index}`),
  );
});

describe('the newest orders that a text finds', () => {
  it('are those of returning customers as well', () => {
    const records = exampleRecords();
    const old = addOrder(records, { name: 'Ada Smith' });
    const others = Array.from({ length: 60 }, (_, index) =>
      addOrder(records, { name: `Ben Smith ${index}` }),
    );
    const again = addOrder(records);
    records.orders.setCustomer(again, records.orders.get(old)?.customerId ?? newId('cus'));

    expect(records.orders.search('smith', 50).map(({ id }) => id)).toEqual([
      again,
      ...others.reverse().slice(0, 49),
    ]);
    expect(records.customers.search('smith', 1).map(({ name }) => name)).toEqual(['Ada Smith']);
    expect(records.orders.search('ada', 50).map(({ id }) => id)).toEqual([again, old]);
  });

  it('do not include an order that was given to another customer', () => {
    const records = exampleRecords();
    const [first, second] = [addOrder(records, { name: 'Ada' }), addOrder(records, { name: 'Ben' })];
    records.orders.setCustomer(second, records.orders.get(first)?.customerId ?? newId('cus'));

    expect(records.orders.search('ben', 5)).toEqual([]);
    expect(records.orders.search('ada', 5).map(({ id }) => id)).toEqual([second, first]);
    expect(records.customers.search('ben', 5)).toMatchObject([{ name: 'Ben', orders: 0 }]);
  });
});

it('the index matches the rows after every kind of change', () => {
  const records = exampleRecords();
  const [first, second] = [addOrder(records, { name: 'Ada', phone: '07700 900123' }), addOrder(records)];
  const customerId = records.orders.get(first)?.customerId ?? newId('cus');
  records.orders.setCustomer(second, customerId);
  records.customers.update({
    id: customerId,
    name: 'Eve',
    phone: '',
    email: 'eve@h.example',
    keepPhotos: true,
  });
  records.people.insert({ id: newId('per'), orderId: second, name: 'Ben', age: 'child', createdAt: at });
  records.customers.erase(customerId, later);
  const db = openFile(records.file);
  onTestFinished(() => void db.close());

  for (const index of ['customer_search', 'order_search']) {
    db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
  }
  expect(db.prepare("SELECT v FROM order_search_config WHERE k = 'secure-delete'").pluck().get()).toBe(1);
});

it('a word that only begins like the customer’s, and a word of the order, are found together', () => {
  const records = studio();
  const [anna] = records.orders.search('anna', 1);
  records.people.insert({
    ...{
      id: newId('per'),
      orderId: anna?.id ?? newId('ord'),
      name: 'Maximilian',
      age: 'child',
      createdAt: at,
    },
  });

  expect(records.orders.search('smi maxim', 5).map(({ number }) => number)).toEqual(['261121-003']);
  expect(records.orders.search('jose maxim', 5)).toEqual([]);
});

it('the words of an order are compared as they are stored, without folding them again', () => {
  const records = studio();
  for (let other = 0; other < 30; other += 1) addOrder(records, { name: 'Brown' });
  const fold = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => fold.mockRestore());

  const found = records.orders.search('smith 2611', 5).map(({ number }) => number);

  expect(found).toEqual(['261121-003']);
  const folded = fold.mock.contexts.map(String);
  expect(folded).not.toEqual([]);
  expect(folded.filter((text) => text.startsWith('261121-'))).toEqual([]);
});

describe('typed text is never a query', () => {
  it.each(queryLikeTexts)('%j', (text) => {
    const records = studio();

    const customers = records.customers.search(text, 50);
    const orders = records.orders.search(text, 50);

    expect(customers.length).toBeLessThanOrEqual(1);
    expect(orders.length).toBeLessThanOrEqual(1);
    expect(namesFor(records, 'jose')).toHaveLength(1);
  });

  it('and an empty text searches nothing', () => {
    expect(matchQuery(readQuery(' "*" ()'), true)).toBe(null);
  });

  it('and only customers are searched for the beginnings of telephone numbers', () => {
    const terms = readQuery('261121 smith n12');

    expect(matchQuery(terms, false)).toBe('(("261121"*)) AND (("smith"*)) AND (("n12"*))');
    expect(matchQuery(terms, true)).toContain('"n261121"');
  });
});
