import { changeTable, type TableChange } from './change-table.ts';
import { isJson, isOneOf, isTime } from './checks.ts';
import { untilHeld } from './200-290/230-waiting-needs-staff.ts';
import type { Migration } from './migration.ts';

const kindsBefore = ['sheet', 'service-sheet', 'headshot', 'calibration', 'slip', 'receipt', 'closing'];
const ofOrders = (kinds: readonly string[]): string =>
  `CHECK ((kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})) = (order_id IS NOT NULL))`;
const ordersBefore = ['sheet', 'service-sheet', 'slip', 'receipt'];
/** A photo record can be printed too. It belongs to an order. */
const changes: readonly TableChange[] = [
  [isOneOf('kind', kindsBefore), isOneOf('kind', [...kindsBefore, 'record'])],
  [ofOrders(ordersBefore), ofOrders([...ordersBefore, 'record'])],
];

/** The reasons why an order needs staff, the most urgent first, up to a print that failed. */
export const untilNotPrinted = `${untilHeld}        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'failed' AND NOT EXISTS (
            SELECT 1 FROM print_orders h JOIN prints q ON q.id = h.print_id
            WHERE h.order_id = o.id AND q.submitted_at > p.submitted_at AND q.code_id IS p.code_id
              AND (q.kind = 'receipt') = (p.kind = 'receipt') AND (q.kind = 'record') = (p.kind = 'record'))
          ) THEN 'waiting-print'
`;

/**
 * What the analysis of a picture found, for the photo record: a shot, or an edited version of one. It is written once, and
 * erased together with the picture.
 *
 * A record that is printed after a failed sheet does not replace the sheet.
 */
export const photoRecords: Migration = {
  version: 340,
  up: `
    CREATE TABLE picture_measures (
      image_id TEXT NOT NULL PRIMARY KEY REFERENCES images (id),
      view TEXT NOT NULL ${isJson('view')},
      measured_at TEXT NOT NULL ${isTime('measured_at')}
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER picture_measures_stay BEFORE UPDATE ON picture_measures BEGIN
      SELECT RAISE (ABORT, 'what was measured never changes');
    END;
    CREATE TRIGGER picture_measures_need_a_picture BEFORE INSERT ON picture_measures
    WHEN EXISTS (SELECT 1 FROM images WHERE id = new.image_id AND erased_at IS NOT NULL) BEGIN
      SELECT RAISE (ABORT, 'the picture is erased');
    END;
    CREATE TRIGGER picture_measures_go_with_the_picture AFTER UPDATE OF erased_at ON images
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM picture_measures WHERE image_id = new.id;
    END;

    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilNotPrinted}        END
      FROM orders o;
  `,
  fill: (db) => changeTable(db, 'prints', changes, []),
};
