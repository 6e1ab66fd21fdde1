import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

/**
 * A customer can pay an order in parts, for example some in cash and the rest by card. Each part is a row of its own,
 * written when the money is taken, so that a crash before the last part loses none of it. The last part completes the
 * payment, which gets its receipt number then. A part that is given back before that keeps its row.
 *
 * A payment from before is one part. The cash that the customer handed over then is not known.
 */
export const paymentParts: Migration = {
  version: 250,
  up: `
    CREATE TABLE payment_parts (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'part')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      method TEXT NOT NULL ${isOneOf('method', ['cash', 'card', 'other'])},
      amount INTEGER NOT NULL CHECK (amount >= 0),
      currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      given INTEGER CHECK (given IS NULL OR (method = 'cash' AND given >= amount)),
      reference TEXT NOT NULL,
      taken_at TEXT NOT NULL ${isTime('taken_at')},
      returned_at TEXT ${isTime('returned_at')}
    ) STRICT;
    CREATE INDEX payment_parts_of_order ON payment_parts (order_id, taken_at);

    INSERT INTO payment_parts (id, order_id, method, amount, currency, given, reference, taken_at)
      SELECT 'part_' || lower(hex(randomblob(16))), order_id, method, total, currency, NULL, reference, paid_at
      FROM payments;
    ALTER TABLE payments DROP COLUMN method;
    ALTER TABLE payments DROP COLUMN reference;

    CREATE TRIGGER payment_parts_stay
    BEFORE UPDATE OF id, order_id, method, amount, currency, given, reference, taken_at ON payment_parts BEGIN
      SELECT RAISE (ABORT, 'a part of a payment never changes');
    END;
    CREATE TRIGGER payment_parts_are_kept BEFORE DELETE ON payment_parts BEGIN
      SELECT RAISE (ABORT, 'a part of a payment is never deleted');
    END;
    CREATE TRIGGER payment_parts_are_returned_once BEFORE UPDATE OF returned_at ON payment_parts
    WHEN old.returned_at IS NOT NULL OR EXISTS (SELECT 1 FROM payments WHERE order_id = old.order_id) BEGIN
      SELECT RAISE (ABORT, 'this part can no longer be given back');
    END;
    CREATE TRIGGER payment_parts_come_before_payment BEFORE INSERT ON payment_parts
    WHEN EXISTS (SELECT 1 FROM payments WHERE order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'the order is paid');
    END;
    CREATE TRIGGER payments_are_all_their_parts BEFORE INSERT ON payments
    WHEN new.total IS NOT (SELECT sum(amount) FROM payment_parts
      WHERE order_id = new.order_id AND returned_at IS NULL AND currency = new.currency) BEGIN
      SELECT RAISE (ABORT, 'the parts are not the whole payment');
    END;
  `,
};
