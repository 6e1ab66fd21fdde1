import type { Migration } from './migration.ts';
import { isTime } from './checks.ts';

/** The studio's logo, decoded and made small: a PNG in colour, and one in grey for receipt printers. At most one row. */
export const studioLogo: Migration = {
  version: 350,
  up: `
    CREATE TABLE studio_logo (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      colour BLOB NOT NULL,
      grey BLOB NOT NULL,
      width_px INTEGER NOT NULL CHECK (width_px > 0),
      height_px INTEGER NOT NULL CHECK (height_px > 0),
      updated_at TEXT NOT NULL ${isTime('updated_at')}
    ) STRICT;
  `,
};
