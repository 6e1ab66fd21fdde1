/** How much of a bill is paid, cash and its change. Every amount is in the currency's smallest unit. */
import type { PaymentPartView } from './model/payment.ts';
import { moneyDigits } from './money.ts';

type Amount = Pick<PaymentPartView, 'amount'>;

/** Returns what is still due of `total` after these parts. */
export const dueOf = (total: number, parts: readonly Amount[]): number =>
  parts.reduce((left, { amount }) => left - amount, total);

/** Returns the change that a part gave back; null when it was not cash. */
export const changeOf = ({ amount, given }: Pick<PaymentPartView, 'amount' | 'given'>): number | null =>
  given === null ? null : given - amount;

/** Splits cash into what the studio keeps and the change. Less cash than is due pays a part of it. */
export function splitCash(given: number, due: number): { readonly amount: number; readonly change: number } {
  const amount = Math.min(given, due);
  return { amount, change: given - amount };
}

/**
 * Notes in circulation, in the currency's main unit: Bank of England, European Central Bank, Federal Reserve, Narodowy
 * Bank Polski. The largest notes, which hardly anybody pays with, are left out.
 */
const notes: Readonly<Record<string, readonly number[]>> = {
  GBP: [5, 10, 20, 50],
  EUR: [5, 10, 20, 50, 100],
  USD: [5, 10, 20, 50, 100],
  PLN: [10, 20, 50, 100, 200],
};
const otherNotes = [5, 10, 20, 50, 100];
const mostQuickAmounts = 4;

/** Returns amounts that customers are likely to hand over: the exact one, then those that round notes make up. */
export function quickCash(due: number, currency: string): readonly number[] {
  const unit = 10 ** moneyDigits(currency);
  const round = (notes[currency] ?? otherNotes).map((note) => Math.ceil(due / (note * unit)) * note * unit);
  return [...new Set([due, ...round])].sort((a, b) => a - b).slice(0, mostQuickAmounts);
}
