import type { Migration } from './migration.ts';

/** What an erased customer's code or reason says. */
const erased = "'erased'";

const ofErasedCustomer = `EXISTS (SELECT 1 FROM orders o JOIN customers c ON c.id = o.customer_id
      WHERE o.id = old.order_id AND c.erased_at IS NOT NULL)`;

interface Kept {
  readonly table: string;
  /** The trigger that keeps rows as they are, and what it says. */
  readonly trigger: string;
  readonly words: string;
  /** Columns that are blanked with the customer, each with what it then says. */
  readonly blanked: Readonly<Record<string, string>>;
  /** Columns that never change. */
  readonly same: readonly string[];
  /** When a row must not change; always, if absent. */
  readonly when?: string;
}

/** A bill whose discounts give no reason. */
const withoutReasons = (bill: string): string => `json_set(${bill}, '$.lines', (
      SELECT json_group_array(json(CASE WHEN json_extract(value, '$.discount.reason') IS NULL THEN value
        ELSE json_set(value, '$.discount.reason', ${erased}) END)) FROM json_each(${bill}, '$.lines')))`;

const kept: readonly Kept[] = [
  {
    table: 'settlements',
    trigger: 'settlements_stay',
    words: 'a settlement never changes',
    blanked: { reason: erased, reference: "''" },
    same: [
      ...['id', 'order_id', 'photo_id', 'kind', 'method', 'amount', 'currency', 'settled_by', 'settled_at'],
      ...['line_id', 'lines'],
    ],
  },
  {
    table: 'payment_parts',
    trigger: 'payment_parts_stay',
    words: 'a part of a payment never changes',
    blanked: { reference: "''" },
    same: ['id', 'order_id', 'method', 'amount', 'currency', 'given', 'taken_at'],
  },
  {
    table: 'later_sales',
    trigger: 'later_sales_stay',
    words: 'a later sale never changes',
    blanked: { bill: withoutReasons('old.bill') },
    same: ['id', 'order_id', 'place', 'total', 'currency', 'receipt_number', 'paid_at'],
  },
  {
    table: 'discounts',
    trigger: 'discounts_update_before_payment',
    words: 'the order is paid',
    blanked: { reason: erased },
    same: ['order_id', 'line', 'amount', 'given_by', 'given_at'],
    when: 'EXISTS (SELECT 1 FROM payments WHERE order_id = old.order_id)',
  },
  {
    table: 'overrides',
    trigger: 'overrides_stay',
    words: 'an override never changes',
    blanked: { reason: erased },
    same: [
      ...['id', 'order_id', 'photo_id', 'version_id', 'image_id', 'spec_code', 'document_name', 'tool'],
      ...['overridden_by', 'overridden_at'],
    ],
  },
];

/** The trigger anew: it lets the words of an erased customer's orders be blanked, and nothing else. */
function staysButForErasing({ table, trigger, words, blanked, same, when = 'true' }: Kept): string {
  const blanks = Object.entries(blanked).map(([column, value]) => `new.${column} = ${value}`);
  const others = same.map((column) => `new.${column} IS old.${column}`);
  // What only some updates name is kept by triggers of its own.
  const columns = [...same, ...Object.keys(blanked)].join(', ');
  return `DROP TRIGGER ${trigger};
    CREATE TRIGGER ${trigger} BEFORE UPDATE OF ${columns} ON ${table}
    WHEN ${when} AND NOT (${ofErasedCustomer}
      AND ${[...blanks, ...others].join(' AND ')}) BEGIN
      SELECT RAISE (ABORT, '${words}');
    END;`;
}

const orders = '(SELECT id FROM orders WHERE customer_id = new.id)';

/**
 * Erasing a customer also erases what staff typed about them and what identifies them in their orders: codes, reasons and
 * references of money, names of imported files, prompts. Amounts, numbers and times stay, as the law on accounts requires.
 *
 * Rows that never change may be blanked, and only for an erased customer.
 */
export const eraseAllWords: Migration = {
  version: 490,
  up: `
    ${kept.map(staysButForErasing).join('\n    ')}

    CREATE TRIGGER words_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      UPDATE codes SET code = ${erased} WHERE order_id IN ${orders};
      UPDATE orders SET close_reason = '', search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE customer_id = new.id;
      UPDATE discounts SET reason = ${erased} WHERE order_id IN ${orders};
      UPDATE payments SET bill = ${withoutReasons('bill')} WHERE order_id IN ${orders};
      UPDATE later_sales SET bill = ${withoutReasons('bill')} WHERE order_id IN ${orders};
      UPDATE payment_parts SET reference = '' WHERE order_id IN ${orders};
      UPDATE settlements SET reason = ${erased}, reference = '' WHERE order_id IN ${orders};
      UPDATE overrides SET reason = ${erased} WHERE order_id IN ${orders};
      UPDATE shots SET origin = '' WHERE source = 'import' AND order_id IN ${orders};
      DELETE FROM folder_files WHERE order_id IN ${orders};
      UPDATE headshot_runs SET prompt = ${erased}
        WHERE bench_id IN (SELECT id FROM benches WHERE order_id IN ${orders});
    END;
  `,
};
