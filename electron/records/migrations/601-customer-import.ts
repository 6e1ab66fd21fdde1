import { isLongOrShortId, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/** Below every number that the index of customers gives. */
export const nothingHidden = -9_007_199_254_740_991;

/**
 * Customers who come with a file are written little by little, and shown all at once. Those without an order have falling numbers in the index of
 * customers, so everyone up to `hidden_to` is new and hidden. Details for customers whom the studio has wait in
 * `customer_fills` until then.
 */
export const customerImport: Migration = {
  version: 601,
  up: `
    CREATE TABLE customer_import (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      hidden_to INTEGER NOT NULL,
      begun_at TEXT ${isTime('begun_at')},
      CHECK ((begun_at IS NULL) = (hidden_to = ${nothingHidden}))
    ) STRICT;
    INSERT INTO customer_import (id, hidden_to, begun_at) VALUES (1, ${nothingHidden}, NULL);
    CREATE TABLE customer_fills (
      seq INTEGER PRIMARY KEY,
      customer_id TEXT NOT NULL UNIQUE ${isLongOrShortId('customer_id', 'cus')},
      phone TEXT NOT NULL,
      email TEXT NOT NULL,
      notes TEXT NOT NULL
    ) STRICT;
    CREATE TRIGGER customer_fills_erased AFTER UPDATE OF erased_at ON customers WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM customer_fills WHERE customer_id = new.id;
    END;
    CREATE TRIGGER customer_fills_deleted AFTER DELETE ON customers BEGIN
      DELETE FROM customer_fills WHERE customer_id = old.id;
    END;
  `,
};
