/** A decision of staff against the verdict is kept with the order. */
import { expect, it } from 'vitest';
import { newId } from '../../../shared/ids.ts';
import { inCash } from '../../support/records/payments.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter } from './counter.ts';

it('is kept with the order, with its picture and its points, also after a restart', async () => {
  const counter = await openCounter();
  const order = await counter.order('uk-passport');
  const imageId = order.shots[0]?.image.id ?? null;
  const decision = { step: 'shot', imageId, points: ['smiling', 'eyes-closed'] } as const;

  const after = await counter.call('goOnAnyway', { orderId: order.id, ...decision });
  expect(after.wentOnAnyway).toMatchObject([{ ...decision, by: 'staff' }]);

  const reopened = await counter.reopen();
  expect((await reopened.call('openOrder', { orderId: order.id })).wentOnAnyway).toEqual(after.wentOnAnyway);
});

it('is recorded of money that was taken although the final may not come', async () => {
  const counter = await openCounter({ photoMode: 'direct' });
  const order = await counter.order('uk-passport');
  const paid = await counter.call('takePayment', {
    ...{ ...inCash(order), anyway: true },
  });

  expect(paid.wentOnAnyway).toMatchObject([{ step: 'payment', imageId: null, points: ['FINAL_IN_DOUBT'] }]);
});

it('is refused for an order that does not exist or is closed', async () => {
  const counter = await openCounter();
  const order = await counter.order('uk-passport');
  const decision = { step: 'shot', imageId: null, points: ['smiling'] } as const;
  expect(await rejectionOf(counter.call('goOnAnyway', { orderId: newId('ord'), ...decision }))).toBe(
    'NOT_FOUND',
  );

  await counter.call('cancelOrder', { orderId: order.id, reason: '' });
  expect(await rejectionOf(counter.call('goOnAnyway', { orderId: order.id, ...decision }))).toBe(
    'WRONG_STEP',
  );
});
