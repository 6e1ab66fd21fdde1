import type { OrderView } from '../../../shared/model/order.ts';

/** Returns the payment less its refunds, smallest unit of the payment's currency. */
export const moneyLeft = (order: OrderView): number =>
  order.payment === null
    ? 0
    : order.settlements.reduce((left, settled) => left - settled.amount, order.payment.bill.total);
