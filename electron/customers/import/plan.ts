/** The rows that an import writes, packed so that the main thread can unpack a little at a time. */
import type { DuplicateRule, ImportedCustomer } from '../../../shared/model/customer-import.ts';
import type { ImportedRow } from '../../records/orders/customer-import.ts';
import type { KnownCustomer } from '../../records/orders/every-customer.ts';
import type { Match } from './duplicates.ts';

type Contact = Pick<ImportedCustomer, 'phone' | 'email' | 'notes'>;

/** Parts of a few rows, each as JSON, one behind the other. */
export interface Plan {
  readonly bytes: SharedArrayBuffer;
  /** Offset of the end of each part, bytes. */
  readonly ends: readonly number[];
  readonly added: number;
  readonly filled: number;
  readonly skipped: number;
}

/** Rows in one part. Writing them takes about a millisecond. */
const partRows = 10;

const lacks = (
  { phone, email, noted }: Pick<KnownCustomer, 'phone' | 'email' | 'noted'>,
  row: Contact,
): boolean =>
  (phone === '' && row.phone !== '') || (email === '' && row.email !== '') || (!noted && row.notes !== '');

const together = <Row extends Contact>(row: Row, more: Contact): Row => ({
  ...row,
  phone: row.phone || more.phone,
  email: row.email || more.email,
  notes: row.notes || more.notes,
});

/** The result of the rows of a file: customers to add, and details for customers whom the studio has. */
interface Sorted {
  /** By the number of the row. */
  readonly added: ReadonlyMap<number, ImportedCustomer>;
  readonly filled: ReadonlyMap<KnownCustomer, Contact>;
}

/**
 * Sorts the rows for the rule `fill`. Details are filled in only where the name is the same too: a family may share a telephone.
 */
function sortedOut(rows: readonly ImportedCustomer[], matches: ReadonlyMap<number, Match>): Sorted {
  const added = new Map<number, ImportedCustomer>();
  const filled = new Map<KnownCustomer, Contact>();
  for (const [at, row] of rows.entries()) {
    const match = matches.get(at);
    if (match === undefined) {
      added.set(at, row);
      continue;
    }
    if (!match.sameName) continue;
    const of = typeof match.of === 'number' ? rootOf(match.of, matches) : match.of;
    if (typeof of === 'number') {
      const first = added.get(of);
      if (first !== undefined) added.set(of, together(first, row));
    } else filled.set(of, together(filled.get(of) ?? { phone: '', email: '', notes: '' }, row));
  }
  return { added, filled: new Map([...filled].filter(([known, contact]) => lacks(known, contact))) };
}

/** Follows an earlier row that is a duplicate itself. */
function rootOf(at: number, matches: ReadonlyMap<number, Match>): KnownCustomer | number {
  let of: KnownCustomer | number = at;
  while (typeof of === 'number') {
    const next = matches.get(of);
    if (next === undefined) return of;
    of = next.of;
  }
  return of;
}

/** Returns how many customers of the studio would get details that they lack. */
export const countFilled = (rows: readonly ImportedCustomer[], matches: ReadonlyMap<number, Match>): number =>
  sortedOut(rows, matches).filled.size;

function pack(planned: readonly ImportedRow[]): Pick<Plan, 'bytes' | 'ends'> {
  const parts: Buffer[] = [];
  for (let at = 0; at < planned.length; at += partRows)
    parts.push(Buffer.from(JSON.stringify(planned.slice(at, at + partRows))));
  const bytes = new SharedArrayBuffer(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  const ends = parts.map((part) => {
    new Uint8Array(bytes).set(part, end);
    end += part.length;
    return end;
  });
  return { bytes, ends };
}

export function planOf(
  rows: readonly ImportedCustomer[],
  matches: ReadonlyMap<number, Match>,
  rule: DuplicateRule,
): Plan {
  const sorted =
    rule === 'fill' ? sortedOut(rows, matches) : { added: null, filled: new Map<KnownCustomer, Contact>() };
  const added = sorted.added?.values() ?? rows.filter((_, at) => rule === 'add' || !matches.has(at));
  const planned = [
    ...[...added].map(({ name, phone, email, notes }): ImportedRow => {
      return { kind: 'add', name, phone, email, notes };
    }),
    ...[...sorted.filled].map(([{ id }, { phone, email, notes }]): ImportedRow => {
      return { kind: 'fill', id, phone, email, notes };
    }),
  ];
  const filled = sorted.filled.size;
  const count = planned.length - filled;
  return { ...pack(planned), added: count, filled, skipped: rows.length - count - filled };
}

/** Unpacks one part after the other. */
export function* partsOf({ bytes, ends }: Pick<Plan, 'bytes' | 'ends'>): Generator<readonly ImportedRow[]> {
  let from = 0;
  for (const end of ends) {
    yield JSON.parse(Buffer.from(bytes, from, end - from).toString()) as readonly ImportedRow[];
    from = end;
  }
}
