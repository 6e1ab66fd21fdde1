/**
 * The words that a phone number is found by. Staff type any part of a number, with or without its country code or its
 * leading 0, so a number is stored as several words (example: +44 7700 900123):
 *
 * - `n7700` to `n7700900123`: from the first digit after the country code or the leading 0;
 * - `c4477` to `c447700900123`: from the country code, where one was given;
 * - `700900123`, `00900123` and so on: from every other digit, at least three digits each.
 *
 * The letters keep beginnings apart from middles. Most numbers of a country begin alike, and a full-text index reads
 * one whole word at once but gathers and sorts all words with a common beginning (search-text.ts, `edgeFrom`).
 */
import { edgesOf } from './word-edges.ts';

/** Shorter runs of digits are too common to tell customers apart. */
const leastDigits = 3;
/** A run this long that begins with a country code is taken for one, even when nobody typed a `+`. */
const countryDigits = 8;
/** Enough digits to tell subscribers apart, whatever comes before them. */
const tailDigits = 9;

/** Country codes of one and of two digits; all others have three. ITU-T E.164, list of assigned country codes. */
const shortCountryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/u;

const countryCodeOf = (digits: string): string => shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);

interface Digits {
  /** Without the `00` of a call abroad and without a `(0)`. */
  readonly digits: string;
  /** It begins with `+` or `00`, so it begins with its country code. */
  readonly abroad: boolean;
}

function digitsOf(text: string): Digits {
  const plain = text.replace(/\(0\)/gu, '').trim();
  const digits = plain.replace(/\D/gu, '');
  if (plain.startsWith('+')) return { digits, abroad: true };
  return digits.startsWith('00') ? { digits: digits.slice(2), abroad: true } : { digits, abroad: false };
}

/** The number without its country code or its leading 0. */
function nationalOf({ digits, abroad }: Digits): string {
  const rest = abroad ? digits.slice(countryCodeOf(digits).length) : digits;
  return rest.replace(/^0+/u, '');
}

/** The words that a stored phone number is found by. */
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
 * The words of which a phone number has at least one when it contains what was typed. Empty for fewer than three
 * digits.
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
