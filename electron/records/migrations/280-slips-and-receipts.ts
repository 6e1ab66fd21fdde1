import type { Database } from 'better-sqlite3';
import { isOneOf } from './checks.ts';
import { untilHeld } from './230-waiting-needs-staff.ts';
import type { Migration } from './migration.ts';

const holdColumn = `hold TEXT ${isOneOf('hold', ['queue-stopped', 'job-held'])}`;
const kindsBefore = ['sheet', 'service-sheet', 'headshot', 'calibration'];
const ofOrders = (kinds: readonly string[]): string =>
  `CHECK ((kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})) = (order_id IS NOT NULL))`;
const ofServiceSheet = `CHECK ((kind = 'service-sheet') = (service_sheet_id IS NOT NULL))`;

/** Parts of the statement that made the table, as migrations 130 and 210 wrote them, and what replaces each. */
const changes: readonly (readonly [before: string, after: string])[] = [
  [isOneOf('kind', kindsBefore), isOneOf('kind', [...kindsBefore, 'slip', 'receipt'])],
  [holdColumn, `${holdColumn}, code_id TEXT REFERENCES codes (id)`],
  [ofOrders(['sheet', 'service-sheet']), ofOrders(['sheet', 'service-sheet', 'slip', 'receipt'])],
  [ofServiceSheet, `${ofServiceSheet}, CHECK ((kind = 'slip') = (code_id IS NOT NULL))`],
];

function replaceOnce(text: string, before: string, after: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`The table of prints does not have "${before}" once.`);
  return parts.join(after);
}

const tableSql = `SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'prints'`;

/** Returns the table's columns as SQLite reads them from its statement. */
const columnsOf = (db: Database): unknown[] =>
  db.prepare(`SELECT name, type, "notnull", pk, hidden FROM pragma_table_xinfo('prints')`).all();

/**
 * Changes the statement that made the table, as SQLite describes it under "Making Other Kinds Of Table Schema Changes".
 * Every row that passed the checks before passes them now, and a row that ends before the new column has NULL in it, so
 * no row is read or written. Making two million prints anew would take minutes.
 */
function changeTable(db: Database): void {
  const columns = columnsOf(db);
  const before = String(db.prepare(tableSql).pluck().get());
  const after = changes.reduce((sql, [from, to]) => replaceOnce(sql, from, to), before);
  const version = Number(db.pragma('schema_version', { simple: true }));
  // Without it, better-sqlite3 keeps SQLite from changing its own schema.
  db.unsafeMode(true);
  try {
    db.pragma('writable_schema = ON');
    db.prepare(`UPDATE sqlite_schema SET sql = ? WHERE type = 'table' AND name = 'prints'`).run(after);
    // Tells every connection to read the schema again.
    db.pragma(`schema_version = ${String(version + 1)}`);
    db.pragma('writable_schema = RESET');
  } finally {
    db.unsafeMode(false);
  }
  const added = { name: 'code_id', type: 'TEXT', notnull: 0, pk: 0, hidden: 0 };
  if (JSON.stringify(columnsOf(db)) !== JSON.stringify([...columns, added])) {
    throw new Error('The table of prints does not have its columns and the new one.');
  }
}

/**
 * Slips and receipts are printed too, each with its own state: a slip has its code. A print that failed waits for staff
 * until another print of the same paper is sent: until here every paper of an order was a sheet, and a receipt that is
 * printed after a failed sheet does not replace it.
 */
export const slipsAndReceipts: Migration = {
  version: 280,
  up: `
    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilHeld}        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'failed' AND NOT EXISTS (
            SELECT 1 FROM print_orders h JOIN prints q ON q.id = h.print_id
            WHERE h.order_id = o.id AND q.submitted_at > p.submitted_at
              AND q.code_id IS p.code_id AND (q.kind = 'receipt') = (p.kind = 'receipt'))
          ) THEN 'waiting-print'
        END
      FROM orders o;
  `,
  fill: changeTable,
};
