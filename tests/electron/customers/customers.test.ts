/** A customer as the studio knows them: details, notes and earlier orders. */
import { expect, it } from 'vitest';
import { systemClock } from '../../../electron/clock.ts';
import { createCustomers, type Customers } from '../../../electron/customers/customers.ts';
import { createSettings } from '../../../electron/settings/settings.ts';
import type { Records } from '../../../electron/records/open.ts';
import type { CustomerId, OrderId, ShotId } from '../../../shared/ids.ts';
import { newId } from '../../../shared/ids.ts';
import {
  addImage,
  addOrder,
  addPhoto,
  addShot,
  at,
  exampleRecords,
  later,
} from '../../support/records/example-records.ts';
import { thrownBy } from '../../support/thrown.ts';

interface Shop {
  readonly records: Records;
  readonly customers: Customers;
  readonly customerId: CustomerId;
  /** The orders that the page was told about. */
  readonly told: readonly OrderId[];
  /** The entries of the audit log. */
  readonly noted: readonly unknown[];
}

/** A studio with one customer, who has this many orders. */
function shop(orders = 1): Shop {
  const records = exampleRecords();
  const first = addOrder(records, { name: 'Ada', phone: '07700 900123' });
  const customerId = records.orders.get(first)?.customerId;
  if (customerId === null || customerId === undefined) throw new Error('the order has lost its customer');
  records.transaction(() => {
    for (let n = 1; n < orders; n += 1) records.orders.setCustomer(addOrder(records), customerId);
  });
  const told: OrderId[] = [];
  const noted: unknown[] = [];
  const customers = createCustomers({
    records,
    clock: systemClock,
    settings: createSettings(records.settings, () => systemClock.now()),
    who: () => 'staff',
    practice: false,
    changed: (orderId) => told.push(orderId),
    note: (...entry) => noted.push(entry),
  });
  return { records, customers, customerId, told, noted };
}

it('has every order in its history once, the newest first', () => {
  const { records, customers, customerId } = shop(43);
  addOrder(records, { name: 'Ben' });

  const first = customers.orders(customerId, null);
  const second = customers.orders(customerId, first.after);
  const third = customers.orders(customerId, second.after);

  const parts = [first, second, third];
  expect(parts.map(({ orders }) => orders.length)).toEqual([20, 20, 3]);
  expect(third.after).toBe(null);
  expect(parts.flatMap(({ orders }) => orders.map(({ number }) => Number(number.slice(7))))).toEqual(
    Array.from({ length: 43 }, (_, index) => 43 - index),
  );
});

it('shows the pictures that are not erased, the codes and what was charged', () => {
  const { records, customers, customerId } = shop();
  const [order] = customers.orders(customerId, null).orders;
  expect(order).toMatchObject({ createdAt: at, pictures: [], codes: [], charged: null });
  const orderId = order?.id ?? newId('ord');
  const photos = [addPhoto(records, orderId), addPhoto(records, orderId)] as const;
  const [kept, erased] = [addImage(records), addImage(records)];
  const result = { widthPx: 413, heightPx: 531, answerImageId: null, state: 'final', trouble: null } as const;
  records.photos.setFinal(photos[0], { ...result, finalImageId: kept });
  records.photos.setFinal(photos[1], { ...result, finalImageId: erased });
  records.images.erase(erased, later);
  const code = { code: 'photos.example/AB12', issuedAt: at, expiresAt: later, doubt: null };
  records.codes.insert({ id: newId('cod'), photoId: photos[0], orderId, ...code });

  expect(customers.orders(customerId, null).orders).toMatchObject([
    {
      documents: ['UK passport', 'UK passport'],
      pictures: [{ image: { id: kept }, kind: 'final' }],
      codes: [code],
    },
  ]);
});

it('shows a preview or a shot where there is no final', () => {
  const { records, customers, customerId } = shop();
  const shown = () =>
    customers.orders(customerId, null).orders[0]?.pictures.map(({ image, kind }) => [kind, image.id]);
  const orderId = customers.orders(customerId, null).orders[0]?.id ?? newId('ord');
  const shots = [1, 2, 3, 4].map(() => addShot(records, orderId));
  const imageOf = (shot: ShotId | undefined) =>
    records.shots.get(shot ?? newId('shot'))?.imageId ?? newId('img');
  // Without photos, the last three shots.
  expect(shown()).toEqual(shots.slice(1).map((shot) => ['shot', imageOf(shot)]));

  const photos = [addPhoto(records, orderId), addPhoto(records, orderId)] as const;
  for (const photo of photos) records.photos.setShot(photo, shots[0] ?? newId('shot'));
  expect(shown()).toEqual([['shot', imageOf(shots[0])]]);

  const previewImageId = addImage(records);
  records.photos.setPreview(photos[0], {
    ...{ photoUuid: 'uuid', issues: [], widthPx: 413, heightPx: 531, previewImageId, answerImageId: null },
    ...{ state: 'preview', trouble: null },
  });
  expect(shown()).toEqual([
    ['preview', previewImageId],
    ['shot', imageOf(shots[0])],
  ]);
  records.images.erase(previewImageId, later);
  records.images.erase(imageOf(shots[0]), later);
  expect(shown()?.map(([kind]) => kind)).toEqual(['shot', 'shot', 'shot']);
  for (const shot of shots.slice(1)) records.images.erase(imageOf(shot), later);
  expect(shown()).toEqual([]);
});

