import type { Migration } from './migration.ts';

const update = (which: string): string =>
  `UPDATE orders SET attention = (SELECT attention FROM order_attention WHERE order_id = orders.id) WHERE ${which};`;

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
        WHEN EXISTS (SELECT 1 FROM calls WHERE order_id = o.id AND state IN ('intent', 'sent', 'uncertain')
          AND state = 'uncertain') THEN 'uncertain-call'
        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM payments WHERE order_id = o.id)
          AND NOT EXISTS (SELECT 1 FROM settlements WHERE order_id = o.id AND photo_id IS NULL)
          AND EXISTS (SELECT 1 FROM photos p WHERE p.order_id = o.id AND p.set_aside_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM settlements WHERE photo_id = p.id)
            AND NOT (p.state = 'final' AND (NOT json_extract(p.document, '$.givesCode')
              OR EXISTS (SELECT 1 FROM codes WHERE photo_id = p.id)))) THEN 'final-owed'
        WHEN EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'uncertain') THEN 'uncertain-print'
        WHEN EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state IN ('submitted', 'waiting', 'printing')
            AND (p.trouble IS NOT NULL OR p.hold IS NOT NULL)) THEN 'waiting-print'
        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'failed' AND NOT EXISTS (
            SELECT 1 FROM print_orders h JOIN prints q ON q.id = h.print_id
            WHERE h.order_id = o.id AND q.submitted_at > p.submitted_at)
          ) THEN 'waiting-print'
        END
      FROM orders o;
    ${update(`id IN (SELECT g.order_id FROM prints p JOIN print_orders g ON g.print_id = p.id
      WHERE p.state = 'failed')`)}
  `,
};
