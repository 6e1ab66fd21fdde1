/** Two customers who are one person: what the merged customer has, and what an undo puts back. */
import { expect, it } from 'vitest';
import { createCustomers, type Customers } from '../../../electron/customers/customers.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import type { Records } from '../../../electron/records/open.ts';
import { partFromOthers } from '../../../electron/records/orders/undo-merge.ts';
import type { CustomerId } from '../../../shared/ids.ts';
import { newId } from '../../../shared/ids.ts';
import { addOrder, exampleRecords, later } from '../../support/records/example-records.ts';
import { handClock, type HandClock } from '../../support/kiosk/hand-clock.ts';
import { decrypted, openFile } from '../../support/records/records-file.ts';
import { thrownBy } from '../../support/thrown.ts';

interface Shop {
  readonly clock: HandClock;
  readonly records: Records & { readonly file: string };
  readonly customers: Customers;
  readonly noted: readonly unknown[];
  /** Adds a customer with this many orders. */
  readonly add: (name: string, more?: { phone?: string; email?: string; orders?: number }) => CustomerId;
}

function shop(): Shop {
  const clock = handClock();
  const records = exampleRecords({ clock });
  const noted: unknown[] = [];
  const note = (...entry: unknown[]): unknown => noted.push(entry);
  const customers = createCustomers({
    ...{ records, clock, note, changed: () => undefined, who: () => 'staff', practice: false },
    settings: createSettings(records.settings, () => clock.now()),
  });
  return {
    ...{ records, customers, noted, clock },
    add: (name, { orders = 1, ...contact } = {}) => {
      const id = records.orders.get(addOrder(records, { name, ...contact }))?.customerId ?? newId('cus');
      for (let n = 1; n < orders; n += 1) records.orders.setCustomer(addOrder(records), id);
      return id;
    },
  };
}

const merged = { name: 'Ada Byron', phone: '07700 900123', email: '', keepPhotos: false, notes: 'Canaria' };

/** Returns every row about customers, apart from the row numbers. */
function everything(records: Shop['records']): unknown {
  const db = openFile(records.file);
  try {
    for (const index of ['customer_search', 'order_search'])
      db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
    return [
      `SELECT id, name, phone, email, keep_photos, notes, search_text, newest_order, created_at FROM customers
         ORDER BY id`,
      'SELECT id, customer_id, updated_at FROM orders ORDER BY id',
      'SELECT * FROM name_words',
      'SELECT id, kept_id, holder_id FROM customer_merges',
    ].map((sql) => db.prepare(sql).all());
  } finally {
    db.close();
  }
}

function agreedIn(records: Shop['records']): unknown {
  const db = openFile(records.file);
  try {
    return db.prepare('SELECT count(*) FROM consents').pluck().get();
  } finally {
    db.close();
  }
}

it('makes one customer with the orders of both, and puts back exactly what was', () => {
  const { records, customers, noted, add } = shop();
  const ada = add('Ada Byron', { orders: 2 });
  const other = add('Ada Lovelace', { phone: '07700 900123', orders: 3 });
  records.customers.note(other, 'Wears glasses');
  const before = everything(records);

  const one = customers.merge(ada, other, merged);

  expect(one).toMatchObject({
    ...merged,
    orders: 5,
    merged: { name: 'Ada Lovelace', orders: 3, obstacle: null },
  });
  expect(customers.orders(ada, null).orders).toHaveLength(5);
  expect(customers.find('lovelace').customers).toEqual([]);
  expect(customers.find('0123').customers.map(({ id }) => id)).toEqual([ada]);
  expect(thrownBy(() => customers.view(other))).toBe('NOT_FOUND');

  const undone = customers.undoMerge(ada, one.merged?.id ?? newId('mrg'));
  expect(undone.merged).toBe(null);
  expect(everything(records)).toEqual(before);
  expect(noted).toEqual([
    ['customers-merged', { subject: other, into: ada }],
    ['merge-undone', { subject: other, from: ada }],
  ]);
});

