import type { OrderItemId, PersonId } from './ids.ts';
import type { SheetItemId } from './sheet-prices.ts';

/**
 * Money in the smallest unit of its currency (pence, cents), so that no sum is ever off by a rounding error.
 */
export interface PriceList {
  /** ISO 4217, for example `GBP`. */
  readonly currency: string;
  /** Value added tax that prices already contain, in hundredths of a percent: 2000 is 20 %. */
  readonly taxRateBasisPoints: number;
  /** Price of a photo whose document has no price of its own, tax included, in the smallest unit. */
  readonly photo: number;
  /** Prices of single documents, by specCode. */
  readonly photoByDocument: Readonly<Record<string, number>>;
}

/** Most items that a studio can sell besides photos: as many as fit on the ticket's buttons. */
export const mostStudioItems = 12;

/** Something else that the studio sells, for example a frame or batteries. */
export interface StudioItem {
  readonly id: StudioItemId;
  readonly name: string;
  /** Tax included, in the smallest unit of the price list's currency. */
  readonly price: number;
}

/** Eight random hexadecimal digits: the item stays the same when it is renamed. */
export type StudioItemId = `item-${string}`;

/** Anything that staff add to a ticket. */
export type ItemId = StudioItemId | SheetItemId;

/** Names a line of an order. A photo is named by its person and specCode, so it keeps its line when it is taken again. */
export type BillLineId = OrderItemId | `${PersonId}/${string}`;

export const photoLineId = (photo: { readonly personId: PersonId; readonly specCode: string }): BillLineId =>
  `${photo.personId}/${photo.specCode}`;

/** Money off one line. */
export interface Discount {
  /** Smallest unit, at most what the line costs without it. */
  readonly amount: number;
  readonly reason: string;
}

export interface BillLine {
  /** Absent in payments from before items could be sold. */
  readonly id?: BillLineId | undefined;
  readonly text: string;
  /**
   * The person in the photo, when an order has several people. Only in a payment's record: shown lines have the name in
   * `text`.
   */
  readonly personId?: PersonId | undefined;
  /** The sheet that the line sells; absent for everything else. */
  readonly sheet?: SheetItemId | undefined;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount?: Discount | undefined;
}

/** Returns what a line costs without its discount, in the smallest unit. */
export const fullPrice = ({ quantity, unitPrice }: Pick<BillLine, 'quantity' | 'unitPrice'>): number =>
  quantity * unitPrice;

/** Returns what the customer pays for a line, in the smallest unit. */
export const lineTotal = (line: Pick<BillLine, 'quantity' | 'unitPrice' | 'discount'>): number =>
  fullPrice(line) - (line.discount?.amount ?? 0);

export interface Bill {
  readonly currency: string;
  readonly taxRateBasisPoints: number;
  readonly lines: readonly BillLine[];
  /** Total for the customer, tax included. */
  readonly total: number;
  /** The part of `total` that is tax. */
  readonly tax: number;
  readonly net: number;
}

/** Returns the price of one document's photo, tax included. */
export function photoPrice(prices: PriceList, specCode: string): number {
  return prices.photoByDocument[specCode] ?? prices.photo;
}

/** Returns the tax that a price contains, rounded half up to the smallest unit. @param rate in hundredths of a percent */
export const containedTax = (amount: number, rate: number): number =>
  Math.round((amount * rate) / (10_000 + rate));

/** Adds up lines. The contained tax is rounded half up to the smallest unit, once, on the total. */
export function billOf(lines: readonly BillLine[], prices: PriceList): Bill {
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const rate = prices.taxRateBasisPoints;
  const tax = containedTax(total, rate);
  return { currency: prices.currency, taxRateBasisPoints: rate, lines, total, tax, net: total - tax };
}

/** Returns the number of decimals in `currency`: two for pounds, none for yen. */
export const moneyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Returns `amount` as people read it, for example `£12.00`. */
export function formatMoney(amount: number, currency: string, locale = 'en-GB'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** moneyDigits(currency));
}
