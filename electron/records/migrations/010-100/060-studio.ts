import type { Migration } from '../migration.ts';
import { isJson, isOneOf, isTime } from '../checks.ts';

/** The studio's own settings, and the service's documents as they were last fetched, per region. */
export const studio: Migration = {
  version: 60,
  up: `
    CREATE TABLE settings (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      value TEXT NOT NULL ${isJson('value')},
      updated_at TEXT NOT NULL ${isTime('updated_at')}
    ) STRICT;

    CREATE TABLE specs (
      region TEXT NOT NULL ${isOneOf('region', ['us', 'eu', 'other', 'practice'])},
      position INTEGER NOT NULL CHECK (position >= 0),
      spec_code TEXT NOT NULL CHECK (spec_code <> ''),
      details TEXT NOT NULL ${isJson('details')},
      fetched_at TEXT NOT NULL ${isTime('fetched_at')},
      PRIMARY KEY (region, spec_code)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX specs_in_order ON specs (region, position);
  `,
};
