import type { Migration } from './migration.ts';
import { isJson, isTime } from './checks.ts';

/** The last opening check (decision 142). At most one row: an older check says nothing about today. */
export const openingCheck: Migration = {
  version: 730,
  up: `
    CREATE TABLE opening_check (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      at TEXT NOT NULL ${isTime('at')},
      checked_by TEXT NOT NULL,
      items TEXT NOT NULL ${isJson('items')}
    ) STRICT;
  `,
};
