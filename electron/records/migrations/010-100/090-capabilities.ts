import type { Migration } from '../migration.ts';
import { isOneOf, isTime } from '../checks.ts';

/** What the service's answers have told of the capabilities that must be enabled for an account. */
export const capabilities: Migration = {
  version: 90,
  up: `
    CREATE TABLE capabilities (
      region TEXT NOT NULL ${isOneOf('region', ['us', 'eu', 'other', 'practice'])},
      host TEXT NOT NULL CHECK (host <> ''),
      capability TEXT NOT NULL ${isOneOf('capability', ['aiEdit', 'headshots', 'faceMatch'])},
      state TEXT NOT NULL ${isOneOf('state', ['enabled', 'not-enabled'])},
      learned_at TEXT NOT NULL ${isTime('learned_at')},
      PRIMARY KEY (region, host, capability)
    ) STRICT, WITHOUT ROWID;
  `,
};
