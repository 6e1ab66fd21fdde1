import { judgeAttention, untilHeld } from './230-waiting-needs-staff.ts';
import type { Migration } from '../migration.ts';

/**
 * A sheet that failed waits for staff like one that is held back, until another sheet of the order is sent or the order is
 * closed, as in the status strip. Until here such an order was on the desk among those that need nobody.
 */
export const notPrinted: Migration = {
  version: 270,
  up: `
    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilHeld}        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'failed' AND NOT EXISTS (
            SELECT 1 FROM print_orders h JOIN prints q ON q.id = h.print_id
            WHERE h.order_id = o.id AND q.submitted_at > p.submitted_at)
          ) THEN 'waiting-print'
        END
      FROM orders o;
    ${judgeAttention(`id IN (SELECT g.order_id FROM prints p JOIN print_orders g ON g.print_id = p.id
      WHERE p.state = 'failed')`)}
  `,
};