it('keeps new orders where they are when it is undone', () => {
  const { records, customers, add } = shop();
  const [ada, other] = [add('Ada'), add('Adda')];
  const { merged: last } = customers.merge(ada, other, merged);
  records.orders.setCustomer(addOrder(records), ada);

  customers.undoMerge(ada, last?.id ?? newId('mrg'));

  expect([customers.view(ada).orders, customers.view(other).orders]).toEqual([2, 1]);
});

it('ends a consent that the other customer had not given, until it is undone', () => {
  const { customers, add } = shop();
  const [ada, other] = [add('Ada Byron'), add('Ada Lovelace')];
  const [agreed] = customers.change(ada, { ...merged, keepPhotos: true }).consents;
  expect(agreed).toMatchObject({ wording: 'keep-photos-1', days: 365, givenBy: 'staff', endedAt: null });

  const one = customers.merge(ada, other, merged);
  expect(one.consents).toMatchObject([{ givenAt: agreed?.givenAt, endedBy: 'staff', endedWhy: 'merged' }]);

  expect(customers.undoMerge(ada, one.merged?.id ?? newId('mrg')).consents).toEqual([agreed]);
});

it('shows the consents of both, each with its name, and gives back to each their own', () => {
  const { customers, add, clock } = shop();
  const [ada, other] = [add('Ada Byron'), add('Ada Lovelace')];
  const both = { ...merged, keepPhotos: true };
  for (const [id, name] of [[ada, 'Ada Byron'] as const, [other, 'Ada Lovelace'] as const]) {
    customers.change(id, { ...both, name });
    clock.pass(1_000);
  }
  const before = [ada, other].map((id) => customers.view(id));

  const one = customers.merge(ada, other, both);
  expect(one.consents).toMatchObject([
    { givenAs: 'Ada Lovelace', endedAt: null },
    { givenAs: null, endedAt: null },
  ]);

  customers.undoMerge(ada, one.merged?.id ?? newId('mrg'));
  expect([ada, other].map((id) => customers.view(id))).toEqual(before);
});

it('ends the consent of the one who went, too, until it is undone', () => {
  const { customers, add } = shop();
  const [ada, other] = [add('Ada Byron'), add('Ada Lovelace')];
  const [agreed] = customers.change(other, { ...merged, keepPhotos: true }).consents;

  const one = customers.merge(ada, other, merged);
  expect(one.consents).toMatchObject([{ givenAs: merged.name, endedWhy: 'merged' }]);

  customers.undoMerge(ada, one.merged?.id ?? newId('mrg'));
  expect(customers.view(other)).toMatchObject({ keepPhotos: true, consents: [agreed] });
  expect(customers.view(ada)).toMatchObject({ keepPhotos: false, consents: [] });
});

it('keeps what was withdrawn while they were one withdrawn after the undo, for both', () => {
  const { customers, add, clock } = shop();
  const [ada, other] = [add('Ada Byron'), add('Ada Lovelace')];
  const both = { ...merged, keepPhotos: true };
  for (const id of [ada, other]) customers.change(id, both);
  const one = customers.merge(ada, other, both);
  clock.pass(1_000);

  expect(customers.change(ada, merged).consents).toMatchObject([
    { endedWhy: 'withdrawn' },
    { endedWhy: 'withdrawn' },
  ]);
  clock.pass(1_000);
  customers.change(ada, both);

  customers.undoMerge(ada, one.merged?.id ?? newId('mrg'));
  expect([ada, other].map((id) => customers.view(id).keepPhotos)).toEqual([true, false]);
});

it('parts two who had agreed before consents had rows, and withdrew that as one, without a consent', () => {
  const { customers, records, add } = shop();
  const [ada, other] = [add('Ada Byron'), add('Ada Lovelace')];
  const both = { ...merged, keepPhotos: true };
  for (const id of [ada, other]) records.customers.update({ id, ...both });
  customers.merge(ada, other, both);
  customers.change(ada, merged);

  partFromOthers(records, [ada]);

  expect([ada, other].map((id) => customers.view(id).keepPhotos)).toEqual([false, false]);
});

