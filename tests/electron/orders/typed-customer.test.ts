/** A customer who was typed for an order, whose customer then turns out to be one whom the studio knows. */
import { expect, it } from 'vitest';
import { modePaths } from '../../../electron/paths.ts';
import type { CustomerId, OrderId } from '../../../shared/ids.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import { openFile } from '../../support/records/records-file.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter, type Counter } from './counter.ts';

const details = { name: 'Berta Known', phone: '07700 900111', email: '', keepPhotos: false };
const typed = { customerId: null, name: 'Bertha Knwn', phone: '07700 900112', email: '', keepPhotos: true };

async function orderOf(
  counter: Counter,
  customer: typeof typed | (typeof details & { customerId: CustomerId | null }),
) {
  const { id: orderId } = await counter.call('createOrder');
  const order = await counter.call('setCustomer', { orderId, ...customer, stay: true });
  return { orderId, customerId: order.customer?.id ?? 'cus_' } as const;
}
const pick = (counter: Counter, orderId: OrderId, customerId: CustomerId) =>
  counter.call('setCustomer', { orderId, customerId, ...details });

function names({ dataDir }: Counter) {
  const db = openFile(modePaths(dataDir, 'account').records, { readonly: true });
  const found = db
    .prepare("SELECT name FROM customers UNION ALL SELECT 'consent' FROM consents")
    .pluck()
    .all();
  db.close();
  return found;
}

it('goes with their consent once staff pick the known one', async () => {
  const counter = await openCounter();
  const known = await orderOf(counter, { ...details, customerId: null });
  const { orderId } = await orderOf(counter, typed);
  expect(names(counter)).toEqual(['Berta Known', 'Bertha Knwn', 'consent']);

  await pick(counter, orderId, known.customerId);

  expect(names(counter)).toEqual(['Berta Known']);
});

it('stays where the known one was erased since staff searched', async () => {
  const counter = await openCounter();
  const known = await orderOf(counter, { ...details, customerId: null });
  await counter.call('cancelOrder', { orderId: known.orderId, reason: '' });
  const { orderId, customerId } = await orderOf(counter, typed);
  await counter.call('eraseCustomer', { customerId: known.customerId });

  const picked = { ...details, customerId: known.customerId, keepPhotos: true };
  expect(await rejectionOf(counter.call('setCustomer', { orderId, ...picked }))).toBe('NOT_FOUND');

  expect((await counter.call('openOrder', { orderId })).customer?.id).toBe(customerId);
  expect(names(counter).filter((name) => name === 'consent')).toHaveLength(1);
});

it('stays with another order, with notes, and when they were known before the order', async () => {
  const clock = handClock();
  const counter = await openCounter({}, clock);
  const known = await orderOf(counter, { ...details, customerId: null });
  const elsewhere = await orderOf(counter, { ...typed, name: 'Elsewhere' });
  await orderOf(counter, { ...typed, customerId: elsewhere.customerId, name: 'Elsewhere' });
  const noted = await orderOf(counter, { ...typed, name: 'Noted' });
  const { customerId } = noted;
  await counter.call('changeCustomer', { ...typed, customerId, name: 'Noted', notes: 'Wears glasses' });
  clock.pass(1_000);
  const early = await orderOf(counter, { ...typed, name: 'Early' });
  clock.pass(1_000);
  const late = await orderOf(counter, { ...typed, customerId: early.customerId, name: 'Early' });
  await pick(counter, early.orderId, known.customerId);

  for (const { orderId } of [elsewhere, noted, late]) await pick(counter, orderId, known.customerId);

  expect(names(counter).filter((name) => name !== 'consent')).toEqual([
    'Berta Known',
    'Elsewhere',
    'Noted',
    'Early',
  ]);
});
