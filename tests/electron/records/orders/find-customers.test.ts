/** Finding a customer by all that staff may know of them, and with one wrong letter. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Records } from '../../../../electron/records/open.ts';
import { neighbours } from '../../../../electron/records/orders/similar-words.ts';
import { typedDays } from '../../../../electron/records/orders/typed-days.ts';
import { newId } from '../../../../shared/ids.ts';
import { addOrder, addPhoto, at, exampleRecords, later } from '../../../support/records/example-records.ts';
import { handClock } from '../../../support/kiosk/hand-clock.ts';
import { openFile } from '../../../support/records/records-file.ts';

const people = [
  { name: 'José Okafor', phone: '+44 7700 900123', email: 'jose.okafor@example.org' },
  { name: 'Anna Smith', phone: '07700 900456', email: '' },
  { name: 'Анна Иванова', phone: '', email: '' },
];

/** A studio with one order of each person, all of 21 November 2026. */
function studio(): Records & { readonly file: string } {
  const records = exampleRecords({ clock: handClock('2026-11-24T12:00:00.000Z') });
  for (const person of people) addOrder(records, person);
  return records;
}

const namesFor = (records: Records, text: string): string[] =>
  records.customers.find(text, 10).customers.map(({ name }) => name);

describe('a customer is found by', () => {
  it.each([
    ...['okafor jose', 'OKÁ', 'jose.ok', '0012', '261121-001', 'AB12', '900123 okaf', 'okafor 261121'],
    ...['okafar', 'okfor', 'okkafor', 'oakfor', 'pkafor', 'jose okaror', 'jsoe okafor', 'okax'],
  ])('%j', (text) => {
    const records = studio();
    const [first] = records.orders.search('okafor', 1);
    const orderId = first?.id ?? newId('ord');
    const code = { code: 'photos.example/AB12', issuedAt: at, expiresAt: later, doubt: null };
    records.codes.insert({ id: newId('cod'), photoId: addPhoto(records, orderId), orderId, ...code });

    expect(namesFor(records, text)).toEqual(['José Okafor']);
  });

  it('the date of an order, everyone who came that day, the newest first', () => {
    const records = studio();

    expect(namesFor(records, '21 Nov')).toEqual(['Анна Иванова', 'Anna Smith', 'José Okafor']);
    expect(namesFor(records, '22/11/2026')).toEqual([]);
  });

  it.each([
    ...[
      '21.11. okafor',
      'okafor 21.11.2026',
      'jose 21. 11. 2026',
      '21 lis okafor',
      'okafor 21 de noviembre de 2026',
    ],
    ...['21.11. okafar', '900123 21 nov'],
  ])('a date together with a name: %j', (text) => {
    const records = studio();

    expect(namesFor(records, text)).toEqual(['José Okafor']);
  });

  it('a date together with a name, nobody who came on another day', () => {
    const records = studio();

    expect(namesFor(records, 'okafor 20.11.2026')).toEqual([]);
    expect(namesFor(records, '20.11. smith')).toEqual([]);
  });

  it('one wrong letter only where nobody matches, and says so', () => {
    const records = studio();
    addOrder(records, { name: 'Anna Okafar' });

    expect(records.customers.find('okafar', 10)).toMatchObject({
      customers: [{ name: 'Anna Okafar' }],
      similar: false,
    });
    expect(records.customers.find('okafir', 10)).toMatchObject({
      customers: [{ name: 'Anna Okafar' }, { name: 'José Okafor' }],
      similar: true,
    });
    expect(namesFor(records, 'ивонова')).toEqual(['Анна Иванова']);
  });

  it.each(['okxxor', 'jxse okafxr', '0012x', 'okz', '900124'])('nothing that differs more: %j', (text) => {
    expect(namesFor(studio(), text)).toEqual([]);
  });
});

describe('a whole e-mail address', () => {
  const address = 'anna@zimmer-studio.example';
  const limit = 5;

  /** A studio in which more customers than are shown came later and share what is before the @. */
  function annas(): Records {
    const records = exampleRecords();
    addOrder(records, { name: 'Anna Zimmer', email: 'Anna@Zimmer-Studio.example' });
    for (let count = 0; count <= limit; count += 1)
      addOrder(records, { name: `Anna Other${String(count)}`, email: `anna@web${String(count)}.example` });
    return records;
  }
  const names = (customers: readonly { readonly name: string }[]): string[] =>
    customers.map(({ name }) => name);

  it.each([address, address.toUpperCase(), ` ${address} `, `Anna Zimmer <${address}>`, `zimmer ${address}`])(
    'finds those who have it: %j',
    (text) => {
      const records = annas();

      expect(records.customers.find(text, limit)).toMatchObject({
        customers: [{ name: 'Anna Zimmer' }],
        similar: false,
      });
      expect(names(records.customers.search(text, limit))).toEqual(['Anna Zimmer']);
      const [order, ...others] = records.orders.search(text, limit);
      expect([order?.number, others]).toEqual(['261121-001', []]);
    },
  );

  it.each(['anna@', 'anna@zim', 'anna@nobody.example'])(
    'that nobody has finds those with the same beginning: %j',
    (text) => {
      const records = annas();

      expect(records.customers.find(text, limit).customers).toHaveLength(limit);
      expect(records.customers.search(text, limit)).toHaveLength(limit);
      expect(records.orders.search(text, limit)).toHaveLength(limit);
    },
  );

  it('finds nobody after it was changed', () => {
    const records = annas();
    const [anna] = records.customers.search(address, 1);
    if (anna === undefined) throw new Error('The address finds nobody.');
    records.customers.update({ ...anna, email: 'zimmer@new.example' });

    expect(names(records.customers.search(address, limit))).not.toContain('Anna Zimmer');
    expect(names(records.customers.search('zimmer@new.example', limit))).toEqual(['Anna Zimmer']);
  });
});

