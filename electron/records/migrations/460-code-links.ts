import { isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * What became of a UK photo code: since when staff know that an application used it, and when they last reminded the
 * customer. Both times are in the index, so that the codes of a week are counted without reading their rows.
 */
export const codeLinks: Migration = {
  version: 460,
  up: `
    ALTER TABLE codes ADD COLUMN linked_at TEXT ${isTime('linked_at')};
    ALTER TABLE codes ADD COLUMN linked_by TEXT CHECK ((linked_by IS NULL) = (linked_at IS NULL));
    ALTER TABLE codes ADD COLUMN reminded_at TEXT ${isTime('reminded_at')};
    ALTER TABLE codes ADD COLUMN reminded_by TEXT CHECK ((reminded_by IS NULL) = (reminded_at IS NULL));
    ALTER TABLE codes ADD COLUMN reminded_way TEXT ${isOneOf('reminded_way', ['phone', 'email'])}
      CHECK ((reminded_way IS NULL) = (reminded_at IS NULL));
    DROP INDEX codes_by_expiry;
    CREATE INDEX codes_by_expiry ON codes (expires_at, linked_at, reminded_at) WHERE replaced = 0;
  `,
};
