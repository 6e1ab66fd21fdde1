import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

/**
 * The records' side of the mark that is kept beside them (mark.ts): whose records these are, and how many commits have
 * changed them. `record_gaps` holds every time the two did not agree, and when a person read that and went on.
 */
export const studioMark: Migration = {
  version: 160,
  up: `
    CREATE TABLE studio_mark (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      studio_id TEXT NOT NULL CHECK (length(studio_id) = 32 AND studio_id NOT GLOB '*[^0-9a-f]*'),
      change INTEGER NOT NULL CHECK (change >= 0),
      changed_at TEXT ${isTime('changed_at')}
    ) STRICT;
    INSERT INTO studio_mark (one, studio_id, change) VALUES (1, lower(hex(randomblob(16))), 0);

    CREATE TABLE record_gaps (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'gap')},
      reason TEXT NOT NULL ${isOneOf('reason', ['older', 'other', 'unknown', 'fresh'])},
      found_at TEXT NOT NULL ${isTime('found_at')},
      expected_changed_at TEXT ${isTime('expected_changed_at')},
      expected_order TEXT,
      had_changed_at TEXT ${isTime('had_changed_at')},
      had_order TEXT,
      accepted_at TEXT ${isTime('accepted_at')}
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER record_gaps_stay
      BEFORE UPDATE OF id, reason, found_at, expected_changed_at, expected_order, had_changed_at, had_order
      ON record_gaps BEGIN
      SELECT RAISE (ABORT, 'what was found missing never changes');
    END;
    CREATE TRIGGER record_gaps_accepted_once BEFORE UPDATE OF accepted_at ON record_gaps
      WHEN old.accepted_at IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a gap is accepted once');
    END;
    CREATE TRIGGER record_gaps_are_kept BEFORE DELETE ON record_gaps BEGIN
      SELECT RAISE (ABORT, 'what was found missing is never deleted');
    END;
  `,
};
