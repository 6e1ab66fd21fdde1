import type { Migration } from '../migration.ts';

const nameless = "name = '', search_text = ''";

/**
 * People whose names nobody could erase lose them: everyone in an order that is closed without a customer, and whoever was removed from
 * an order. Removing a person blanks the name since then; the trigger does the same for orders, whoever closes them.
 */
export const peopleWithoutCustomer: Migration = {
  version: 840,
  up: `
    CREATE TRIGGER people_unnamed_with_order AFTER UPDATE OF state ON orders
    WHEN new.state <> 'open' AND new.customer_id IS NULL BEGIN
      UPDATE people SET ${nameless} WHERE order_id = new.id AND name <> '';
    END;
    UPDATE people SET ${nameless} WHERE name <> '' AND removed_at IS NOT NULL;
    UPDATE people SET ${nameless} WHERE name <> ''
      AND order_id IN (SELECT id FROM orders WHERE customer_id IS NULL AND state <> 'open');
  `,
};
