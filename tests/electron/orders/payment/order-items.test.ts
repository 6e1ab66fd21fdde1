/** Items and discounts of an order, until money is taken. */
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { photoLineId, type BillLineId } from '../../../../shared/money.ts';
import { byCard, inCash } from '../../../support/records/payments.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { forPhoto, openCounter, portrait, type Counter } from '../counter.ts';

const frame = { id: 'item-0000000f', name: 'Frame', price: 450 } as const;
const battery = { id: 'item-000000ba', name: 'Battery', price: 300 } as const;

async function openShop(): Promise<Counter> {
  const counter = await openCounter();
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, items: [frame, battery] } });
  return counter;
}

const lineOf = (order: OrderView, index: number) => order.bill.lines[index] ?? expect.fail('no such line');
const idOf = (order: OrderView, index: number) => lineOf(order, index).id ?? expect.fail('a line without id');

describe('a sheet', () => {
  it('is sold at the price of its paper, named in the bill, and refused on paper without a price', async () => {
    const counter = await openShop();
    const settings = await counter.call('settings');
    const sheetPrices = { further: 400, furtherOn: { a4: 800 }, firstOn: { a4: 300 } };
    await counter.call('saveSettings', { settings: { ...settings, sheetPrices } });
    const { id: orderId } = await counter.order('uk-passport');

    await counter.call('addItem', { orderId, itemId: 'sheet-further-4x6in' });
    await counter.call('addItem', { orderId, itemId: 'sheet-further-4x6in' });
    await counter.call('addItem', { orderId, itemId: 'sheet-further-a4' });
    const bought = await counter.call('addItem', { orderId, itemId: 'sheet-first-a4' });

    expect(bought.bill).toMatchObject({
      total: 3_100,
      lines: [
        {},
        { text: 'Further sheet 4 × 6 in', quantity: 2, unitPrice: 400, sheet: 'sheet-further-4x6in' },
        { text: 'Further sheet A4', quantity: 1, unitPrice: 800 },
        { text: 'First sheet on A4', quantity: 1, unitPrice: 300, sheet: 'sheet-first-a4' },
      ],
    });
    const other = counter.call('addItem', { orderId, itemId: 'sheet-first-letter' });
    expect(await rejectionOf(other)).toBe('NOT_FOUND');
    const gone = counter.call('addItem', { orderId, itemId: 'sheet-further-own-00000001' });
    expect(await rejectionOf(gone)).toBe('NOT_FOUND');

    const paid = await counter.paid(bought);
    expect(paid.payment?.bill).toEqual(bought.bill);
    const items = [{ itemId: 'sheet-further-letter', quantity: 2 }] as const;
    const later = { orderId, items, reference: '', given: null, total: 800, salesBefore: 0 };
    const more = await counter.call('sellLater', { ...later, method: 'card' });
    expect(more.laterSales[0]?.bill.lines).toMatchObject([
      { text: 'Further sheet Letter', quantity: 2, unitPrice: 400, sheet: 'sheet-further-letter' },
    ]);
  });
});

describe('an item', () => {
  it('is sold as often as it is added, at the price of that day, and removed with quantity zero', async () => {
    const counter = await openShop();
    const { id: orderId } = await counter.order('uk-passport');

    await counter.call('addItem', { orderId, itemId: frame.id });
    const twice = await counter.call('addItem', { orderId, itemId: frame.id });
    expect(twice.bill.lines.slice(1)).toMatchObject([{ text: 'Frame', quantity: 2, unitPrice: 450 }]);
    expect(twice.bill.total).toBe(2_100);

    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, items: [{ ...frame, price: 500 }] } });
    const dearer = await counter.call('addItem', { orderId, itemId: frame.id });
    expect(dearer.bill.lines.slice(1)).toMatchObject([
      { quantity: 2, unitPrice: 450 },
      { quantity: 1, unitPrice: 500 },
    ]);

    const orderItemId = idOf(dearer, 1) as `oit_${string}`;
    const less = await counter.call('changeQuantity', { orderId, orderItemId, quantity: 0 });
    expect(less.bill.lines.slice(1)).toMatchObject([{ quantity: 1, unitPrice: 500 }]);
    expect(await rejectionOf(counter.call('addItem', { orderId, itemId: battery.id }))).toBe('NOT_FOUND');
  });

  it('survives a restart, and is in the bill of the payment and on the receipt', async () => {
    const counter = await openShop();
    const order = await counter.order('uk-passport');
    const { id: orderId } = order;
    await counter.call('addItem', { orderId, itemId: battery.id });
    await counter.call('requestPreview', forPhoto(order));
    await counter.call('approvePreview', forPhoto(order));
    const again = await counter.reopen();

    const paid = await again.call('takePayment', byCard(await again.call('openOrder', { orderId })));

    expect(paid.payment?.bill).toMatchObject({ total: 1_500, lines: [{}, { text: 'Battery', quantity: 1 }] });
    const receipt = await again.call('receiptFile', { orderId });
    expect(receipt.bytes.byteLength).toBeGreaterThan(1_000);
  });
});

