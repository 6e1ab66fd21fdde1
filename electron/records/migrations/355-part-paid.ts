import { changeTable, type TableChange } from './change-table.ts';
import { isOneOf } from './checks.ts';
import { judgeAttention } from './200-290/230-waiting-needs-staff.ts';
import { untilNotPrinted } from './340-photo-records.ts';
import type { Migration } from './migration.ts';

const before = ['uncertain-call', 'final-owed', 'uncertain-print', 'waiting-print', 'mail'];
const changes: readonly TableChange[] = [
  [isOneOf('attention', before), isOneOf('attention', [...before, 'part-paid'])],
];

/** An open order of which only a part is paid needs staff too: money was taken, and the rest is still due. */
export const partPaid: Migration = {
  version: 355,
  up: `
    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilNotPrinted}        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM payment_parts
            WHERE order_id = o.id AND returned_at IS NULL AND sale_id IS NULL)
          AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = o.id) THEN 'part-paid'
        WHEN o.state <> 'cancelled' AND EXISTS (SELECT 1 FROM mails
          WHERE order_id = o.id AND state IN ('refused', 'unknown')) THEN 'mail'
        END
      FROM orders o;
    CREATE TRIGGER attention_after_part AFTER INSERT ON payment_parts BEGIN
      ${judgeAttention('id = new.order_id')}
    END;
    CREATE TRIGGER attention_after_part_returned AFTER UPDATE OF returned_at ON payment_parts BEGIN
      ${judgeAttention('id = new.order_id')}
    END;
  `,
  fill: (db) => {
    changeTable(db, 'orders', changes, []);
    db.exec(
      // The comparison with the time lets the index of open orders find them.
      judgeAttention(`state = 'open' AND attention IS NULL AND updated_at > ''
        AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = orders.id)`),
    );
  },
};
