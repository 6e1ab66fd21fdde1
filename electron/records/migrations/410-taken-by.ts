import type { Migration } from './migration.ts';

/**
 * Payments name the person at the counter who took them, and parts the person who gave them back. It is not known of rows from
 * before. Refunds and cash movements name theirs already.
 */
export const takenBy: Migration = {
  version: 410,
  up: `
    ALTER TABLE payment_parts ADD COLUMN taken_by TEXT CHECK (taken_by <> '');
    ALTER TABLE payment_parts ADD COLUMN returned_by TEXT
      CHECK (returned_by IS NULL OR (returned_by <> '' AND returned_at IS NOT NULL));
    CREATE TRIGGER payment_parts_keep_person BEFORE UPDATE OF taken_by ON payment_parts BEGIN
      SELECT RAISE (ABORT, 'a part of a payment never changes');
    END;
    CREATE TRIGGER payment_parts_keep_who_returned BEFORE UPDATE OF returned_by ON payment_parts
    WHEN old.returned_at IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'this part can no longer be given back');
    END;
  `,
};
