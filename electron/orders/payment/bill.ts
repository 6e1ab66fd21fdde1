import type { ShownBill } from '../../../shared/customer-screen.ts';
import type { OrderId } from '../../../shared/ids.ts';
import { documentName } from '../../../shared/language/document-names.ts';
import type { Language } from '../../../shared/language/languages.ts';
import type { PersonView } from '../../../shared/model/people.ts';
import {
  billOf,
  fullPrice,
  photoLineId,
  type Bill,
  type BillLine,
  type BillLineId,
  type Discount,
} from '../../../shared/money.ts';
import { sheetOnLine } from './items-for-sale.ts';
import { totalPaid } from '../../../shared/refunds.ts';
import { dueOf } from '../../../shared/payments.ts';
import { titleFor } from '../../../shared/people.ts';
import { languageFor } from '../customer-language.ts';
import type { Needs } from '../deps.ts';

/**
 * Returns the bill for what an order sells, at the prices of the day on which each line was added. With several people,
 * each photo's line holds a person's id and no name, because payments are kept for years and names are not.
 *
 * @param chosen the order's photos, for a caller that has read them
 */
export function billFor(
  deps: Needs<'records' | 'settings'>,
  orderId: OrderId,
  chosen = deps.records.photos.ofOrder(orderId),
): Bill {
  const { orderItems } = deps.records;
  const several = new Set(chosen.map((photo) => photo.personId)).size > 1;
  const photoLines = chosen.map((photo) => ({
    id: photoLineId(photo),
    text: photo.document.name,
    quantity: 1,
    unitPrice: photo.document.price,
    ...(several ? { personId: photo.personId } : {}),
  }));
  const itemLines = orderItems
    .ofOrder(orderId)
    .filter(({ quantity }) => quantity > 0)
    .map(({ id, itemId, name, quantity, unitPrice }) => ({
      ...{ id, text: name, quantity, unitPrice },
      ...sheetOnLine(itemId),
    }));
  const discounts = orderItems.discountsOf(orderId);
  const lines = [...photoLines, ...itemLines].map((line) => withDiscount(line, discounts));
  return billOf(lines, deps.settings.get().prices);
}

/** A discount never exceeds what its line costs now: the line may have become cheaper since, or its quantity smaller. */
function withDiscount(
  line: BillLine & { readonly id: BillLineId },
  discounts: ReadonlyMap<BillLineId, Discount>,
): BillLine {
  const discount = discounts.get(line.id);
  if (discount === undefined) return line;
  const amount = Math.min(discount.amount, fullPrice(line));
  return amount === 0 ? line : { ...line, discount: { ...discount, amount } };
}

/** Returns what the customer's own screen shows of a bill; null for no such order. */
export function shownBillOf(deps: Needs<'records' | 'settings'>, orderId: OrderId): ShownBill | null {
  const { orders, payments, laterSales } = deps.records;
  const order = orders.get(orderId);
  if (order === null) return null;
  const payment = payments.ofOrder(orderId);
  const bill = payment?.bill ?? billFor(deps, orderId);
  const later = laterSales.ofOrder(orderId);
  const lines = [...bill.lines, ...later.flatMap((sale) => sale.bill.lines)];
  return {
    currency: bill.currency,
    lines: linesIn(languageFor(deps, order), lines).map(({ text, quantity, unitPrice, discount }) => ({
      ...{ text, quantity, unitPrice },
      discount: discount?.amount ?? 0,
    })),
    total: totalPaid(bill.total, later),
    due: dueOf(bill.total, payment?.parts ?? payments.partsOf(orderId)),
  };
}

/** Returns a bill's lines with the names of documents in a language. */
export const linesIn = <Line extends { readonly text: string | null }>(
  language: Language,
  lines: readonly Line[],
): readonly Line[] =>
  lines.map((line) => (line.text === null ? line : { ...line, text: documentName(line.text, language) }));

/** Returns a bill with the people's names instead of their ids. */
export const withNames = (bill: Bill, people: readonly PersonView[]): Bill => ({
  ...bill,
  lines: bill.lines.map(({ personId, ...line }) => ({
    ...line,
    text: titleFor(line.text, people.find((person) => person.id === personId)?.name ?? ''),
  })),
});
