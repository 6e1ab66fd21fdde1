import { isId, isJson } from './checks.ts';
import { untilNotPrinted } from './340-photo-records.ts';
import type { Migration } from './migration.ts';

const wholeOrder = 'photo_id IS NULL';
const withoutItems = `${wholeOrder} AND line_id IS NULL`;

/** All that the order's bills say about one line, and what was given back of it. */
const billed = `(SELECT b.value FROM (
          SELECT bill FROM payments WHERE order_id = new.order_id
          UNION ALL SELECT bill FROM later_sales WHERE order_id = new.order_id) o, json_each(o.bill, '$.lines') b
        WHERE json_extract(b.value, '$.id') = json_extract(n.value, '$.line'))`;
const before = (
  what: 'amount' | 'quantity',
): string => `(SELECT coalesce(sum(json_extract(g.value, '$.${what}')), 0)
        FROM settlements s, json_each(s.lines) g
        WHERE s.order_id = new.order_id AND json_extract(g.value, '$.line') = json_extract(n.value, '$.line'))`;

/**
 * A refund keeps what it gives back, by line of the bills: so its tax is taken off the rate of the bill that sold the line,
 * and one item can be given back. Of one line no more is given back than it cost, and no more pieces than were sold.
 *
 * Refunds from before this migration have no lines. An item's refund settles no photo.
 */
export const refundLines: Migration = {
  version: 370,
  up: `
    ALTER TABLE settlements ADD COLUMN line_id TEXT ${isId('line_id', 'oit')};
    ALTER TABLE settlements ADD COLUMN lines TEXT ${isJson('lines')};

    DROP INDEX settlements_of_whole_order;
    CREATE UNIQUE INDEX settlements_of_whole_order ON settlements (order_id) WHERE ${withoutItems};
    DROP TRIGGER later_sales_follow_no_full_refund;
    CREATE TRIGGER later_sales_follow_no_full_refund BEFORE INSERT ON later_sales
    WHEN EXISTS (SELECT 1 FROM settlements WHERE order_id = new.order_id AND ${withoutItems}) BEGIN
      SELECT RAISE (ABORT, 'all of the order was given back');
    END;

    CREATE TRIGGER settlements_are_their_lines BEFORE INSERT ON settlements
    WHEN new.lines IS NOT NULL
      AND new.amount IS NOT (SELECT sum(json_extract(value, '$.amount')) FROM json_each(new.lines)) BEGIN
      SELECT RAISE (ABORT, 'the lines are not the whole refund');
    END;
    CREATE TRIGGER settlements_of_items_name_one BEFORE INSERT ON settlements
    WHEN new.line_id IS NOT NULL AND (new.photo_id IS NOT NULL OR new.kind <> 'refund'
      OR json_array_length(new.lines) IS NOT 1 OR json_extract(new.lines, '$[0].line') IS NOT new.line_id) BEGIN
      SELECT RAISE (ABORT, 'a refund of an item is of one line');
    END;
    CREATE TRIGGER settlements_give_back_what_a_line_cost BEFORE INSERT ON settlements
    WHEN EXISTS (SELECT 1 FROM json_each(new.lines) n
      WHERE json_extract(n.value, '$.line') IS NOT NULL AND (
        json_extract(n.value, '$.amount') + ${before('amount')} > coalesce((SELECT
          json_extract(value, '$.quantity') * json_extract(value, '$.unitPrice')
            - coalesce(json_extract(value, '$.discount.amount'), 0) FROM (SELECT ${billed} AS value)), -1)
        OR json_extract(n.value, '$.quantity') + ${before('quantity')} > (SELECT
          json_extract(value, '$.quantity') FROM (SELECT ${billed} AS value)))) BEGIN
      SELECT RAISE (ABORT, 'more would be given back than the line cost');
    END;

    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilNotPrinted.replace(wholeOrder, withoutItems)}        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM payment_parts
            WHERE order_id = o.id AND returned_at IS NULL AND sale_id IS NULL)
          AND NOT EXISTS (SELECT 1 FROM payments WHERE order_id = o.id) THEN 'part-paid'
        WHEN o.state <> 'cancelled' AND EXISTS (SELECT 1 FROM mails
          WHERE order_id = o.id AND state IN ('refused', 'unknown')) THEN 'mail'
        END
      FROM orders o;
  `,
};
