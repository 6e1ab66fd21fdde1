import type { LiveMark } from '../mark/mark.ts';
import type { Sql } from '../sql.ts';

/** Returns the next number of a day, for example `261121-004`. */
export type Numbers = (prefix: string, day: string) => string;

/**
 * Creates numbers that people read out. Each sequence gives a number only once, even when the row that had it is gone.
 * The mark reserves numbers, so that one in lost records is not given again either.
 * Call it in the transaction that inserts the row with the number.
 *
 * @param mark null for read-only records
 */
export function createNumbers(sql: Sql, mark: Pick<LiveMark, 'floorOf' | 'reserve'> | null): Numbers {
  const next = sql.prepare<{ name: string; floor: number }, { last: number }>(
    `INSERT INTO counters (name, last) VALUES (@name, @floor + 1)
     ON CONFLICT (name) DO UPDATE SET last = max(last, @floor) + 1 RETURNING last`,
  );
  return (prefix, day) => {
    if (!/^\d{6}$/.test(day)) throw new Error(`Not a day of the form YYMMDD: ${day}`);
    const name = `${prefix}${day}`;
    const row = next.get({ name, floor: mark?.floorOf(name) ?? 0 });
    if (row === null) throw new Error(`The sequence ${name} gave no number.`);
    mark?.reserve(name, row.last);
    return `${name}-${String(row.last).padStart(3, '0')}`;
  };
}