describe('a discount', () => {
  it('is taken off its line, replaced by another, and taken back with zero', async () => {
    const counter = await openShop();
    const order = await counter.order('uk-passport');
    const give = (amount: number, reason = 'Regular customer') =>
      counter.call('giveDiscount', { orderId: order.id, lineId: idOf(order, 0), amount, reason });

    expect((await give(200)).bill).toMatchObject({ total: 1_000, lines: [{ discount: { amount: 200 } }] });
    expect((await give(300, 'Student')).bill.lines[0]?.discount).toEqual({ amount: 300, reason: 'Student' });
    const taken = (await give(0, '')).bill;
    expect(taken.total).toBe(1_200);
    expect(taken.lines[0]).not.toHaveProperty('discount');
    expect(await rejectionOf(give(1_201))).toBe('DISCOUNT_TOO_LARGE');
    expect(await rejectionOf(give(100, ' '))).toBe('INVALID_INPUT');
  });

  it('stays with a photo that is taken again, and is restored only with its item', async () => {
    const counter = await openShop();
    const order = await counter.order('uk-passport');
    const { id: orderId } = order;
    await counter.call('giveDiscount', { orderId, lineId: idOf(order, 0), amount: 200, reason: 'Student' });
    const withItem = await counter.call('addItem', { orderId, itemId: frame.id });
    const orderItemId = idOf(withItem, 1) as `oit_${string}`;
    await counter.call('giveDiscount', { orderId, lineId: orderItemId, amount: 100, reason: 'Scratched' });
    await counter.call('requestPreview', forPhoto(order));

    await counter.call('addShot', { orderId, source: 'camera', origin: 'Test', bytes: portrait });
    await counter.call('changeQuantity', { orderId, orderItemId, quantity: 0 });
    const restored = await counter.call('changeQuantity', { orderId, orderItemId, quantity: 1 });
    expect(restored.bill.lines[1]).toMatchObject({ discount: { amount: 100 } });
    await counter.call('changeQuantity', { orderId, orderItemId, quantity: 0 });
    const after = await counter.call('addItem', { orderId, itemId: frame.id });

    expect(after.photos[0]?.id).not.toBe(order.photos[0]?.id);
    expect(after.bill.lines[0]).toMatchObject({ discount: { amount: 200 } });
    expect(after.bill.lines[1]).not.toHaveProperty('discount');
  });

  it('lowers what a refund of that photo gives back', async () => {
    const counter = await openShop();
    const order = await counter.order('uk-passport');
    const [photo] = order.photos;
    const lineId: BillLineId = photo === undefined ? expect.fail('no photo') : photoLineId(photo);
    await counter.call('giveDiscount', { orderId: order.id, lineId, amount: 500, reason: 'Late' });
    await counter.call('addItem', { orderId: order.id, itemId: frame.id });
    await counter.call('requestPreview', forPhoto(order));
    await counter.call('takePayment', byCard(await counter.call('approvePreview', forPhoto(order))));

    const refunded = await counter.call('refund', {
      ...forPhoto(order),
      ...{ kind: 'refund', scope: 'photo', method: 'cash', reference: '', reason: 'No final' },
    });

    expect(refunded.settlements).toMatchObject([{ amount: 700 }]);
  });
});

it('nothing changes once money was taken', async () => {
  const counter = await openShop();
  const order = await counter.order('uk-passport');
  const { id: orderId } = order;
  const withItem = await counter.call('addItem', { orderId, itemId: frame.id });
  const orderItemId = idOf(withItem, 1) as `oit_${string}`;
  await counter.call('requestPreview', forPhoto(order));
  const due = await counter.call('approvePreview', forPhoto(order));
  const changes = async () => [
    await rejectionOf(counter.call('addItem', { orderId, itemId: frame.id })),
    await rejectionOf(counter.call('changeQuantity', { orderId, orderItemId, quantity: 0 })),
    await rejectionOf(
      counter.call('giveDiscount', { orderId, lineId: idOf(order, 0), amount: 1, reason: 'x' }),
    ),
  ];

  const part = await counter.call('takePayment', { ...inCash(due), amount: 500, given: 500 });
  expect(await changes()).toEqual(['PART_PAID', 'PART_PAID', 'PART_PAID']);
  await counter.call('takePayment', byCard(part));
  expect(await changes()).toEqual(['WRONG_STEP', 'WRONG_STEP', 'WRONG_STEP']);
});
