import type { ClosingSummary, ClosingView, TakingsReport } from '../../../shared/model/takings.ts';
import { fromJson, type Part, type Sql } from '../sql.ts';

/** A closing, and the last of the entries that it covers. */
export interface ClosingRow extends ClosingView {
  readonly lastEntry: number;
}

export type NewClosing = Omit<ClosingRow, 'difference'> & { readonly by: string };

/** Closings are added once and never change. */
export interface Closings {
  /** Throws unless the number follows the last closing's and the entries follow its entries. */
  insert(closing: NewClosing): void;
  newest(): ClosingRow | null;
  get(number: number): ClosingRow | null;
  /** Newest first. */
  list(part: Part): ClosingSummary[];
}

type Stored = Omit<ClosingRow, 'report'> & { readonly report: string };

const summary = `number, day, closed_at AS closedAt, currency, net, counted - expected AS difference`;
const columns = `${summary}, counted, float_left AS floatLeft, last_entry AS lastEntry, report`;

const closingsListSql = `SELECT ${summary} FROM closings ORDER BY number DESC LIMIT @limit OFFSET @skip`;

const read = (row: Stored | null): ClosingRow | null =>
  row === null ? null : { ...row, report: fromJson(row.report) as TakingsReport };

export function createClosings(sql: Sql): Closings {
  const insert = sql.prepare<Omit<NewClosing, 'report'> & { report: string; expected: number }>(
    `INSERT INTO closings (number, day, closed_at, closed_by, last_entry, currency, net, expected, counted, float_left,
       report)
     VALUES (@number, @day, @closedAt, @by, @lastEntry, @currency, @net, @expected, @counted, @floatLeft, @report)`,
  );
  const newest = sql.prepare<object, Stored>(`SELECT ${columns} FROM closings ORDER BY number DESC LIMIT 1`);
  const get = sql.prepare<{ number: number }, Stored>(
    `SELECT ${columns} FROM closings WHERE number = @number`,
  );
  const list = sql.prepare<Part & { skip: number; limit: number }, ClosingSummary>(closingsListSql);
  return {
    insert({ report, ...closing }) {
      const { expected } = report.cash;
      insert.run({ ...closing, expected, report: JSON.stringify(report) });
    },
    newest: () => read(newest.get({})),
    get: (number) => read(get.get({ number })),
    list: (part) => list.all(part),
  };
}
