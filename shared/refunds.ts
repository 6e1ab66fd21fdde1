import type { PersonId } from './ids.ts';
import type { SettlementView } from './model/owed.ts';
import type { RefundedView } from './model/payment.ts';
import { lineTotal, photoLineId, type Bill } from './money.ts';

interface Sold {
  readonly bill: Pick<Bill, 'total'>;
}

/** Returns what the customer paid for an order: the total of its payment and of what was sold later. */
export const totalPaid = (total: number, laterSales: readonly Sold[]): number =>
  laterSales.reduce((sum, { bill }) => sum + bill.total, total);

/** Returns the sum of all refunds and voids of an order's payments; null when there are none. */
export function refundedOf(
  payment: { readonly bill: Pick<Bill, 'total' | 'currency'> } | null,
  settlements: readonly Pick<SettlementView, 'kind' | 'amount'>[],
  laterSales: readonly Sold[] = [],
): RefundedView | null {
  const given = settlements.filter(({ kind }) => kind !== 'accepted');
  if (payment === null || given.length === 0) return null;
  return {
    kind: given.every(({ kind }) => kind === 'void') ? 'void' : 'refund',
    amount: given.reduce((sum, { amount }) => sum + amount, 0),
    total: totalPaid(payment.bill.total, laterSales),
    currency: payment.bill.currency,
  };
}

/** Returns the number of a refund as a receipt prints it, for example `RF-00012`. */
export const refundNumberText = (number: number): string => `RF-${String(number).padStart(5, '0')}`;

/** Returns what the customer paid for a photo, in the smallest unit of the bill's currency. */
export function paidFor(
  { lines }: Pick<Bill, 'lines'>,
  photo: {
    readonly personId: PersonId;
    readonly specCode: string;
    readonly document: { readonly price: number };
  },
): number {
  const line = lines.find(({ id }) => id === photoLineId(photo));
  return line === undefined ? photo.document.price : lineTotal(line);
}

/** True when the whole payment has been given back. */
export const isWhollyRefunded = (refunded: RefundedView | null): boolean =>
  refunded !== null && refunded.amount >= refunded.total;
