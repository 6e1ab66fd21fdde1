/** Texts that staff type, from the third character on, for each kind of search. They name customers of all years. */
import { customerAt } from './multiply.ts';

export interface Search {
  readonly what: string;
  /** Returns the text for a round. */
  readonly make: (round: number, customers: number) => string;
}

const one = (round: number, customers: number) => customerAt((round * 104_729 + 11) % customers);
const digitsOf = (phone: string): string => phone.replaceAll(/\D/gu, '');
const wordOf = (name: string, at: number): string => name.split(' ')[at] ?? '';

/** Returns a word with two neighbouring letters exchanged. */
const mistyped = (word: string): string =>
  `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`;

const dayAgo = (round: number): Date => new Date(Date.now() - (round * 13 + 1) * 86_400_000);
const numberDay = (round: number): string => dayAgo(round).toISOString().slice(2, 10).replaceAll('-', '');

export const searches: readonly [Search, ...Search[]] = [
  { what: 'first name, 3 letters', make: (round, all) => wordOf(one(round, all).name, 0).slice(0, 3) },
  { what: 'last name, 3 letters', make: (round, all) => wordOf(one(round, all).name, 1).slice(0, 3) },
  { what: 'last name, 5 letters', make: (round, all) => wordOf(one(round, all).name, 1).slice(0, 5) },
  { what: 'whole name', make: (round, all) => one(round, all).name },
  {
    what: 'name with two letters exchanged',
    make: (round, all) => mistyped(wordOf(one(round, all).name, 1)),
  },
  { what: 'e-mail address', make: (round, all) => one(round * 3 + 1, all).email.slice(0, 8) || 'rosvil' },
  {
    what: 'e-mail address, whole',
    make: (round, all) => one(round * 3 + 1, all).email || 'rosvil1@example.org',
  },
  {
    what: 'telephone number, first 3 digits',
    make: (round, all) => digitsOf(one(round, all).phone).slice(0, 3),
  },
  {
    what: 'telephone number, 3 digits within',
    make: (round, all) => digitsOf(one(round, all).phone).slice(5, 8),
  },
  {
    what: 'telephone number, last 4 digits',
    make: (round, all) => digitsOf(one(round, all).phone).slice(-4),
  },
  { what: 'telephone number, whole', make: (round, all) => one(round, all).phone },
  { what: 'order number, its day', make: numberDay },
  {
    what: 'order number, whole',
    make: (round) => `${numberDay(round)}-${String(7 + round).padStart(3, '0')}`,
  },
  {
    what: 'code, 3 characters',
    make: (round) => (round * 7_919 + 291).toString(16).slice(0, 3).padStart(3, 'a'),
  },
  {
    what: 'date',
    make: (round) => `${String(dayAgo(round).getDate())}.${String(dayAgo(round).getMonth() + 1)}.`,
  },
  {
    what: 'name and day of an order',
    make: (round, all) => `${wordOf(one(round, all).name, 1)} ${numberDay(round)}`,
  },
  { what: 'nobody', make: (round) => `xq${String.fromCodePoint(97 + (round % 26))}zzv` },
];

/** The search of codes, by the text of a round of each of these in turn. */
export const codeSearch = 'codes, by each of these texts in turn';

export function codeText(round: number, customers: number): string {
  const { make } = searches[round % searches.length] ?? searches[0];
  return make(Math.floor(round / searches.length), customers);
}
