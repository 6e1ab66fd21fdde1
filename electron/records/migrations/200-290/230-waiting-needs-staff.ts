import type { Migration } from '../migration.ts';

/** Judges anew the attention of the orders that match. */
export const judgeAttention = (which: string): string =>
  `UPDATE orders SET attention = (SELECT attention FROM order_attention WHERE order_id = orders.id) WHERE ${which};`;

/** The reasons why an order needs staff, the most urgent first, up to a sheet that is held back. */
export const untilHeld = `        WHEN EXISTS (SELECT 1 FROM calls WHERE order_id = o.id AND state IN ('intent', 'sent', 'uncertain')
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
`;

/**
 * The desk and the status strip count the same prints as waiting: those on their way that something holds back
 * (`needsStaff` in shared/printing.ts). Until here the desk also counted every sheet that merely had its turn to come.
 */
export const waitingNeedsStaff: Migration = {
  version: 230,
  up: `
    DROP TRIGGER attention_after_print;
    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilHeld}        END
      FROM orders o;
    CREATE TRIGGER attention_after_print AFTER UPDATE OF state, trouble, hold ON prints
    WHEN new.state IS NOT old.state OR new.trouble IS NOT old.trouble OR new.hold IS NOT old.hold BEGIN
      ${judgeAttention('id IN (SELECT order_id FROM print_orders WHERE print_id = new.id)')}
    END;
    ${judgeAttention("attention = 'waiting-print'")}
    ${judgeAttention(`id IN (SELECT g.order_id FROM prints p JOIN print_orders g ON g.print_id = p.id
      WHERE p.state IN ('submitted', 'waiting', 'printing') AND p.hold IS NOT NULL)`)}
  `,
};
