import { isId, type OrderItemId, type PersonId, type PhotoId } from './ids.ts';
import type { OrderState } from './model/order.ts';
import type { RefundLine, SettlementView } from './model/owed.ts';
import type { RefundedView } from './model/payment.ts';
import { withPrefix } from './number-prefix.ts';
import { lineTotal, photoLineId, type Bill, type BillLine, type BillLineId } from './money.ts';

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

/** Returns the number of a refund as a receipt prints it, for example `RF-00012`, or `B-RF-00012` with a counter's prefix. */
export const refundNumberText = (number: number, prefix = ''): string =>
  withPrefix(prefix, `RF-${String(number).padStart(5, '0')}`);

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

type Settled = Pick<SettlementView, 'photoId' | 'lineId'>;

/** True when the order was settled as a whole. */
export const isOfOrder = ({ photoId, lineId }: Settled): boolean => photoId === null && lineId === null;

/** True when this settled the photo, alone or with its order. */
export const settles = (settlement: Settled, photoId: PhotoId): boolean =>
  isOfOrder(settlement) || settlement.photoId === photoId;

/** True when further items can be sold on an order: it is paid, and not all of the money was given back. */
export const maySellLater = (order: {
  readonly state: OrderState;
  readonly payment: { readonly bill: Pick<Bill, 'total' | 'currency'> } | null;
  readonly settlements: readonly (Settled & Pick<SettlementView, 'kind' | 'amount'>)[];
  readonly laterSales: readonly Sold[];
}): boolean =>
  order.payment !== null &&
  order.state !== 'cancelled' &&
  !order.settlements.some(isOfOrder) &&
  !isWhollyRefunded(refundedOf(order.payment, order.settlements, order.laterSales));

/** The bills of an order that is paid, and what was given back of them. */
interface Paid {
  readonly payment: { readonly bill: Bill };
  readonly laterSales: readonly { readonly bill: Bill }[];
  readonly settlements: readonly Pick<SettlementView, 'lines' | 'amount'>[];
}

/** A line of a bill, with what is left of it after refunds. */
export interface LineLeft {
  readonly line: BillLine & { readonly id: BillLineId };
  readonly taxRateBasisPoints: number;
  readonly quantity: number;
  /** Tax included. */
  readonly amount: number;
}

/** Returns every line of an order's bills of which something is left. */
export function linesLeft({ payment, laterSales, settlements }: Paid): readonly LineLeft[] {
  const given = settlements.flatMap(({ lines }) => lines);
  return [payment, ...laterSales].flatMap(({ bill: { lines, taxRateBasisPoints } }) =>
    lines.flatMap((line) => {
      const { id } = line;
      if (id === undefined) return [];
      const back = given.filter((each) => each.line === id);
      const quantity = back.reduce((left, each) => left - each.quantity, line.quantity);
      const amount = back.reduce((left, each) => left - each.amount, lineTotal(line));
      return quantity === 0 ? [] : [{ line: { ...line, id }, taxRateBasisPoints, quantity, amount }];
    }),
  );
}

/** Returns the lines of items, which can be given back one by one. */
export const itemsLeft = (
  paid: Paid,
): readonly (LineLeft & { readonly line: { readonly id: OrderItemId } })[] =>
  linesLeft(paid).flatMap(({ line, ...left }) => {
    const { id } = line;
    return isId('oit', id) ? [{ ...left, line: { ...line, id } }] : [];
  });

/**
 * Returns what a refund of `quantity` pieces gives back. A discount is spread over the pieces: what has been given back after
 * each piece is rounded half up, so all pieces together give back what the line cost.
 */
export function refundOf(
  { line, taxRateBasisPoints, quantity: left, amount }: LineLeft,
  quantity: number,
): RefundLine {
  const after = left - quantity;
  const rest = lineTotal(line) - Math.round((lineTotal(line) * (line.quantity - after)) / line.quantity);
  return { line: line.id, text: line.text, quantity, amount: amount - rest, taxRateBasisPoints };
}

/** Returns all that is left of an order's payments: `amount` in all. */
export function refundOfAll(paid: Paid, amount: number): readonly RefundLine[] {
  const all = linesLeft(paid).map((left) => refundOf(left, left.quantity));
  const known = all.reduce((sum, each) => sum + each.amount, 0) === amount;
  return known ? all : [unknownRefund(paid, amount)];
}

/** Before refunds kept their lines, nothing said what the money was for: its tax is that of the first payment. */
const unknownRefund = ({ payment }: Pick<Paid, 'payment'>, amount: number): RefundLine => ({
  ...{ line: null, text: null, quantity: 1, amount },
  taxRateBasisPoints: payment.bill.taxRateBasisPoints,
});

/** Returns what a refund of one photo gives back: `amount` in all. */
export function refundOfPhoto(
  paid: Paid,
  photo: { readonly personId: PersonId; readonly specCode: string },
  amount: number,
): RefundLine {
  const left = linesLeft(paid).find(({ line }) => line.id === photoLineId(photo));
  return left?.amount === amount ? refundOf(left, left.quantity) : unknownRefund(paid, amount);
}

/** Names what a refund gives back, for example `2 × Frame, UK passport`; empty when it is not known. */
export const refundText = (lines: readonly RefundLine[]): string =>
  lines
    .flatMap(({ text, quantity }) => {
      if (text === null) return [];
      return quantity > 1 ? [`${String(quantity)} × ${text}`] : [text];
    })
    .join(', ');

/** Adds up a refund by tax rate. */
export function amountsByRate(
  lines: readonly Pick<RefundLine, 'taxRateBasisPoints' | 'amount'>[],
): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (const { taxRateBasisPoints: rate, amount } of lines)
    amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  return amounts;
}
