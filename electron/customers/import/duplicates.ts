/** Finds the rows of customers whom the studio, or an earlier row, has. */
import type { DuplicateLine, ImportedCustomer } from '../../../shared/model/customer-import.ts';
import type { KnownCustomer } from '../../records/orders/every-customer.ts';
import { nationalNumber } from '../../records/orders/phone-words.ts';
import { nameWords } from '../../records/orders/search-text.ts';
import { leastDigits } from '../alike.ts';

export interface Match {
  readonly why: DuplicateLine['why'];
  /** The customer, or the number of an earlier row. */
  readonly of: KnownCustomer | number;
  readonly sameName: boolean;
}

type Key = readonly [why: DuplicateLine['why'], key: string];
type Named = Pick<ImportedCustomer, 'name' | 'phone' | 'email'>;

/** The words of a name in any order. */
const sortedName = (name: string): string => nameWords(name).split(' ').toSorted().join(' ');

/** Phone number and e-mail address tell who it is, as on a customer's own screen; without both, the name does. */
function keysOf({ name, phone, email }: Named): readonly Key[] {
  const number = nationalNumber(phone);
  const contacts = [
    ...(number.length < leastDigits ? [] : [['phone', `p${number}`] as const]),
    ...(email === '' ? [] : [['email', `e${email.toLowerCase()}`] as const]),
  ];
  return contacts.length > 0 ? contacts : [['name', `n${sortedName(name)}`]];
}

/** Keys by which a customer of the studio may be one of the rows: the name too, where rows have nothing else. */
function knownKeys(known: KnownCustomer, byName: boolean): readonly Key[] {
  const contacts = keysOf(known).filter(([why]) => why !== 'name');
  return byName ? [...contacts, ['name', `n${sortedName(known.name)}`]] : contacts;
}

/**
 * Returns the match of each row that is a duplicate. Of several customers, one with the same name is preferred.
 * @param known every customer of the studio; read once, so that there can be a million
 */
export function matchesOf(
  rows: readonly Named[],
  known: Iterable<KnownCustomer>,
): ReadonlyMap<number, Match> {
  const byKey = new Map<string, number[]>();
  const names = rows.map(({ name }) => sortedName(name));
  const keys = rows.map(keysOf);
  for (const [at, each] of keys.entries())
    for (const [, key] of each) {
      const others = byKey.get(key);
      if (others === undefined) byKey.set(key, [at]);
      else others.push(at);
    }
  const byName = keys.some((each) => each.some(([why]) => why === 'name'));
  const matches = new Map<number, Match>();
  const match = (at: number, found: Match): void => {
    const before = matches.get(at);
    if (before === undefined || (found.sameName && !before.sameName)) matches.set(at, found);
  };
  for (const customer of known)
    for (const [why, key] of knownKeys(customer, byName))
      for (const at of byKey.get(key) ?? [])
        match(at, { why, of: customer, sameName: names[at] === sortedName(customer.name) });
  for (const [at, each] of keys.entries())
    for (const [why, key] of each) {
      const first = byKey.get(key)?.[0] ?? at;
      if (first < at && !matches.has(at))
        matches.set(at, { why, of: first, sameName: names[at] === names[first] });
    }
  return matches;
}