it('undoes the last merge first, then the one before', () => {
  const { records, customers, add } = shop();
  const [ada, second, third] = [add('Ada'), add('Adda'), add('Adah')];
  const before = everything(records);
  const first = customers.merge(second, third, { ...merged, name: 'Adda' }).merged?.id ?? newId('mrg');
  const last = customers.merge(ada, second, merged).merged?.id ?? newId('mrg');

  expect(thrownBy(() => customers.undoMerge(ada, first))).toBe('NOT_FOUND');
  customers.undoMerge(ada, last);
  expect(customers.view(second)).toMatchObject({ orders: 2, merged: { id: first, obstacle: null } });
  customers.undoMerge(second, first);
  expect(everything(records)).toEqual(before);
});

it.each([
  [
    'details',
    ({ customers }: Shop, ada: CustomerId) => void customers.change(ada, { ...merged, phone: '1' }),
  ],
  [
    'orders',
    ({ customers, records, add }: Shop, ada: CustomerId) => {
      const [newest] = customers.orders(ada, null).orders;
      records.orders.setCustomer(newest?.id ?? newId('ord'), add('Ben'));
    },
  ],
])('cannot be undone once a later change would be lost: %s', (obstacle, change) => {
  const counter = shop();
  const { records, customers, add } = counter;
  const ada = add('Ada');
  const id = customers.merge(ada, add('Adda'), merged).merged?.id ?? newId('mrg');
  change(counter, ada);
  const before = everything(records);

  expect(customers.view(ada).merged).toMatchObject({ obstacle });
  expect(thrownBy(() => customers.undoMerge(ada, id))).toBe('WRONG_STEP');
  expect(everything(records)).toEqual(before);
});

it('refuses a customer for both, and one who is gone, and changes nothing', () => {
  const { records, customers, add } = shop();
  const [ada, gone] = [add('Ada'), add('Gone')];
  records.customers.erase(gone, later);
  const before = everything(records);

  expect(thrownBy(() => customers.merge(ada, ada, merged))).toBe('INVALID_INPUT');
  expect(thrownBy(() => customers.merge(ada, gone, merged))).toBe('NOT_FOUND');
  expect(thrownBy(() => customers.merge(gone, ada, merged))).toBe('NOT_FOUND');
  expect(everything(records)).toEqual(before);
});

it('an erased customer takes along what every undo keeps', () => {
  const { records, customers, add } = shop();
  const [ada, second, third] = [add('Ada'), add('Canaria One'), add('Canaria Two')];
  customers.change(third, { ...merged, name: 'Canaria Two', keepPhotos: true });
  customers.merge(second, third, { ...merged, name: 'Canaria Three' });
  customers.merge(ada, second, merged);
  records.checkpoint();
  expect(decrypted(records.file).includes('Canaria')).toBe(true);

  expect(agreedIn(records)).toBe(1);
  records.customers.erase(ada, later);
  records.checkpoint();

  expect(agreedIn(records)).toBe(0);
  expect(decrypted(records.file).includes('Canaria')).toBe(false);
  expect(records.customerMerges.lastOf(ada)).toBe(null);
  expect(records.customerMerges.lastOf(second)).toBe(null);
});

it('suggests customers with the same telephone number or e-mail address, however they are written', () => {
  const { customers, add } = shop();
  const ada = add('Ada', { phone: '+44 7700 900123', email: 'ada@example.org' });
  const others = [
    add('Same number', { phone: '07700-900123' }),
    add('Same address', { email: 'ADA@example.org' }),
  ];
  add('Longer number', { phone: '07700 9001234' });
  add('Other host', { email: 'ada@example.com' });

  expect(customers.view(ada).alike.map(({ id }) => id)).toEqual(others);
  expect(customers.view(others[0] ?? ada).alike.map(({ id }) => id)).toEqual([ada]);
});
