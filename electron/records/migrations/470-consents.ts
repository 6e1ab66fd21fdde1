import { isId, isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * Customers' consents to keep their photos: the version of the sentence that staff ticked, its number of days, when and by
 * whom, and the same for its end. A consent from before has no row. No reference to `customers`: a customer who was merged
 * into another one has no row there until the merge is undone.
 */
export const consents: Migration = {
  version: 470,
  up: `
    CREATE TABLE consents (
      seq INTEGER PRIMARY KEY,
      customer_id TEXT NOT NULL ${isId('customer_id', 'cus')},
      wording TEXT NOT NULL CHECK (wording <> ''),
      days INTEGER NOT NULL CHECK (days >= 0),
      given_at TEXT NOT NULL ${isTime('given_at')},
      given_by TEXT NOT NULL CHECK (given_by <> ''),
      ended_at TEXT ${isTime('ended_at')},
      ended_by TEXT CHECK ((ended_by IS NULL) = (ended_at IS NULL)),
      ended_why TEXT ${isOneOf('ended_why', ['withdrawn', 'merged'])}
        CHECK ((ended_why IS NULL) = (ended_at IS NULL))
    ) STRICT;
    CREATE INDEX consents_of_customer ON consents (customer_id, seq);
    CREATE UNIQUE INDEX consents_given ON consents (customer_id) WHERE ended_at IS NULL;
    CREATE TRIGGER consents_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM consents WHERE customer_id = new.id;
    END;
  `,
};
