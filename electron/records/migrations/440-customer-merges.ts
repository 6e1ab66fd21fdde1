import { isId, isJson, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * Customers that were found to be one person: two rows of `customers` became one, and the other was deleted. A row here keeps
 * what an undo puts back, and is deleted with the undo. `holder_id` is the customer who has these orders now: after another
 * merge it differs from `kept_id`. What is kept goes when that customer is erased.
 */
export const customerMerges: Migration = {
  version: 440,
  up: `
    CREATE TABLE customer_merges (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE ${isId('id', 'mrg')},
      kept_id TEXT NOT NULL ${isId('kept_id', 'cus')},
      holder_id TEXT NOT NULL ${isId('holder_id', 'cus')},
      kept TEXT NOT NULL ${isJson('kept')},
      gone TEXT NOT NULL ${isJson('gone')},
      merged TEXT NOT NULL ${isJson('merged')},
      orders TEXT NOT NULL ${isJson('orders')},
      merges TEXT NOT NULL ${isJson('merges')},
      merged_at TEXT NOT NULL ${isTime('merged_at')}
    ) STRICT;
    CREATE INDEX customer_merges_of_kept ON customer_merges (kept_id);
    CREATE INDEX customer_merges_of_holder ON customer_merges (holder_id);
    CREATE TRIGGER customer_merges_erased AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM customer_merges WHERE holder_id = new.id;
    END;
  `,
};
