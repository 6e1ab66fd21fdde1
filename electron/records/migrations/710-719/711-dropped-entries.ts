import type { Migration } from '../migration.ts';

/**
 * Entries of closings up to `last` were looked at: those of calls and prints among them are removed (migration 690). The next look begins after it.
 */
export const droppedEntries: Migration = {
  version: 711,
  up: `
    CREATE TABLE counted_drops (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      last INTEGER NOT NULL CHECK (last >= 0)
    ) STRICT;
    INSERT INTO counted_drops (one, last) VALUES (1, 0);
  `,
};
