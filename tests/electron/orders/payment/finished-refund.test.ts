/** Money that is given back on an order that is already finished. */
import { describe, expect, it } from 'vitest';
import { cashRefund } from '../../../support/records/payments.ts';
import { rejectionOf } from '../../../support/thrown.ts';
import { finalAnswer, forPhoto, openCounter } from '../counter.ts';
import { addSupervisor, unlock } from '../../../support/kiosk/supervisor.ts';

const back = { ...cashRefund, scope: 'order' } as const;

/** Opens a counter with a finished order of 12.00. */
async function finished() {
  const counter = await openCounter();
  counter.answer('/v2/getIdPhotoNoWatermark', finalAnswer(counter.server));
  const order = await counter.paid(await counter.order('uk-passport'));
  await counter.call('requestFinal', forPhoto(order));
  const done = await counter.call('finishOrder', { orderId: order.id });
  expect(done.state).toBe('done');
  return { counter, order };
}

describe('a refund of a finished order', () => {
  it('needs the supervisor, keeps the reason, and leaves the order finished', async () => {
    const { counter, order } = await finished();
    await addSupervisor(counter, '4711');
    await counter.call('lockSupervisor');

    const refused = counter.call('refund', { ...forPhoto(order), ...back });
    expect(await rejectionOf(refused)).toBe('SUPERVISOR_REQUIRED');
    expect((await counter.call('openOrder', { orderId: order.id })).settlements).toEqual([]);

    await unlock(counter, '4711');
    const refunded = await counter.call('refund', { ...forPhoto(order), ...back });
    expect(refunded.state).toBe('done');
    expect(refunded.settlements).toMatchObject([
      { amount: 1_200, reason: 'Wrong size', by: 'Asha', refundNumber: 1 },
    ]);
    const given = { kind: 'refund', amount: 1_200, total: 1_200, currency: 'GBP' };
    expect((await counter.call('desk')).doneToday).toMatchObject([{ refunded: given }]);
  });

  it('is made once', async () => {
    const { counter, order } = await finished();
    await counter.call('refund', { ...forPhoto(order), ...back });

    expect(await rejectionOf(counter.call('refund', { ...forPhoto(order), ...back }))).toBe('WRONG_STEP');
  });

  it('is refused in a cancelled order', async () => {
    const { counter } = await finished();
    const cancelled = await counter.order('uk-passport');
    await counter.call('cancelOrder', { orderId: cancelled.id, reason: 'Left' });

    expect(await rejectionOf(counter.call('refund', { ...forPhoto(cancelled), ...back }))).toBe('WRONG_STEP');
  });
});

it('a refund that needs no supervisor names the person at the counter', async () => {
  const counter = await openCounter();
  await addSupervisor(counter, '4711');
  const people = await counter.call('addStaff', { name: 'Bo', role: 'staff', pin: '1357' });
  const bo = people.find(({ name }) => name === 'Bo');
  await counter.call('signIn', { staffId: bo?.id ?? 'stf_', pin: '1357' });
  const order = await counter.paid(await counter.order('uk-passport'));

  const refunded = await counter.call('refund', { ...forPhoto(order), ...back });

  expect(refunded.settlements).toMatchObject([{ by: 'Bo' }]);
});

it('refunds of all orders are numbered one after another', async () => {
  const { counter, order } = await finished();
  await counter.call('refund', { ...forPhoto(order), ...back });
  const other = await counter.paid(await counter.order('uk-passport'));

  const second = await counter.call('refund', { ...forPhoto(other), ...back });

  expect(second.settlements.map(({ refundNumber }) => refundNumber)).toEqual([2]);
});
