import type { Sql } from './sql.ts';

/**
 * Numbers that people read out: one sequence per name, never given twice, even when what had the number is gone.
 * Call inside a transaction together with the row that gets the number.
 */
export function createNumbers(sql: Sql): (prefix: string, day: string) => string {
  const next = sql.prepare<{ name: string }, { last: number }>(
    `INSERT INTO counters (name, last) VALUES (@name, 1)
     ON CONFLICT (name) DO UPDATE SET last = last + 1 RETURNING last`,
  );
  return (prefix, day) => {
    if (!/^\d{6}$/.test(day)) throw new Error(`Not a day of the form YYMMDD: ${day}`);
    const name = `${prefix}${day}`;
    const row = next.get({ name });
    if (row === null) throw new Error(`The sequence ${name} gave no number.`);
    return `${name}-${String(row.last).padStart(3, '0')}`;
  };
}
