import { isId, isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

const reasons = [
  ...['no-order', 'not-paid', 'photo-changed', 'no-picture'],
  ...['no-photo', 'unknown-outcome', 'erased', 'unreadable'],
];

/** Paid calls that restored records do not have, found in the data that was set aside. */
export const lostCalls: Migration = {
  version: 575,
  up: `
    CREATE TABLE searched_asides (
      name TEXT NOT NULL PRIMARY KEY,
      searched_at TEXT NOT NULL ${isTime('searched_at')}
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE lost_calls (
      seq INTEGER PRIMARY KEY,
      call_id TEXT UNIQUE ${isId('call_id', 'call')},
      backup_at TEXT NOT NULL ${isTime('backup_at')},
      made_at TEXT NOT NULL ${isTime('made_at')},
      endpoint TEXT,
      order_number TEXT,
      document TEXT NOT NULL,
      photo_uuid TEXT,
      reason TEXT ${isOneOf('reason', reasons)},
      pictures INTEGER CHECK (pictures >= 0),
      settled_at TEXT ${isTime('settled_at')},
      settled_by TEXT,
      CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
      CHECK ((call_id IS NULL) = (reason IS 'unreadable'))
    ) STRICT;
    CREATE INDEX lost_calls_open ON lost_calls (made_at) WHERE settled_at IS NULL;
  `,
};
