import type { OrderView } from '../../../shared/model/order.ts';

/** What has been paid for an order and not been given back, smallest unit of the payment's currency. */
export const moneyLeft = (order: OrderView): number =>
  order.payment === null
    ? 0
    : order.settlements.reduce((left, settled) => left - settled.amount, order.payment.bill.total);
