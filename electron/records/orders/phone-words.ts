/**
 * Creates the words by which a phone number is found. Staff type any part of a number, with or without its country code
 * or leading 0, so a number is stored as several words (example: +44 7700 900123):
 *
 * - `n7700` to `n7700900123`: from the first digit after the country code or the leading 0;
 * - `c4477` to `c447700900123`: from the country code, where one was given;
 * - `700900123`, `00900123` and so on: from every other digit, at least three digits each.
 *
 * The letters separate beginnings from middles. Most numbers of a country begin alike, and a full-text index reads
 * one whole word at once but gathers and sorts all words with a common beginning (word-edges.ts, `edgeFrom`).
 */
import { edgesOf } from './word-edges.ts';

/** Shorter runs of digits are too common to tell customers apart. */
const leastDigits = 3;
/** Digits from which a run that begins with a country code counts as an international number, even without a `+`. */
const countryDigits = 8;
/** Enough last digits to identify a subscriber, whatever comes before them. */
const tailDigits = 9;

/** Country codes of one or two digits; all others have three. ITU-T E.164, list of assigned country codes. */
const shortCountryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u;

const countryCodeOf = (digits: string): string => shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);

interface Digits {
  /** Digits without an international `00` and without a `(0)`. */
  readonly digits: string;
  /** True when the number begins with `+` or `00`, and so with a country code. */
  readonly abroad: boolean;
}

function digitsOf(text: string): Digits {
  const plain = text.replace(/\(0\)/gu, '').trim();
  const digits = plain.replace(/\D/gu, '');
  if (plain.startsWith('+')) return { digits, abroad: true };
  return digits.startsWith('00') ? { digits: digits.slice(2), abroad: true } : { digits, abroad: false };
}

/** Returns the number without its country code or leading 0. */
function nationalOf({ digits, abroad }: Digits): string {
  const rest = abroad ? digits.slice(countryCodeOf(digits).length) : digits;
  return rest.replace(/^0+/u, '');
}

/** Returns a stored number's digits without its country code or leading 0. */
export const nationalNumber = (phone: string): string => nationalOf(digitsOf(phone));

/** Returns the words by which a stored phone number is found. */
export function phoneWords(phone: string): string[] {
  const number = digitsOf(phone);
  const national = nationalOf(number);
  const { digits, abroad } = number;
  const words = [...edgesOf(`n${national}`), ...(abroad ? edgesOf(`c${digits}`) : [])];
  for (let from = 1; from <= digits.length - leastDigits; from += 1) {
    const rest = digits.slice(from);
    if (rest !== national) words.push(rest);
  }
  return national === '' ? [] : words;
}

/**
 * Returns words of which a phone number has at least one when it contains the typed digits. Empty for fewer than three
 * digits, unless they follow a `+` or `00`.
 */
export function phoneQueries(typed: string): string[] {
  const number = digitsOf(typed);
  const { digits, abroad } = number;
  if (digits.length < leastDigits) return abroad && digits !== '' ? [`c${digits}`] : [];
  const national = nationalOf(number);
  const found = abroad ? [`c${digits}`] : [digits, `n${digits}`, `c${digits}`];
  if (national !== '') found.push(`n${national}`);
  if (!abroad && digits.length >= countryDigits) {
    found.push(`n${nationalOf({ digits, abroad: true })}`);
  }
  if (digits.length > tailDigits) found.push(digits.slice(-tailDigits));
  return [...new Set(found)].filter((word) => word !== 'n');
}