it('lists the customers with the newest orders while nothing is typed, without those who were erased', () => {
  const { records, customers, customerId } = shop();
  addOrder(records, { name: 'Ben' });
  const cleo = records.orders.get(addOrder(records, { name: 'Cleo' }))?.customerId;
  records.customers.erase(cleo ?? customerId, later);

  expect(customers.find('').customers.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
  expect(customers.find('0123').customers.map(({ name }) => name)).toEqual(['Ada']);
});

it('changes details and notes, and tells the page about open orders only', () => {
  const { records, customers, customerId, told, noted } = shop(2);
  const [open, closed] = customers.orders(customerId, null).orders;
  records.orders.setState(closed?.id ?? newId('ord'), 'done', later, '');
  const change = { name: 'Ada Byron', phone: '', email: 'ada@example.org', keepPhotos: true };

  const changed = customers.change(customerId, { ...change, notes: 'Wears glasses' });

  expect(changed).toMatchObject({ ...change, notes: 'Wears glasses', orders: 2 });
  expect(customers.view(customerId)).toEqual(changed);
  expect(customers.find('byron').customers).toHaveLength(1);
  expect(told).toEqual([open?.id]);
  expect(noted).toEqual([
    ['customer-changed', { subject: customerId }],
    ['customer-opened', { subject: customerId }],
  ]);
});

it('keeps every consent with its sentence, its time and its end, until the customer is erased', () => {
  const { records, customers, customerId } = shop();
  const answer = (keepPhotos: boolean): unknown =>
    customers.change(customerId, { name: 'Ada', phone: '', email: '', keepPhotos, notes: '' }).consents;
  const agreed = { wording: 'keep-photos-1', days: 365, givenBy: 'staff' };

  expect(answer(false)).toEqual([]);
  expect(answer(true)).toMatchObject([{ ...agreed, endedAt: null }]);
  expect(answer(true)).toHaveLength(1);
  expect(answer(false)).toMatchObject([{ ...agreed, endedBy: 'staff', endedWhy: 'withdrawn' }]);
  expect(answer(true)).toMatchObject([{ endedAt: null }, { endedWhy: 'withdrawn' }]);

  records.customers.erase(customerId, later);
  expect(records.consents.ofCustomer(customerId, 9)).toEqual([]);
});

it('knows nothing more of a customer who was erased', () => {
  const { records, customers, customerId } = shop();
  records.customers.note(customerId, 'Wears glasses');
  records.customers.erase(customerId, later);
  records.customers.note(customerId, 'Wears glasses');

  expect(records.customers.notes(customerId)).toBe('');
  expect(thrownBy(() => customers.view(customerId))).toBe('NOT_FOUND');
  expect(thrownBy(() => customers.orders(customerId, null))).toBe('NOT_FOUND');
});

it('exports everyone who is not erased as CSV, which no spreadsheet runs as a formula', async () => {
  const { records, customers, customerId, noted } = shop(2);
  const ben = {
    id: newId('cus'),
    name: '=Ben, "B"',
    phone: '+44 20',
    email: '',
    keepPhotos: true,
    createdAt: at,
  };
  records.customers.insert(ben);
  records.customers.note(ben.id, 'Two\nlines');
  records.customers.erase(
    records.orders.get(addOrder(records, { name: 'Cleo' }))?.customerId ?? ben.id,
    later,
  );
  for (let n = 0; n < 100; n += 1)
    records.customers.insert({ ...ben, id: newId('cus'), name: `Customer ${String(n)}`, keepPhotos: false });
  records.customers.update({
    id: customerId,
    name: 'Zoë',
    phone: '',
    email: 'z@x.example',
    keepPhotos: false,
  });

  const file = await customers.csv(null);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes);
  const lines = text.split('\r\n');

  expect(lines.slice(0, 3)).toEqual([
    '\uFEFFname,phone,email,notes,keep_photos,customer_since,orders,newest_order',
    'Zoë,,z@x.example,,no,2026-11-21,2,2026-11-21',
    `"'=Ben, ""B""",'+44 20,,"Two\nlines",yes,2026-11-21,0,`,
  ]);
  expect([lines.length, lines.at(-2), lines.at(-1)]).toEqual([
    104,
    "Customer 99,'+44 20,,,no,2026-11-21,0,",
    '',
  ]);
  expect([file.name, text.includes('Cleo')]).toEqual(['customers.csv', false]);
  expect(noted).toEqual([['exported', { allowedBy: null, file: 'customers', count: 102 }]]);
});
