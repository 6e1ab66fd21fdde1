import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

/**
 * How what was paid for and did not come was settled. Rows are added and stay as they are. Of one payment no more is
 * given back than was taken, whoever asks.
 */
export const settlements: Migration = {
  version: 80,
  up: `
    CREATE TABLE settlements (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'set')},
      order_id TEXT NOT NULL REFERENCES payments (order_id),
      photo_id TEXT REFERENCES photos (id),
      kind TEXT NOT NULL ${isOneOf('kind', ['refund', 'void', 'accepted'])},
      method TEXT ${isOneOf('method', ['cash', 'card', 'other'])},
      amount INTEGER NOT NULL CHECK (amount >= 0),
      currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      reference TEXT NOT NULL,
      reason TEXT NOT NULL CHECK (reason <> ''),
      settled_by TEXT NOT NULL CHECK (settled_by <> ''),
      settled_at TEXT NOT NULL ${isTime('settled_at')},
      CHECK ((kind = 'accepted') = (method IS NULL)),
      CHECK (kind <> 'accepted' OR (amount = 0 AND photo_id IS NOT NULL))
    ) STRICT;
    CREATE INDEX settlements_of_order ON settlements (order_id, settled_at);
    CREATE UNIQUE INDEX settlements_of_photo ON settlements (photo_id) WHERE photo_id IS NOT NULL;
    CREATE UNIQUE INDEX settlements_of_whole_order ON settlements (order_id) WHERE photo_id IS NULL;

    CREATE TRIGGER settlements_stay BEFORE UPDATE ON settlements BEGIN
      SELECT RAISE (ABORT, 'a settlement never changes');
    END;
    CREATE TRIGGER settlements_are_kept BEFORE DELETE ON settlements BEGIN
      SELECT RAISE (ABORT, 'a settlement is never deleted');
    END;
    CREATE TRIGGER settlements_give_back_what_was_paid BEFORE INSERT ON settlements
    WHEN new.amount + (SELECT coalesce(sum(amount), 0) FROM settlements WHERE order_id = new.order_id)
      > (SELECT total FROM payments WHERE order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'more would be given back than was paid');
    END;
  `,
};
