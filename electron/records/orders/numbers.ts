import type { NextNumbers } from '../../../shared/model/records.ts';
import { withPrefix } from '../../../shared/number-prefix.ts';
import type { LiveMark } from '../mark/mark.ts';
import type { Sql } from '../sql.ts';

/** Sequences that go on over the years. One of their numbers is left out only where records were lost. */
type Count = 'refund' | 'closing';

/**
 * Numbers that people read out. Each sequence gives a number only once, even when the row that had it is gone.
 * The mark reserves numbers, so that one in lost records is not given again either.
 */
export interface Numbers {
  /** The counter's prefix, which refunds and closings are stored with (shared/number-prefix.ts); empty for none. */
  prefix(): string;
  /**
   * Returns the next number of a day with the counter's prefix, for example `B-261121-004`. Call it in the transaction that inserts its
   * row.
   */
  ofDay(kind: '' | typeof receiptKind, day: string): string;
  /** True once any number was given. */
  anyGiven(): boolean;
  /** Returns the next number of a sequence. Call it in the transaction that inserts its row. */
  next(sequence: Count): number;
  /** Returns the number that `next` would give. */
  peek(sequence: Count): number;
  /** Returns the numbers that would be given on a day, `YYMMDD`. */
  upcoming(day: string): NextNumbers;
}

/** @param mark null for read-only records */
export function createNumbers(sql: Sql, mark: Pick<LiveMark, 'floorOf' | 'reserve'> | null): Numbers {
  const give = sql.prepare<{ name: string; floor: number }, { last: number }>(
    `INSERT INTO counters (name, last) VALUES (@name, @floor + 1)
     ON CONFLICT (name) DO UPDATE SET last = max(last, @floor) + 1 RETURNING last`,
  );
  const given = sql.prepare<{ name: string }, { last: number }>(
    'SELECT last FROM counters WHERE name = @name',
  );
  const anyGiven = sql.prepare<object, { found: 1 }>('SELECT 1 AS found FROM counters LIMIT 1');
  const ownPrefix = sql.prepare<object, { prefix: string | null }>(
    `SELECT value ->> '$.numberPrefix' AS prefix FROM settings`,
  );
  const prefix = (): string => ownPrefix.get({})?.prefix ?? '';
  const floorOf = (name: string): number => mark?.floorOf(name) ?? 0;
  const peek = (name: string): number => Math.max(given.get({ name })?.last ?? 0, floorOf(name)) + 1;
  function next(name: string): number {
    const row = give.get({ name, floor: floorOf(name) });
    if (row === null) throw new Error(`The sequence ${name} gave no number.`);
    mark?.reserve(name, row.last);
    return row.last;
  }
  const text = (name: string, number: number): string => `${name}-${String(number).padStart(3, '0')}`;

  return {
    prefix,
    anyGiven: () => anyGiven.get({}) !== null,
    ofDay(kind, day) {
      if (!/^\d{6}$/.test(day)) throw new Error(`Not a day of the form YYMMDD: ${day}`);
      const name = `${kind}${day}`;
      return withPrefix(prefix(), text(name, next(name)));
    },
    next,
    peek,
    upcoming: (day) => ({
      order: withPrefix(prefix(), text(day, peek(day))),
      receipt: withPrefix(prefix(), text(`${receiptKind}${day}`, peek(`${receiptKind}${day}`))),
      refund: withPrefix(prefix(), peek('refund')),
      closing: withPrefix(prefix(), peek('closing')),
    }),
  };
}

/** The beginning of a receipt's number, after the counter's prefix. */
export const receiptKind = 'R-';
