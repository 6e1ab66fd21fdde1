import type { NextNumbers } from '../../../shared/model/records.ts';
import type { LiveMark } from '../mark/mark.ts';
import type { Sql } from '../sql.ts';

/** Sequences that go on over the years. One of their numbers is left out only where records were lost. */
type Count = 'refund' | 'closing';

/**
 * Numbers that people read out. Each sequence gives a number only once, even when the row that had it is gone.
 * The mark reserves numbers, so that one in lost records is not given again either.
 */
export interface Numbers {
  /** Returns the next number of a day, for example `261121-004`. Call it in the transaction that inserts its row. */
  ofDay(prefix: string, day: string): string;
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
    ofDay(prefix, day) {
      if (!/^\d{6}$/.test(day)) throw new Error(`Not a day of the form YYMMDD: ${day}`);
      const name = `${prefix}${day}`;
      return text(name, next(name));
    },
    next,
    peek,
    upcoming: (day) => ({
      order: text(day, peek(day)),
      receipt: text(`${receiptPrefix}${day}`, peek(`${receiptPrefix}${day}`)),
      refund: peek('refund'),
      closing: peek('closing'),
    }),
  };
}

export const receiptPrefix = 'R-';
