import { isId, isJson, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * Items that are sold after an order was paid. Each later sale is a further payment of the order, with its own bill and
 * receipt number, and is taken whole: its part is written with it, in the same transaction. The first payment is never
 * changed. A closing counts a later sale like a payment. Of all payments of an order together, no more is given back than
 * was taken.
 */
export const laterSales: Migration = {
  version: 310,
  up: `
    CREATE TABLE later_sales (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'sale')},
      order_id TEXT NOT NULL REFERENCES payments (order_id),
      place INTEGER NOT NULL CHECK (place > 0),
      bill TEXT NOT NULL ${isJson('bill')},
      total INTEGER NOT NULL CHECK (total >= 0),
      currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      receipt_number TEXT NOT NULL UNIQUE
        CHECK (receipt_number GLOB 'R-[0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*'),
      paid_at TEXT NOT NULL ${isTime('paid_at')},
      UNIQUE (order_id, place)
    ) STRICT;
    CREATE TRIGGER later_sales_stay BEFORE UPDATE ON later_sales BEGIN
      SELECT RAISE (ABORT, 'a later sale never changes');
    END;
    CREATE TRIGGER later_sales_are_kept BEFORE DELETE ON later_sales BEGIN
      SELECT RAISE (ABORT, 'a later sale is never deleted');
    END;
    CREATE TRIGGER later_sales_use_one_currency BEFORE INSERT ON later_sales
    WHEN new.currency IS NOT (SELECT currency FROM payments WHERE order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'an order is paid in one currency');
    END;
    CREATE TRIGGER later_sales_follow_no_full_refund BEFORE INSERT ON later_sales
    WHEN EXISTS (SELECT 1 FROM settlements WHERE order_id = new.order_id AND photo_id IS NULL) BEGIN
      SELECT RAISE (ABORT, 'all of the order was given back');
    END;
    CREATE TRIGGER closing_entries_of_later_sales AFTER INSERT ON later_sales BEGIN
      INSERT INTO closing_entries (kind, ref) VALUES ('payment', new.id);
    END;

    ALTER TABLE payment_parts ADD COLUMN sale_id TEXT REFERENCES later_sales (id);
    CREATE UNIQUE INDEX payment_parts_of_sale ON payment_parts (sale_id) WHERE sale_id IS NOT NULL;
    CREATE TRIGGER payment_parts_keep_sale BEFORE UPDATE OF sale_id ON payment_parts BEGIN
      SELECT RAISE (ABORT, 'a part of a payment never changes');
    END;
    DROP TRIGGER payment_parts_come_before_payment;
    CREATE TRIGGER payment_parts_come_before_payment BEFORE INSERT ON payment_parts
    WHEN new.sale_id IS NULL AND EXISTS (SELECT 1 FROM payments WHERE order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'the order is paid');
    END;
    CREATE TRIGGER payment_parts_are_whole_later_sales BEFORE INSERT ON payment_parts
    WHEN new.sale_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM later_sales
      WHERE id = new.sale_id AND order_id = new.order_id AND total = new.amount AND currency = new.currency) BEGIN
      SELECT RAISE (ABORT, 'the part is not the whole later sale');
    END;

    DROP TRIGGER settlements_give_back_what_was_paid;
    CREATE TRIGGER settlements_give_back_what_was_paid BEFORE INSERT ON settlements
    WHEN new.amount + (SELECT coalesce(sum(amount), 0) FROM settlements WHERE order_id = new.order_id)
      > (SELECT total FROM payments WHERE order_id = new.order_id)
        + (SELECT coalesce(sum(total), 0) FROM later_sales WHERE order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'more would be given back than was paid');
    END;
  `,
};
