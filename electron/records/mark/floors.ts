import type Database from 'better-sqlite3';
import { guarded } from '../errors.ts';
import type { Sql } from '../sql.ts';
import type { Verdict } from './gaps.ts';
import type { Mark } from './mark-file.ts';

/** Highest number of each sequence. */
export type SequenceNumbers = Readonly<Record<string, number>>;

/** Tells the sequence of a day, which ends with `YYMMDD`, from one that goes on over the years. */
export const hasDay = (sequence: string): boolean => /\d{6}$/.test(sequence);

export function countersIn(db: Database.Database): SequenceNumbers {
  const rows = guarded(() =>
    db.prepare<[], { name: string; last: number }>('SELECT name, last FROM counters').all(),
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/**
 * Returns the numbers above which sequences go on. Where the records have everything that the mark knows of, a refund or
 * closing that only the mark has was never given: the kiosk was killed between the mark and the commit.
 */
export function floorsOf(
  found: Mark | 'missing' | 'damaged',
  verdict: Verdict,
  counters: SequenceNumbers,
): SequenceNumbers {
  if (typeof found === 'string') return counters;
  if (verdict.kind !== 'agree' || found.gap !== null) return found.numbers;
  return Object.fromEntries(
    Object.entries(found.numbers).map(([name, last]) => [name, hasDay(name) ? last : (counters[name] ?? 0)]),
  );
}

/** Keeps in the records what the mark knows of lost ones, so that the records alone give none of those numbers again. */
export function raiseCounters(sql: Sql, floors: SequenceNumbers): void {
  const raise = sql.prepare<{ name: string; last: number }>(
    `INSERT INTO counters (name, last) VALUES (@name, @last)
     ON CONFLICT (name) DO UPDATE SET last = excluded.last WHERE excluded.last > last`,
  );
  sql.transaction(() => {
    for (const [name, last] of Object.entries(floors)) if (!hasDay(name)) raise.run({ name, last });
  });
}
