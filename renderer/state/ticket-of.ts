import type { OrderView } from '../../shared/model/order.ts';
import type { Bill } from '../../shared/money.ts';
import { totalPaid } from '../../shared/refunds.ts';

/** Returns all that an order sells: its bill, and what was sold after the payment. */
export function ticketOf({
  bill,
  payment,
  laterSales,
}: Pick<OrderView, 'bill' | 'payment' | 'laterSales'>): Pick<Bill, 'currency' | 'lines' | 'total'> {
  const first = payment?.bill ?? bill;
  return {
    currency: first.currency,
    lines: [...first.lines, ...laterSales.flatMap((sale) => sale.bill.lines)],
    total: totalPaid(first.total, laterSales),
  };
}
