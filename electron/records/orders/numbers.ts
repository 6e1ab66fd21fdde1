import type { LiveMark } from '../mark/mark.ts';
import type { Sql } from '../sql.ts';

/** Gives the next number of a day, for example `261121-004`. */
export type Numbers = (prefix: string, day: string) => string;

/**
 * Numbers that people read out: one sequence per name, never given twice, even when what had the number is gone. The
 * mark reserves them, so that a number that records have lost is not given again either.
 * Call inside a transaction together with the row that gets the number.
 *
 * @param mark null for records that cannot be written
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
