/** Fills the gaps of texts, and writes days and moments for them. */

import { regionOf } from '../../shared/language/languages.ts';

/** Replaces the names in braces by values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** Returns a day in words, for example `Saturday 12 December 2026`; in the computer's time zone unless one is given. */
export function dayInWords(iso: string, locale: string, timeZone?: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const zone = timeZone === undefined ? {} : { timeZone };
  const text = new Intl.DateTimeFormat(locale, { ...options, ...zone }).format(new Date(iso));
  // Some versions of Unicode's data set a comma after the weekday in English.
  return locale === regionOf.en ? text.replace(',', '') : text;
}

/** Returns a date in words, for example `21 November 2026`. @param day `YYYY-MM-DD` */
export const dateInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00.000Z`),
  );

/** Returns day and time in words, for example `21 November 2026 at 14:32`. */
export function momentInWords(iso: string, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', ...zone }).format(
    new Date(iso),
  );
}
