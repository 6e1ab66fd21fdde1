/** Retakes after a rejection, in the fixture's main process. */
import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { billOf } from '../../shared/money.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fromNow, order, photo, settings } from './fixture-data.ts';

export const retakeAnswers = (orders: Map<OrderId, OrderView>): Pick<FixtureAnswers, 'retakeRejected'> => ({
  retakeRejected: ({ orderId, photoIds, reason, note, freeBecause }) => {
    const before = orders.get(orderId);
    if (before === undefined) throw new KioskError('NOT_FOUND', 'no such order');
    const at = fromNow(0);
    const { customer, people, number } = before;
    const photos = before.photos
      .filter(({ id }) => photoIds.includes(id))
      .map(({ document, specCode, personId }) => photo({ document, specCode, personId, shotId: null }));
    const retakeOf = { orderId, number, reason, note, at };
    const taken = order(40 + orders.size, { customer, people, step: 'shot', photos, retakeOf });
    const lines = taken.bill.lines.map((line) =>
      freeBecause === null ? line : { ...line, discount: { amount: line.unitPrice, reason: freeBecause } },
    );
    const begun = { ...taken, bill: billOf(lines, settings.prices) };
    orders.set(begun.id, begun);
    const retake = { orderId: begun.id, number: begun.number, cancelled: false };
    const rejections = photoIds.map((photoId) => ({ photoId, reason, note, at, retake }));
    orders.set(orderId, { ...before, rejections: [...before.rejections, ...rejections] });
    return begun;
  },
});
