/** Items that are sold on an order after it was paid. */
import { describe, expect, it } from 'vitest';
import { isId } from '../../../../shared/ids.ts';
import { byCard } from '../../../support/records/payments.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { forPhoto, openCounter, type Counter } from '../counter.ts';
import { addSupervisor } from '../../../support/kiosk/supervisor.ts';

const frame = { id: 'item-0000000f', name: 'Frame', price: 450 } as const;
const twoFrames = {
  items: [{ itemId: frame.id, quantity: 2 }],
  method: 'cash',
  reference: '',
  given: 1_000,
  total: 900,
  salesBefore: 0,
} as const;

/** Opens a shop with a finished passport order of 12.00. */
async function openShop() {
  const counter = await openCounter();
  const settings = await counter.call('settings');
  await counter.call('saveSettings', { settings: { ...settings, items: [frame] } });
  const order = await counter.order('uk-passport');
  return { counter, order, orderId: order.id };
}
async function paid(counter: Counter, order: Awaited<ReturnType<Counter['order']>>) {
  const done = await counter.paid(order);
  await counter.call('requestFinal', forPhoto(order));
  return done;
}

describe('a later sale', () => {
  it('is a further payment with its own receipt number, and leaves the first as it was', async () => {
    const { counter, order, orderId } = await openShop();
    const before = await paid(counter, order);
    await counter.call('finishOrder', { orderId });

    const after = await counter.call('sellLater', { orderId, ...twoFrames });

    expect(after.payment).toEqual(before.payment);
    expect(after.state).toBe('done');
    expect(after.laterSales).toMatchObject([
      {
        bill: { total: 900, lines: [{ text: 'Frame', quantity: 2, unitPrice: 450 }] },
        part: { method: 'cash', amount: 900, given: 1_000 },
      },
    ]);
    expect(after.laterSales[0]?.receiptNumber).not.toBe(before.payment?.receiptNumber);
    const again = await counter.reopen();
    expect((await again.call('openOrder', { orderId })).laterSales).toEqual(after.laterSales);
  });

  it('is counted by the closing, with its money and its items', async () => {
    const { counter, order, orderId } = await openShop();
    await paid(counter, order);
    await counter.call('sellLater', { orderId, ...twoFrames });

    const { report } = await counter.call('openTakings');

    expect(report.cash.expected).toBe(900);
    expect(report.takings[0]).toMatchObject({ sales: 2 });
  });

  it('takes nothing twice, and nothing at another price than staff had on screen', async () => {
    const { counter, order, orderId } = await openShop();
    await paid(counter, order);
    await counter.call('sellLater', { orderId, ...twoFrames });

    expect(await rejectionOf(counter.call('sellLater', { orderId, ...twoFrames }))).toBe('DUE_CHANGED');
    const settings = await counter.call('settings');
    await counter.call('saveSettings', { settings: { ...settings, items: [{ ...frame, price: 500 }] } });
    const next = counter.call('sellLater', { orderId, ...twoFrames, salesBefore: 1 });
    expect(await rejectionOf(next)).toBe('DUE_CHANGED');
    expect((await counter.call('openOrder', { orderId })).laterSales).toHaveLength(1);
  });

  it('needs a paid order of which not all was given back', async () => {
    const { counter, order, orderId } = await openShop();
    expect(await rejectionOf(counter.call('sellLater', { orderId, ...twoFrames }))).toBe('WRONG_STEP');
    await counter.paid(order);
    const back = {
      kind: 'refund',
      scope: 'order',
      method: 'cash',
      reference: '',
      reason: 'No final',
    } as const;
    await counter.call('refund', { ...forPhoto(order), ...back });

    expect(await rejectionOf(counter.call('sellLater', { orderId, ...twoFrames }))).toBe('WRONG_STEP');
  });

  it('is given back with the whole order', async () => {
    const { counter, order, orderId } = await openShop();
    await counter.paid(order);
    await counter.call('sellLater', { orderId, ...twoFrames });
    const back = {
      kind: 'refund',
      scope: 'order',
      method: 'cash',
      reference: '',
      reason: 'No final',
    } as const;

    const after = await counter.call('refund', { ...forPhoto(order), ...back });

    expect(after.settlements).toMatchObject([{ amount: 2_100 }]);
    const refunded = { kind: 'refund', amount: 2_100, total: 2_100, currency: 'GBP' };
    expect(await counter.call('findOrders', { text: order.number })).toMatchObject([{ refunded }]);
  });
});

