/** Makes names, phone numbers and e-mail addresses comparable, and turns typed text into full-text queries. */
import { createHash } from 'node:crypto';
import { phoneQueries, phoneWords } from './phone-words.ts';
import { edgeFrom, edgesOf } from './word-edges.ts';

/** Letters that Unicode does not split into a base letter and a mark, with the letters that people type instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Most words of a query that count; nobody types more. */
const mostWords = 12;
/** Most characters of a query that count. */
const mostCharacters = 200;
/** Longest word that is indexed or searched for, in letters. */
const longestWord = 40;

/** Returns text in lower case, without diacritics. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþħı]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Returns the words of a text, only letters and digits, so that none of them has a meaning in the query language. */
const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));

/** Removes hosts. Half of all customers share an e-mail domain and all codes share a host, so they distinguish nobody. */
const withoutHosts = (text: string): string =>
  text
    .split(/\s+/u)
    .map((chunk) => {
      const [beforeAt = ''] = chunk.split('@', 1);
      const slash = beforeAt.lastIndexOf('/');
      return /\p{L}/u.test(beforeAt.slice(0, Math.max(0, slash))) ? beforeAt.slice(slash + 1) : beforeAt;
    })
    .join(' ');

/** E-mail addresses in a text, also in the form `Name <address>`. */
const addresses = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+/gu;

/**
 * Returns the word of a whole e-mail address: nine digits of its hash (decision 177). The sign before them is in no other word, so
 * only a whole address finds it.
 */
function addressWord(address: string): string {
  const hash = createHash('sha256').update(address.toLowerCase().normalize('NFC')).digest();
  return `§${String(hash.readUInt32BE() % 1_000_000_000).padStart(9, '0')}`;
}

const joined = (words: readonly string[]): string => [...new Set(words)].join(' ');

/** Returns the words of a person's name, as stored with an order. */
export const nameWords = (name: string): string => joined(wordsOf(name));

/** Returns the words by which a customer is found: of the name, the e-mail address (before the @, and whole), and the phone number. */
export function customerWords(customer: {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}): string {
  const words = [...wordsOf(customer.name), ...wordsOf(withoutHosts(customer.email))];
  const whole = (customer.email.match(addresses) ?? []).map(addressWord);
  return joined([...words.flatMap(edgesOf), ...phoneWords(customer.phone), ...whole]);
}

/** A typed word or run of digits. It is found when every word of at least one alternative is found. */
export type Term = readonly (readonly string[])[];

/** A run of digits as people type phone and order numbers, with spaces, dashes, dots, slashes and brackets between them. */
const digitRun = /(?:\+\s*|\(\s*)*\d(?:[\s()./-]*\d)*/gu;

/** Splits a typed text into terms: runs of digits first, then other words. Empty when there is nothing to search for. */
export function readQuery(text: string): Term[] {
  const plain = withoutHosts(text.slice(0, mostCharacters));
  const terms: Term[] = [];
  // A run next to a letter is part of a word: `aBcD1234`.
  const rest = plain.replace(digitRun, (run, at: number) => {
    const touches = /[\p{L}\p{N}]/u;
    if (touches.test(plain[at - 1] ?? '') || touches.test(plain[at + run.length] ?? '')) return run;
    terms.push([wordsOf(run), ...phoneQueries(run).map((word) => [word])]);
    return ' ';
  });
  terms.push(...wordsOf(rest).map((word) => [[word]]));
  return terms.slice(0, mostWords);
}

/**
 * Splits a typed text into terms, with each whole e-mail address as one of them: many customers share what comes before the @. Empty
 * without an address.
 */
export function readAddresses(text: string): Term[] {
  const typed = text.slice(0, mostCharacters);
  const whole = (typed.match(addresses) ?? []).map((address) => [[addressWord(address)]]);
  if (whole.length === 0) return [];
  return [...whole, ...readQuery(typed.replace(addresses, ' '))].slice(0, mostWords);
}

/** Whether a word stands for the beginning of a phone number (phone-words.ts). Only customers have such words. */
const isPhoneWord = (word = ''): boolean => /^[nc]\d/u.test(word);

/**
 * Returns the FTS5 query for some terms; null when there are none.
 * @param edges true for the index of customers, which stores the beginnings of long words as well (word-edges.ts)
 */
export function matchQuery(
  terms: readonly Term[],
  edges: boolean,
  between: 'AND' | 'OR' = 'AND',
): string | null {
  if (terms.length === 0) return null;
  const one = (word: string): string =>
    edges && !/^\d/u.test(word) && Array.from(word).length >= edgeFrom ? `"${word}"` : `"${word}"*`;
  const every = (words: readonly string[]): string => `(${words.map(one).join(' AND ')})`;
  const any = (term: Term): string => {
    const its = edges || term.length === 1 ? term : term.filter(([word]) => !isPhoneWord(word));
    return [...new Set(its.map(every))].join(' OR ');
  };
  return terms.map((term) => `(${any(term)})`).join(` ${between} `);
}

/** Characters between words, as the index splits them: everything in ASCII but letters and digits. */
const separator = '[^a-z0-9\\u0080-\\u{10ffff}]';

/** Returns a pattern for a text in which a word begins with one of some words, which are only letters and digits. */
const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`(?:^|${separator})(?:${words.join('|')})`, 'iu');

/** Returns a test whether a row with some words matches a term, as the index would, for rows that were read without it. */
export function termTest(term: Term): (words: string) => boolean {
  const alone = term.flatMap((alternative) => (alternative.length === 1 ? alternative : []));
  const together = term
    .filter((alternative) => alternative.length > 1)
    .map((alternative) => alternative.map((word) => beginsWith([word])));
  const any = alone.length === 0 ? null : beginsWith(alone);
  return (words) =>
    any?.test(words) === true || together.some((every) => every.every((pattern) => pattern.test(words)));
}