it('a word is known as long as a customer has it', () => {
  const records = studio();
  const db = openFile(records.file);
  onTestFinished(() => void db.close());
  const uses = db.prepare('SELECT uses FROM name_words WHERE word = ?').pluck();
  const second = addOrder(records, { name: 'Ben Okafor' });
  const ben = records.orders.get(second)?.customerId ?? newId('cus');
  expect([uses.get('okafor'), uses.get('okafo'), uses.get('ben'), uses.get('n7700')]).toEqual([
    ...[2, 2, 1],
    undefined,
  ]);

  const details = { phone: '', email: '', keepPhotos: false };
  records.customers.update({ id: ben, name: 'Ben Carter', ...details });
  expect([uses.get('okafor'), uses.get('ben'), uses.get('carter')]).toEqual([1, 1, 1]);
  records.customers.erase(ben, later);
  expect([uses.get('okafor'), uses.get('ben'), uses.get('carter')]).toEqual([1, undefined, undefined]);
});

describe('a typed date', () => {
  const now = new Date(2026, 10, 24, 12);

  it.each([
    ['2026-11-23', ['261123']],
    ['23/11/2026', ['261123']],
    ['23.11.26', ['261123']],
    ['11/23/2026', ['261123']],
    ['3/4/2026', ['260403']],
    ['23 Nov 2026', ['261123']],
    ['November 23, 2026', ['261123']],
    ['23 november', ['261123', '251123', '241123', '231123', '221123', '211123']],
    ['23.11.', ['261123', '251123', '241123', '231123', '221123', '211123']],
    ['25/11', ['251125', '241125', '231125', '221125', '211125']],
    ['29/2', ['240229']],
    ['31/04/2026', []],
    ['07-11', []],
    ['06.12.11.25', []],
    ['12 Janet', []],
    ['anna', []],
    ['21. November 2026', ['261121']],
    ['21. März 2026', ['260321']],
    ['21. Maerz 2026', ['260321']],
    ['21 Dez 2025', ['251221']],
    ['21. 11. 2026', ['261121']],
    ['21 août 2026', ['260821']],
    ['21 aout 2026', ['260821']],
    ['1er août 2026', ['260801']],
    ['21 déc. 2025', ['251221']],
    ['21 de agosto de 2026', ['260821']],
    ['21 dic 2025', ['251221']],
    ['21 lis 2026', ['261121']],
    ['21 listopada 2026', ['261121']],
    ['21 październik 2026', ['261021']],
    ['21 paź 2026', ['261021']],
    ['21 jui 2026', ['260721', '260621']],
    ['21. 11.', ['261121', '251121', '241121', '231121', '221121', '211121']],
  ])('%j means the days %j', (text, days) => {
    expect(typedDays(text, now)).toEqual(days);
  });
});

it('a word’s neighbours differ from it by one letter', () => {
  const found = neighbours('anna');

  expect(found).toEqual(expect.arrayContaining(['nna', 'ana', 'nana', 'anan', 'xnna', 'annaa', 'hanna']));
  expect(found).not.toContain('anna');
  expect(new Set(found).size).toBe(found.length);
});

it('a new customer comes at the place of the first order, also when that order had another customer', () => {
  const records = exampleRecords();
  const orderId = addOrder(records, { name: 'Ada One' });
  const before = records.orders.get(orderId)?.customerId ?? newId('cus');
  const id = newId('cus');
  const ben = { id, name: 'Ben One', phone: '', email: '', keepPhotos: false, createdAt: at };
  records.customers.insert(ben, orderId);
  records.orders.setCustomer(orderId, id);
  addOrder(records, { name: 'Cleo One' });

  expect(namesFor(records, 'one')).toEqual(['Cleo One', 'Ben One', 'Ada One']);
  expect(records.customers.get(before)).toMatchObject({ orders: 0 });
});
