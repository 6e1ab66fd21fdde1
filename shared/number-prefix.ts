/**
 * The prefix of a counter's numbers. Every counter of a studio counts its orders, receipts, refunds and closings alone, so two of them
 * give the same numbers; the prefix, put before each number, tells them apart. Empty where a studio has one counter.
 */
import { KioskError } from './errors.ts';

/** Letters only, so that a scanned code tells it from the digits that follow, also where the scanner leaves out the dash. */
const form = /^[A-Z]{1,3}$/;
/** Most letters of a prefix. */
export const longestPrefix = 3;

/** True for no prefix, and for one to three capital letters. */
export const isNumberPrefix = (text: string): boolean => text === '' || form.test(text);

/** Returns a number as people read it, for example `B-261121-004`. */
export const withPrefix = (prefix: string, number: string | number): string =>
  prefix === '' ? String(number) : `${prefix}-${String(number)}`;

/** Returns an order's number as it is searched for: the letters of a prefix are also the beginnings of names. */
export const withoutPrefix = (number: string): string => number.replace(/^[A-Z]+-/, '');

/** Splits an order's number that was typed with its prefix; null for any other text. It may be typed without its dashes. */
export function readPrefixedNumber(
  text: string,
): { readonly prefix: string; readonly number: string } | null {
  const [, prefix, day, count] = /^([a-z]{1,3})\W?(\d{6})\W?(\d{3,6})$/i.exec(text.trim()) ?? [];
  return prefix === undefined || day === undefined || count === undefined
    ? null
    : { prefix: prefix.toUpperCase(), number: `${day}-${count}` };
}

/**
 * Returns a prefix for the next counter that no other counter can have: of the first counter a letter, and of a counter that was set up
 * from a file its own prefix with a letter, so that two counters that know nothing of each other never choose the same.
 * @param given prefixes that counters have, as far as this one knows; with its own where it was set up from a file
 * @returns empty when there is none left
 */
export function nextPrefix(own: string, given: readonly string[]): string {
  const stem = given.includes(own) ? own : '';
  if (stem.length >= longestPrefix) return '';
  const letters = 'BCDEFGHIJKLMNOPQRSTUVWXYZA';
  const free = Array.from(letters).find((letter) => !given.includes(stem + letter) && stem + letter !== own);
  return free === undefined ? '' : stem + free;
}

/** @throws KioskError INVALID_INPUT (`field: 'numberPrefix'`, `reason`) for a prefix that another counter has, or none */
export function assertFreePrefix(prefix: string, own: string, given: readonly string[]): void {
  const reason = prefix === '' || !isNumberPrefix(prefix) ? 'form' : null;
  const taken = prefix === own || given.includes(prefix) ? 'taken' : null;
  if (reason !== null || taken !== null)
    throw new KioskError('INVALID_INPUT', 'the prefix cannot be another counter’s', {
      ...{ field: 'numberPrefix', reason: reason ?? taken ?? '' },
    });
}
