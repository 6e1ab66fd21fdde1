import { takesNoPrint } from '../../../shared/documents.ts';
import { KioskError } from '../../../shared/errors.ts';
import { newId, type OrderId, type PaymentPartId, type PhotoId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import { dueOf } from '../../../shared/payments.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { Bill } from '../../../shared/money.ts';
import { billFor } from './bill.ts';
import type { Needs } from '../deps.ts';
import { refuseUntold } from './no-paper.ts';
import { localDay, type OrderTools } from '../order-tools.ts';
import { doubtBeforePayment } from './payment-check.ts';
import { canGoTo } from '../steps.ts';

export interface PaymentInput {
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Money to keep, at most `due`. Less is a part of the payment. */
  readonly amount: number;
  /** The amount due that staff had on screen, smallest unit of the bill's currency. */
  readonly due: number;
  /** Cash that the customer handed over; null when it is not cash. */
  readonly given: number | null;
  /** Staff have confirmed that the final may not come. */
  readonly anyway: boolean;
}

const paidInDoubt = { imageId: null, step: 'payment', points: ['FINAL_IN_DOUBT'] } as const;

/** Payments, and photos that are handed over without their code. */
export function createOrderPayment(
  deps: Needs<'records' | 'service' | 'settings' | 'clock'>,
  tools: OrderTools,
) {
  const { records, clock } = deps;
  const { at, who, note, orderToPay, paidOrder, photoOf, refuseSettled, refuseWhileOpen, facts, change } =
    tools;

  /** @throws KioskError NOT_FOUND, WRONG_STEP, NO_PRINT_UNTOLD */
  const refuseUnpayable = (orderId: OrderId): void => {
    if (!canGoTo('payment', facts(orderToPay(orderId))))
      throw new KioskError('WRONG_STEP', 'the order is not ready to be paid');
    refuseUntold(deps, orderId);
  };

  /**
   * Returns the bill and refuses another amount due than staff had on screen. So a press that is repeated takes no
   * money twice, and nobody pays for a document that was added at another counter.
   * @throws KioskError DUE_CHANGED
   */
  const billDue = (orderId: OrderId, due: number): Bill => {
    const bill = billFor(deps, orderId);
    const parts = records.payments.partsOf(orderId);
    if (dueOf(bill.total, parts) !== due || parts.some(({ currency }) => currency !== bill.currency))
      throw new KioskError('DUE_CHANGED', 'another amount is due');
    return bill;
  };

  return {
    /**
     * Records that the customer was told about these photos, which staff had on screen. Photos whose prints are
     * accepted need no such record.
     * @throws KioskError NOT_FOUND, WRONG_STEP
     */
    customerKnows(orderId: OrderId, photoIds: readonly PhotoId[]): OrderView {
      orderToPay(orderId);
      const photos = photoIds.map((photoId) => photoOf(orderId, photoId));
      return change(orderId, () => {
        for (const { personId, specCode, document } of photos) {
          if (!takesNoPrint(document)) continue;
          const of = { orderId, personId, specCode, documentName: document.name };
          records.noPaperTold.insert({ ...of, by: who(), at: at() });
        }
      });
    },

    /**
     * Records money that was taken. The part that pays the rest of the bill completes the payment.
     * @throws KioskError NOT_FOUND, WRONG_STEP, NO_PRINT_UNTOLD, DUE_CHANGED, FINAL_IN_DOUBT
     */
    async takePayment(orderId: OrderId, { anyway, due, ...taken }: PaymentInput): Promise<OrderView> {
      refuseUnpayable(orderId);
      billDue(orderId, due);
      if (!anyway) {
        const { photoMode } = orderToPay(orderId);
        const needed = records.photos.ofOrder(orderId).filter(({ document }) => !isStudioFormat(document));
        const doubt = await doubtBeforePayment(deps, photoMode, needed.length);
        if (doubt !== null) throw doubt;
        // Meanwhile another counter may have taken the payment or added a document.
        refuseUnpayable(orderId);
      }
      const now = clock.now();
      const bill = billDue(orderId, due);
      const { total, currency } = bill;
      return change(orderId, () => {
        const takenAt = now.toISOString();
        records.payments.addPart({ ...taken, id: newId('part'), orderId, currency, takenAt }, who());
        if (anyway) {
          records.wentOnAnyway.insert(orderId, { ...paidInDoubt, by: who(), at: takenAt });
          note('went-on-anyway', { order: orderId, step: paidInDoubt.step });
        }
        if (taken.amount < due) return;
        records.payments.insert({ orderId, bill, total, currency, paidAt: takenAt, day: localDay(now) });
      });
    },

    /**
     * Records that a part of an unfinished payment was given back to the customer.
     * @throws KioskError NOT_FOUND, WRONG_STEP
     */
    returnPart(orderId: OrderId, partId: PaymentPartId): OrderView {
      orderToPay(orderId);
      const part = records.payments.partsOf(orderId).find(({ id }) => id === partId);
      if (part === undefined) throw new KioskError('NOT_FOUND', 'no such part of a payment');
      return change(orderId, () => {
        records.payments.returnPart(partId, at(), who());
        note('part-returned', { order: orderId, amount: part.amount, currency: part.currency });
      });
    },

    acceptWithoutCode(orderId: OrderId, photoId: PhotoId, reason: string): OrderView {
      paidOrder(orderId);
      const photo = photoOf(orderId, photoId);
      refuseWhileOpen(photo);
      refuseSettled(photo);
      const payment = records.payments.ofOrder(orderId);
      const lacksCode = photo.document.givesCode && records.codes.ofPhoto(photoId) === null;
      if (photo.state !== 'final' || !lacksCode || payment === null) {
        throw new KioskError('WRONG_STEP', 'there is no final without its code', { state: photo.state });
      }
      return change(orderId, () => {
        records.settlements.insert({
          ...{ id: newId('set'), orderId, photoId, kind: 'accepted', method: null, amount: 0 },
          ...{ lineId: null, lines: [] },
          ...{ currency: payment.currency, reference: '', reason, by: who(), at: at() },
        });
        note('accepted-without-code', { order: orderId });
      });
    },
  };
}
