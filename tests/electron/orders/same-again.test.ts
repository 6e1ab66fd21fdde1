/** A new order like an earlier one. */
import { expect, it } from 'vitest';
import { rejectionOf } from '../../support/thrown.ts';
import { newId } from '../../../shared/ids.ts';
import { openCounter } from './counter.ts';

it('has the customer, people, documents and items, at today’s prices, and nothing that was made', async () => {
  const frame = { id: 'item-00000001', name: 'Frame', price: 500 } as const;
  const bag = { id: 'item-00000002', name: 'Bag', price: 100 } as const;
  const counter = await openCounter({ items: [frame, bag] });
  const { id: orderId, customer } = await counter.order('uk-passport');
  const { people } = await counter.call('addPerson', { orderId, name: 'Nia', age: 'baby' });
  await counter.call('addDocument', { orderId, personId: people[1]?.id, specCode: 'us-passport' });
  for (const itemId of [frame.id, frame.id, bag.id]) await counter.call('addItem', { orderId, itemId });
  const before = await counter.call('openOrder', { orderId });
  const [line] = before.bill.lines;
  if (line?.id === undefined) throw new Error('nothing is sold');
  await counter.call('giveDiscount', { orderId, lineId: line.id, amount: 100, reason: 'Regular' });
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, items: [{ ...frame, price: 700 }] } });

  const again = await counter.call('sameAgain', { orderId });

  expect(again).toMatchObject({
    ...{ state: 'open', step: 'shot', customer: { id: customer?.id, orders: 2 }, shots: [], payment: null },
    people: [
      { name: 'Ada', age: 'adult' },
      { name: 'Nia', age: 'baby' },
    ],
    photos: [
      { specCode: 'uk-passport', state: 'chosen', shotId: null },
      { specCode: 'us-passport', state: 'chosen', shotId: null },
    ],
  });
  expect(again.bill.lines).toEqual([
    expect.objectContaining({ quantity: 1, unitPrice: 1_200 }),
    expect.objectContaining({ quantity: 1, unitPrice: 1_200 }),
    expect.objectContaining({ text: 'Frame', quantity: 2, unitPrice: 700 }),
  ]);
  expect(again.bill.lines.some(({ discount }) => discount !== undefined)).toBe(false);
  expect(again.id).not.toBe(orderId);
  expect(await rejectionOf(counter.call('sameAgain', { orderId: newId('ord') }))).toBe('NOT_FOUND');
});
