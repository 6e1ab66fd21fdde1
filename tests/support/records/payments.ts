/** Payments to make and to show in tests. */
import type { OrderId, PaymentPartId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod, PaymentPartView } from '../../../shared/model/payment.ts';
import { dueOf } from '../../../shared/payments.ts';

type ToPay = Pick<OrderView, 'id' | 'bill' | 'partsPaid'>;
interface Whole {
  readonly orderId: OrderId;
  readonly method: PaymentMethod;
  readonly reference: string;
  readonly amount: number;
  readonly due: number;
  readonly given: number | null;
}

/** Returns the arguments that pay all that is due in cash, with the exact amount. */
export function inCash({ id, bill, partsPaid }: ToPay): Whole {
  const due = dueOf(bill.total, partsPaid);
  return { orderId: id, method: 'cash', reference: '', amount: due, due, given: due };
}

/** Returns the arguments that pay all that is due by card. */
export const byCard = (order: ToPay): Whole => ({
  ...inCash(order),
  method: 'card',
  reference: 'T-1',
  given: null,
});

/** Returns a part of a payment; by card unless it is said otherwise. */
export const partPaid = (amount: number, more: Partial<PaymentPartView> = {}): PaymentPartView => ({
  id: `part_${'1'.repeat(32)}` satisfies PaymentPartId,
  method: 'card',
  amount,
  given: null,
  reference: '004512',
  takenAt: '2026-11-21T14:32:00.000Z',
  ...more,
});

/** A refund in cash for one photo, without the order and the photo. */
export const cashRefund = {
  kind: 'refund',
  scope: 'photo',
  method: 'cash',
  reference: '',
  reason: 'Wrong size',
} as const;
