import type { PersonId } from './ids.ts';

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

export interface BillLine {
  readonly text: string;
  /**
   * The person in the photo, when an order has several people. Only in a payment's record: shown lines have the name in
   * `text`.
   */
  readonly personId?: PersonId | undefined;
  readonly quantity: number;
  readonly unitPrice: number;
}

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

/** Adds up lines. The contained tax is rounded half up to the smallest unit, once, on the total. */
export function billOf(lines: readonly BillLine[], prices: PriceList): Bill {
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  const rate = prices.taxRateBasisPoints;
  const tax = Math.round((total * rate) / (10_000 + rate));
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
