import type { OrderView } from '../../../shared/model/order.ts';
import { totalPaid } from '../../../shared/refunds.ts';

/** Returns the order's payments less its refunds, smallest unit of their currency. */
export const moneyLeft = (order: OrderView): number =>
  order.payment === null
    ? 0
    : order.settlements.reduce(
        (left, settled) => left - settled.amount,
        totalPaid(order.payment.bill.total, order.laterSales),
      );
