/** A payment in parts: some in cash, the rest by card. */
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../shared/model/order.ts';
import { byCard, inCash } from '../../../support/records/payments.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { forPhoto, openCounter, type Counter } from '../counter.ts';

async function toPay(counter: Counter): Promise<OrderView> {
  const order = await counter.order('uk-passport');
  await counter.call('requestPreview', forPhoto(order));
  return counter.call('approvePreview', forPhoto(order));
}
const fiveInCash = (order: OrderView) => ({ ...inCash(order), amount: 500, given: 500 });

describe('a payment in parts', () => {
  it('is complete with the part that pays the rest, and keeps each part', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);

    const begun = await counter.call('takePayment', fiveInCash(order));
    expect(begun).toMatchObject({ payment: null, partsPaid: [{ method: 'cash', amount: 500 }] });
    expect(await rejectionOf(counter.call('requestFinal', forPhoto(order)))).toBe('WRONG_STEP');
    const paid = await counter.call('takePayment', byCard(begun));

    expect(paid.partsPaid).toEqual([]);
    expect(paid.payment).toMatchObject({
      bill: { total: 1_200 },
      parts: [
        { method: 'cash', amount: 500, given: 500, reference: '' },
        { method: 'card', amount: 700, given: null, reference: 'T-1' },
      ],
    });
  });

  it('survives a restart between two parts, and the repeated press takes nothing', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);
    const press = fiveInCash(order);
    await counter.call('takePayment', press);

    const again = await counter.reopen();

    expect(await rejectionOf(again.call('takePayment', press))).toBe('DUE_CHANGED');
    expect((await again.call('openOrder', { orderId: order.id })).partsPaid).toMatchObject([{ amount: 500 }]);
  });

  it('takes a part once when two presses arrive together', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);
    const press = fiveInCash(order);

    const both = await Promise.allSettled([
      counter.call('takePayment', press),
      counter.call('takePayment', press),
    ]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await counter.call('openOrder', { orderId: order.id })).partsPaid).toHaveLength(1);
  });

  it('refuses the amount of a bill that has changed since', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);
    const press = byCard({ ...order, bill: { ...order.bill, total: 1_100 } });
    expect(await rejectionOf(counter.call('takePayment', press))).toBe('DUE_CHANGED');
  });

  it.each([
    ['more than is due', { amount: 1_300, given: 1_300 }],
    ['nothing', { amount: 0, given: 0 }],
    ['more than was given', { given: 1_100 }],
    ['cash without the amount given', { given: null }],
  ])('never takes %s', async (_what, wrong) => {
    const counter = await openCounter();
    const order = await toPay(counter);
    expect(await rejectionOf(counter.call('takePayment', { ...inCash(order), ...wrong }))).toBe(
      'INVALID_INPUT',
    );
  });

  it('keeps what is sold as it is until the part is given back', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);
    const { partsPaid } = await counter.call('takePayment', fiveInCash(order));
    const orderId = order.id;
    const change = { orderId, specCode: 'schengen-visa' };
    expect(await rejectionOf(counter.call('addDocument', change))).toBe('PART_PAID');
    expect(await rejectionOf(counter.call('cancelOrder', { orderId, reason: '' }))).toBe('PART_PAID');

    const partId = partsPaid[0]?.id ?? 'part_';
    const returned = await counter.call('returnPart', { orderId, partId });

    expect(returned).toMatchObject({ payment: null, partsPaid: [] });
    expect(await rejectionOf(counter.call('returnPart', { orderId, partId }))).toBe('NOT_FOUND');
    expect((await counter.call('cancelOrder', { orderId, reason: '' })).state).toBe('cancelled');
  });

  it('can be refunded, but not voided: a terminal voids one payment', async () => {
    const counter = await openCounter();
    const order = await toPay(counter);
    const begun = await counter.call('takePayment', fiveInCash(order));
    const paid = await counter.call('takePayment', byCard(begun));
    const given = {
      scope: 'order',
      method: 'card',
      reference: '',
      reason: 'The photo did not come',
    } as const;

    expect(await rejectionOf(counter.call('refund', { ...forPhoto(paid), ...given, kind: 'void' }))).toBe(
      'WRONG_STEP',
    );
    const refunded = await counter.call('refund', { ...forPhoto(paid), ...given, kind: 'refund' });
    expect(refunded.settlements).toMatchObject([{ kind: 'refund', amount: 1_200 }]);
  });
});
