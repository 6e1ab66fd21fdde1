import { isId, isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * People at the counter, each with a PIN's scrypt hash and the wrong tries since the last right one. A row is never deleted,
 * because other rows name its person. Only a person who has not left has a PIN; a technician can make the kiosk forget it.
 */
export const staff: Migration = {
  version: 390,
  up: `
    CREATE TABLE staff (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'stf')},
      name TEXT NOT NULL CHECK (name <> ''),
      role TEXT NOT NULL ${isOneOf('role', ['staff', 'supervisor'])},
      pin_salt BLOB CHECK (length(pin_salt) = 16),
      pin_hash BLOB CHECK (length(pin_hash) = 32),
      pin_n INTEGER CHECK (pin_n >= 2),
      pin_r INTEGER CHECK (pin_r >= 1),
      pin_p INTEGER CHECK (pin_p >= 1),
      wrong_tries INTEGER NOT NULL DEFAULT 0 CHECK (wrong_tries >= 0),
      wait_until INTEGER NOT NULL DEFAULT 0 CHECK (wait_until >= 0),
      created_at TEXT NOT NULL ${isTime('created_at')},
      left_at TEXT ${isTime('left_at')},
      CHECK ((pin_salt IS NULL) = (pin_hash IS NULL)),
      CHECK ((pin_hash IS NULL) = (pin_n IS NULL)),
      CHECK ((pin_n IS NULL) = (pin_r IS NULL)),
      CHECK ((pin_r IS NULL) = (pin_p IS NULL)),
      CHECK (left_at IS NULL OR pin_hash IS NULL)
    ) STRICT;
    CREATE UNIQUE INDEX staff_names ON staff (name COLLATE NOCASE) WHERE left_at IS NULL;
    CREATE TRIGGER staff_are_kept BEFORE DELETE ON staff BEGIN
      SELECT RAISE (ABORT, 'a member of staff is never deleted');
    END;
    CREATE TRIGGER staff_leave_once BEFORE UPDATE ON staff WHEN old.left_at IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a member of staff who left never changes');
    END;
  `,
};
