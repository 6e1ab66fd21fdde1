/** A photo that an authority rejected: a new order for the same customer and documents, linked to the finished one. */
import { expect, it } from 'vitest';
import { newId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { inCash } from '../../support/records/payments.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter, photoOf, portrait, type Counter } from './counter.ts';
import { addSupervisor, unlock } from '../../support/kiosk/supervisor.ts';

const because = 'Photo rejected, order 261121-001';

/** Pays and finishes an order, and returns how to retake its UK passport. */
async function finish(counter: Counter, taken: OrderView) {
  const order = await counter.paid(taken);
  const { id: orderId } = order;
  for (const { id: photoId } of order.photos) await counter.call('requestFinal', { orderId, photoId });
  await counter.call('finishOrder', { orderId });
  const rejected = { orderId, photoIds: [photoOf(order).id], reason: 'head-size', note: '' } as const;
  return {
    order,
    retake: (more: object = {}) =>
      counter.call('retakeRejected', { ...rejected, freeBecause: null, ...more }),
    again: () => counter.call('openOrder', { orderId }),
  };
}

it('begins an order for the same customer, people and documents, and both name the reason and each other', async () => {
  const counter = await openCounter();
  const { id: orderId } = await counter.order('uk-passport', 'schengen-visa');
  const { people } = await counter.call('addPerson', { orderId, name: 'Nia', age: 'baby' });
  const personId = people[1]?.id;
  await counter.call('addDocument', { orderId, personId, specCode: 'us-passport' });
  const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
  const { order, retake, again } = await finish(
    counter,
    await counter.call('addShot', { orderId, personId, ...shot }),
  );

  const begun = await retake({ note: 'Head 24 mm' });

  expect(begun).toMatchObject({
    ...{ state: 'open', step: 'shot', customer: { id: order.customer?.id }, payment: null, shots: [] },
    ...{ people: [{ name: 'Ada', age: 'adult' }], photos: [{ specCode: 'uk-passport', state: 'chosen' }] },
    ...{ rejections: [], bill: { total: 1_200 } },
    retakeOf: { orderId, number: order.number, reason: 'head-size', note: 'Head 24 mm' },
  });
  const baby = await retake({ photoIds: [photoOf(order, 'us-passport').id], reason: 'eyes' });
  expect(baby).toMatchObject({ customer: { name: 'Ada' }, people: [{ name: 'Nia', age: 'baby' }] });
  expect(await again()).toMatchObject({
    state: 'done',
    rejections: [
      {
        ...{ photoId: photoOf(order).id, reason: 'head-size', note: 'Head 24 mm' },
        retake: { orderId: begun.id, number: begun.number, cancelled: false },
      },
      { reason: 'eyes', retake: { orderId: baby.id } },
    ],
  });
  expect(await counter.call('findOrders', { text: 'Head 24' })).toEqual([]);
  const reopened = await counter.reopen();
  expect((await reopened.call('openOrder', { orderId: begun.id })).retakeOf).toEqual(begun.retakeOf);
});

it('is free with a discount of the whole price, which needs the supervisor and which the end of the day counts', async () => {
  const counter = await openCounter();
  const { retake, again } = await finish(counter, await counter.order('uk-passport'));
  await addSupervisor(counter, '4711');
  await counter.call('lockSupervisor');
  expect(await rejectionOf(retake({ freeBecause: because }))).toBe('SUPERVISOR_REQUIRED');
  expect((await again()).rejections).toEqual([]);

  await unlock(counter, '4711');
  const { id: orderId, bill } = await retake({ freeBecause: because });
  expect(bill).toMatchObject({
    total: 0,
    lines: [{ unitPrice: 1_200, discount: { amount: 1_200, reason: because } }],
  });

  await counter.call('lockSupervisor');
  const shot = { source: 'camera', origin: 'Test', bytes: portrait } as const;
  const photoId = photoOf(await counter.call('addShot', { orderId, ...shot })).id;
  await counter.call('requestPreview', { orderId, photoId });
  await counter.call('takePayment', inCash(await counter.call('approvePreview', { orderId, photoId })));
  const { report } = await counter.call('openTakings');
  expect(report.takings[0]?.discounts).toEqual([{ reason: because, count: 1, amount: 1_200 }]);
});

it('is begun once for each photo, without a PIN where the customer pays, and anew after it was cancelled', async () => {
  const counter = await openCounter();
  await addSupervisor(counter, '4711');
  await counter.call('lockSupervisor');
  const { order, retake, again } = await finish(counter, await counter.order('uk-passport'));
  const open = await counter.order('uk-passport');

  expect(await rejectionOf(retake({ orderId: open.id, photoIds: [photoOf(open).id] }))).toBe('WRONG_STEP');
  expect(await rejectionOf(retake({ photoIds: [newId('pho')] }))).toBe('NOT_FOUND');
  expect(await rejectionOf(retake({ reason: 'other' }))).toBe('INVALID_INPUT');

  const pressed = await Promise.allSettled([retake(), retake()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await rejectionOf(retake())).toBe('WRONG_STEP');
  const [first] = (await again()).rejections;
  if (first === undefined) throw new Error('nothing was recorded');

  await counter.call('cancelOrder', { orderId: first.retake.orderId, reason: '' });
  const second = await retake({ reason: 'other', note: 'Wrong size of file' });
  expect(second.retakeOf?.orderId).toBe(order.id);
  expect((await again()).rejections).toMatchObject([
    { reason: 'head-size', retake: { orderId: first.retake.orderId, cancelled: true } },
    { reason: 'other', retake: { orderId: second.id, cancelled: false } },
  ]);
});
