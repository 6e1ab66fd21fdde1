import { isOneOf } from '../checks.ts';
import { untilHeld } from './230-waiting-needs-staff.ts';
import { changeTable, type TableChange } from '../change-table.ts';
import type { Migration } from '../migration.ts';

const holdColumn = `hold TEXT ${isOneOf('hold', ['queue-stopped', 'job-held'])}`;
const kindsBefore = ['sheet', 'service-sheet', 'headshot', 'calibration'];
const ofOrders = (kinds: readonly string[]): string =>
  `CHECK ((kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})) = (order_id IS NOT NULL))`;
const ofServiceSheet = `CHECK ((kind = 'service-sheet') = (service_sheet_id IS NOT NULL))`;

/** Parts of the statement that made the table, as migrations 130 and 210 wrote them, and what replaces each. */
const changes: readonly TableChange[] = [
  [isOneOf('kind', kindsBefore), isOneOf('kind', [...kindsBefore, 'slip', 'receipt'])],
  [holdColumn, `${holdColumn}, code_id TEXT REFERENCES codes (id)`],
  [ofOrders(['sheet', 'service-sheet']), ofOrders(['sheet', 'service-sheet', 'slip', 'receipt'])],
  [ofServiceSheet, `${ofServiceSheet}, CHECK ((kind = 'slip') = (code_id IS NOT NULL))`],
];

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
  fill: (db) =>
    changeTable(db, 'prints', changes, [{ name: 'code_id', type: 'TEXT', notnull: 0, pk: 0, hidden: 0 }]),
};
