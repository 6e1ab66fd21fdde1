import { KioskError } from '../../../shared/errors.ts';
import { newId, type OrderId, type OrderItemId, type PhotoId, type StaffId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import {
  isOfOrder,
  itemsLeft,
  paidFor,
  refundOf,
  refundOfAll,
  refundOfPhoto,
  totalPaid,
} from '../../../shared/refunds.ts';
import type { LaterSaleView } from '../../../shared/model/payment.ts';
import type { PaymentRow } from '../../records/orders/payments.ts';
import type { SettlementRow } from '../../records/orders/settlements.ts';
import type { Needs } from '../deps.ts';
import { existing } from '../existing-order.ts';
import type { OrderTools } from '../order-tools.ts';

export interface RefundInput {
  readonly kind: 'refund' | 'void';
  readonly scope: 'photo' | 'order';
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly reason: string;
}

/** How staff gave an item back. */
export interface ItemRefundInput {
  readonly lineId: OrderItemId;
  /** Pieces, at most those that are left. */
  readonly quantity: number;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly reason: string;
  /** Number of settlements that staff had on screen. */
  readonly settledBefore: number;
}

/** Money and items of an order that was paid. */
interface PaidOrder {
  readonly payment: PaymentRow;
  readonly laterSales: readonly LaterSaleView[];
  readonly settlements: readonly SettlementRow[];
}

/** Returns what is left of an order's payments after its refunds, in the smallest unit of its currency. */
const leftOf = ({ payment, laterSales, settlements }: PaidOrder): number =>
  settlements.reduce((left, { amount }) => left - amount, totalPaid(payment.total, laterSales));

/**
 * Refuses to void money that was not paid by card in one go: a terminal voids one payment.
 * @throws KioskError WRONG_STEP
 */
function refuseVoid({ payment, laterSales }: PaidOrder, method: PaymentMethod): void {
  const paid = [...payment.parts, ...laterSales.map(({ part }) => part)];
  if (paid.length === 1 && paid[0]?.method === 'card' && method === 'card') return;
  throw new KioskError('WRONG_STEP', 'only a payment by card alone can be voided');
}

/** Money that is given back for a photo, for an item, or for all of an order. */
export function createOrderRefunds(deps: Needs<'records'>, tools: OrderTools) {
  const { records } = deps;
  const { at, who, note, paidOrder, photoOf, refuseSettled, change } = tools;

  /** @throws KioskError WRONG_STEP before payment */
  function paid(orderId: OrderId): PaidOrder {
    const payment = records.payments.ofOrder(orderId);
    if (payment === null) throw new KioskError('WRONG_STEP', 'the order is not paid');
    const laterSales = records.laterSales.ofOrder(orderId);
    return { payment, laterSales, settlements: records.settlements.ofOrder(orderId) };
  }

  return {
    /**
     * Records money given back. In a finished order a supervisor has to allow it. Only a payment by card alone is voided.
     * @param demand refuses without the supervisor, and returns who allowed it; null while nobody has a PIN
     * @throws KioskError NOT_FOUND, WRONG_STEP; SUPERVISOR_REQUIRED; CALL_OPEN while a call for a refunded photo is under
     *   way, because it may still bring the photo
     */
    refund(orderId: OrderId, photoId: PhotoId, input: RefundInput, demand: () => StaffId | null): OrderView {
      const isDone = existing(deps, orderId).state === 'done';
      if (!isDone) paidOrder(orderId);
      const allowedBy = isDone ? demand() : null;
      const by = allowedBy ?? who();
      const photo = photoOf(orderId, photoId);
      const { scope, ...given } = input;
      return change(orderId, () => {
        refuseSettled(photo);
        const order = paid(orderId);
        if (given.kind === 'void') refuseVoid(order, given.method);
        const underWay = records.calls
          .openOf(orderId)
          .filter((call) => scope === 'order' || call.photoId === photoId)
          .some((call) => call.state !== 'uncertain');
        if (underWay) throw new KioskError('CALL_OPEN', 'a call is on its way');
        const left = leftOf(order);
        const amount = scope === 'order' ? left : Math.min(paidFor(order.payment.bill, photo), left);
        records.settlements.insert({
          ...given,
          ...{ id: newId('set'), orderId, by, at: at(), currency: order.payment.currency, amount },
          photoId: scope === 'order' ? null : photoId,
          lineId: null,
          lines: scope === 'order' ? refundOfAll(order, left) : [refundOfPhoto(order, photo, amount)],
        });
        const money = { amount, currency: order.payment.currency, of: scope };
        note(given.kind === 'void' ? 'voided' : 'refunded', { order: orderId, allowedBy, ...money });
      });
    },

    /**
     * Records that pieces of an item, which was sold with the order or later, were given back. A supervisor has to allow it.
     * @param demand refuses without the supervisor, and returns who allowed it; null while nobody has a PIN
     * @throws KioskError NOT_FOUND, also when fewer pieces are left; WRONG_STEP before payment, in a cancelled order, and
     *   once all was given back; SUPERVISOR_REQUIRED; DUE_CHANGED after another settlement than staff had on screen, so
     *   that a repeated press gives nothing back twice
     */
    refundItem(
      orderId: OrderId,
      { lineId, quantity, settledBefore, ...given }: ItemRefundInput,
      demand: () => StaffId | null,
    ): OrderView {
      const allowedBy = demand();
      const by = allowedBy ?? who();
      return change(orderId, () => {
        const { state } = existing(deps, orderId);
        const order = paid(orderId);
        if (state === 'cancelled' || order.settlements.some(isOfOrder))
          throw new KioskError('WRONG_STEP', 'nothing can be given back', { state });
        if (order.settlements.length !== settledBefore)
          throw new KioskError('DUE_CHANGED', 'the order was settled meanwhile');
        const item = itemsLeft(order).find(({ line }) => line.id === lineId);
        if (item === undefined || item.quantity < quantity)
          throw new KioskError('NOT_FOUND', 'the order has no such item');
        const line = refundOf(item, quantity);
        records.settlements.insert({
          ...{ ...given, kind: 'refund', id: newId('set'), orderId, by, at: at() },
          ...{ photoId: null, lineId, lines: [line], amount: line.amount, currency: order.payment.currency },
        });
        const money = { amount: line.amount, currency: order.payment.currency };
        note('refunded', { order: orderId, allowedBy, ...money, of: 'item' });
      });
    },
  };
}
