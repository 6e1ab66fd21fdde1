import type { Migration } from './migration.ts';

/** Erases the words of orders. */
const erase = (orders: string): string => `
      UPDATE prints SET reason = 'erased' WHERE reason <> ''
        AND id IN (SELECT print_id FROM print_orders WHERE order_id IN ${orders});
      UPDATE prints SET reason = 'erased' WHERE reason <> ''
        AND bench_id IN (SELECT id FROM benches WHERE order_id IN ${orders});
      UPDATE calls SET detail = NULL WHERE order_id IN ${orders};
      UPDATE calls SET detail = NULL WHERE bench_id IN (SELECT id FROM benches WHERE order_id IN ${orders});`;

const same = [
  'number',
  'day',
  'closed_at',
  'closed_by',
  'last_entry',
  'currency',
  'net',
  'expected',
  'counted',
  'float_left',
]
  .map((column) => `new.${column} IS old.${column}`)
  .join(' AND ');

/** The reasons of refunds and discounts in a report. Those of cash movements are in another part of it. */
const isReason = (tree: string): string => `${tree}.key IS 'reason' AND ${tree}.path GLOB '$.takings*'`;

/** All other values of a report, each with its place. */
const figures = (report: string): string =>
  `(SELECT json_group_array(json_array(f.fullkey, f.atom)) FROM json_tree(${report}) f WHERE NOT (${isReason('f')}))`;

/**
 * Erasing a customer also erases the reasons for which something was printed again, the service's words about a call, and the reasons of
 * refunds and discounts in the reports of closings. A report may change in nothing else.
 */
export const eraseMoreWords: Migration = {
  version: 550,
  up: `
    DROP TRIGGER closings_no_update;
    CREATE TRIGGER closings_no_update BEFORE UPDATE ON closings
    WHEN NOT (${same}
      AND ${figures('new.report')} IS ${figures('old.report')}
      AND NOT EXISTS (SELECT 1 FROM json_tree(new.report) n JOIN json_tree(old.report) o ON o.fullkey = n.fullkey
        WHERE ${isReason('n')} AND n.atom IS NOT o.atom AND n.atom IS NOT 'erased')) BEGIN
      SELECT RAISE (ABORT, 'a closing never changes');
    END;

    CREATE TRIGGER more_words_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN${erase('(SELECT id FROM orders WHERE customer_id = new.id)')}
    END;
    ${erase('(SELECT o.id FROM customers c JOIN orders o ON o.customer_id = c.id WHERE c.erased_at IS NOT NULL)')}
  `,
};
