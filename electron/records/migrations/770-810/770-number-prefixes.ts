import { writeStatements } from '../change-table.ts';
import type { Migration } from '../migration.ts';

const day = '[0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The checks of numbers, with and without the letters of a prefix. */
const checks = [
  ['orders', `CHECK (number GLOB '${day}')`, `CHECK (ltrim(number, '${letters}-') GLOB '${day}')`],
  ...['payments', 'later_sales'].map(
    (table) =>
      [
        table,
        `CHECK (receipt_number GLOB 'R-${day}')`,
        `CHECK (receipt_number GLOB 'R-${day}' OR receipt_number GLOB '[A-Z]*-R-${day}')`,
      ] as const,
  ),
] as const;

/**
 * Numbers may begin with the counter's prefix (decision 144). Those from before have none. Only the checks change: every row that passed
 * them passes the new ones. Orders are searched for without the letters, which are also the beginnings of names.
 */
export const numberPrefixes: Migration = {
  version: 770,
  up: `
    ALTER TABLE refund_numbers ADD COLUMN prefix TEXT NOT NULL DEFAULT ''
      CHECK (length(prefix) <= 3 AND prefix NOT GLOB '*[^A-Z]*');
    DROP VIEW order_words;
    CREATE VIEW order_words (seq, order_id, words) AS
      SELECT o.seq, o.id, ltrim(o.number, '${letters}-')
        || coalesce((SELECT ' ' || group_concat(search_text, ' ') FROM people
          WHERE order_id = o.id AND removed_at IS NULL AND search_text <> ''), '')
        || coalesce((SELECT ' ' || group_concat(replace(code, rtrim(code, replace(code, '/', '')), ''), ' ')
          FROM codes WHERE order_id = o.id), '')
      FROM orders o;
  `,
  fill(db) {
    const made = db.prepare<[string], string>(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = ?",
    );
    writeStatements(
      db,
      checks.map(([table, before, after]) => {
        const [start, end, more] = (made.pluck().get(table) ?? '').split(before);
        if (start === undefined || end === undefined || more !== undefined)
          throw new Error(`The table ${table} does not check its numbers once.`);
        return [table, `${start}${after}${end}`];
      }),
    );
  },
};
