import type { ClosingSummary, ClosingView, TakingsReport } from '../../../shared/model/takings.ts';
import type { Numbers } from '../orders/numbers.ts';
import { fromJson, type Part, type Sql } from '../sql.ts';

/** A closing, and the last of the entries that it covers. */
export interface ClosingRow extends ClosingView {
  readonly lastEntry: number;
}

export type NewClosing = Omit<ClosingRow, 'number' | 'prefix' | 'difference'> & { readonly by: string };

/** Closings are added once and never change. */
export interface Closings {
  /** Returns the closing's number. Throws unless its entries follow those of the last closing. */
  insert(closing: NewClosing): number;
  /** Returns the number that the next closing gets. */
  nextNumber(): number;
  /** The counter's prefix, which it gets before its number. */
  nextPrefix(): string;
  newest(): ClosingRow | null;
  get(number: number): ClosingRow | null;
  /** Returns the closings that count for these days, both included, oldest first. */
  ofDays(from: string, to: string): ClosingRow[];
  /** Newest first. */
  list(part: Part): ClosingSummary[];
}

type Stored = Omit<ClosingRow, 'report'> & { readonly report: string };

const summary = `number, coalesce(report ->> '$.prefix', '') AS prefix, day, closed_at AS closedAt, currency, net, counted - expected AS difference`;
const columns = `${summary}, counted, float_left AS floatLeft, last_entry AS lastEntry, report`;

const closingsListSql = `SELECT ${summary} FROM closings ORDER BY number DESC LIMIT @limit OFFSET @skip`;

const closingsOfDaysSql = `SELECT ${columns} FROM closings WHERE day >= @from AND day <= @to ORDER BY day, number`;

const readRow = (row: Stored): ClosingRow => ({ ...row, report: fromJson(row.report) as TakingsReport });
const read = (row: Stored | null): ClosingRow | null => (row === null ? null : readRow(row));

export function createClosings(sql: Sql, numbers: Numbers): Closings {
  const insert = sql.prepare<
    Omit<NewClosing, 'report'> & { number: number; report: string; expected: number }
  >(
    `INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left,
       report)
     VALUES (@number, @day, @closedAt, @by, @lastEntry, @currency, @net, @expected, @counted, @floatLeft, @report)`,
  );
  const newest = sql.prepare<object, Stored>(`SELECT ${columns} FROM closings ORDER BY number DESC LIMIT 1`);
  const get = sql.prepare<{ number: number }, Stored>(
    `SELECT ${columns} FROM closings WHERE number = @number`,
  );
  const ofDays = sql.prepare<{ from: string; to: string }, Stored>(closingsOfDaysSql);
  const list = sql.prepare<Part & { skip: number; limit: number }, ClosingSummary>(closingsListSql);
  return {
    insert({ report, ...closing }) {
      const { expected } = report.cash;
      return sql.transaction(() => {
        const number = numbers.peek('closing');
        const prefix = numbers.prefix();
        // The report never changes, so the prefix of the day stays with it.
        const kept = prefix === '' ? report : { ...report, prefix };
        insert.run({ ...closing, number, expected, report: JSON.stringify(kept) });
        // Given last, so that a closing that is refused leaves no number out.
        return numbers.next('closing');
      });
    },
    nextNumber: () => numbers.peek('closing'),
    nextPrefix: () => numbers.prefix(),
    newest: () => read(newest.get({})),
    get: (number) => read(get.get({ number })),
    ofDays: (from, to) => ofDays.all({ from, to }).map(readRow),
    list: (part) => list.all(part),
  };
}