describe('an item that is given back', () => {
  const back = { method: 'cash', reference: '', reason: 'Scratched' } as const;

  /** Sells two frames on a paid order, in a studio whose tax rate has changed meanwhile. */
  async function soldAtAnotherRate() {
    const { counter, order, orderId } = await openShop();
    await paid(counter, order);
    const settings = await counter.call('settings');
    const prices = { ...settings.prices, taxRateBasisPoints: 500 };
    await counter.call('saveSettings', { settings: { ...settings, prices } });
    const sold = await counter.call('sellLater', { orderId, ...twoFrames });
    const lineId = sold.laterSales[0]?.bill.lines[0]?.id;
    if (!isId('oit', lineId)) return expect.fail('a line with its id');
    return { counter, order, orderId, give: { orderId, lineId, quantity: 1, settledBefore: 0, ...back } };
  }

  it('has a number of its own, and is counted at the tax rate of the sale that sold it', async () => {
    const { counter, give } = await soldAtAnotherRate();

    const after = await counter.call('refundItem', give);

    expect(after.settlements).toMatchObject([
      { amount: 450, refundNumber: 1, photoId: null, lineId: give.lineId, reason: 'Scratched' },
    ]);
    expect(after.photos[0]?.settled).toBeNull();
    const { report } = await counter.call('openTakings');
    expect(report.takings[0]?.rates).toMatchObject([
      { rateBasisPoints: 2_000, refunded: 0 },
      { rateBasisPoints: 500, sold: 900, refunded: 450, refundedTax: 21 },
    ]);
    expect(report.takings[0]?.items).toContainEqual({
      ...{ text: 'Frame', quantity: 2, amount: 900, givenBack: 450 },
    });
    expect(report.takings[0]?.refunds).toMatchObject([{ what: 'Frame', amount: 450 }]);
  });

  it('is given back once for a repeated press, and never more pieces than were sold', async () => {
    const { counter, order, give } = await soldAtAnotherRate();
    await counter.call('refundItem', give);

    expect(await rejectionOf(counter.call('refundItem', give))).toBe('DUE_CHANGED');
    const two = { ...give, quantity: 2, settledBefore: 1 };
    expect(await rejectionOf(counter.call('refundItem', two))).toBe('NOT_FOUND');
    const whole = { ...back, kind: 'refund', scope: 'order', method: 'card' } as const;
    const all = await counter.call('refund', { ...forPhoto(order), ...whole });
    expect(all.settlements.map(({ amount }) => amount)).toEqual([450, 1_650]);
    const more = { ...give, settledBefore: 2 };
    expect(await rejectionOf(counter.call('refundItem', more))).toBe('WRONG_STEP');
  });

  it('needs the supervisor, also while the order is open', async () => {
    const { counter, give, orderId } = await soldAtAnotherRate();
    await addSupervisor(counter, '4711');
    await counter.call('lockSupervisor');

    expect(await rejectionOf(counter.call('refundItem', give))).toBe('SUPERVISOR_REQUIRED');
    expect((await counter.call('openOrder', { orderId })).settlements).toEqual([]);
  });
});

describe('an order of which a part is paid', () => {
  it('says on the desk how much was taken, until it is paid in full', async () => {
    const { counter, order, orderId } = await openShop();
    await counter.call('requestPreview', forPhoto(order));
    const approved = await counter.call('approvePreview', forPhoto(order));
    const rest = await counter.call('takePayment', { ...byCard(approved), amount: 500 });

    const partPaid = { amount: 500, currency: 'GBP' };
    expect((await counter.call('desk')).inHand).toMatchObject([{ id: orderId, partPaid }]);
    await counter.call('takePayment', byCard(rest));
    expect((await counter.call('desk')).inHand).toMatchObject([{ id: orderId, partPaid: null }]);
  });
});
