/** Prices and amounts of money as staff type them. They are stored in the smallest unit of the currency, as everywhere else. */
import { moneyDigits } from '../../shared/money.ts';
import { typedNumber } from '../i18n/index.ts';

/** Formats an amount: 1200 in pounds is `12.00`, in a language with a decimal comma `12,00`. */
export const priceText = (amount: number, currency: string): string =>
  typedNumber(amount / 10 ** moneyDigits(currency), moneyDigits(currency));

/** Returns the amount in `text`, with comma or point; null when it is not a price. */
export function readPrice(text: string, currency: string): number | null {
  const digits = moneyDigits(currency);
  const fraction = digits === 0 ? '' : `(?:[.,](\\d{1,${digits}}))?`;
  const match = new RegExp(`^(\\d{1,7})${fraction}$`).exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 10 ** digits + Number((match[2] ?? '').padEnd(digits, '0') || 0);
}
