/** Prices as they are typed. Kept in the smallest unit of the currency, as everywhere else. */

/** How many digits stand after the point in `currency`; two for pounds, none for yen. */
export const moneyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** 1200 in pounds is `12.00`. */
export const priceText = (amount: number, currency: string): string =>
  (amount / 10 ** moneyDigits(currency)).toFixed(moneyDigits(currency));

/** The amount that `text` says, comma or point, or null when it is no price. */
export function readPrice(text: string, currency: string): number | null {
  const digits = moneyDigits(currency);
  const fraction = digits === 0 ? '' : `(?:[.,](\\d{1,${digits}}))?`;
  const match = new RegExp(`^(\\d{1,7})${fraction}$`).exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 10 ** digits + Number((match[2] ?? '').padEnd(digits, '0') || 0);
}
