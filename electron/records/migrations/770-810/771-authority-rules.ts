import type { Migration } from '../migration.ts';
import { isJson, isTime } from '../checks.ts';

/** The rules of authorities from a signed file (decision 146). At most one row; without one, the program's rules are in force. */
export const authorityRules: Migration = {
  version: 771,
  up: `
    CREATE TABLE authority_rules (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      rules TEXT NOT NULL ${isJson('rules')},
      applied_at TEXT NOT NULL ${isTime('applied_at')}
    ) STRICT;
  `,
};
