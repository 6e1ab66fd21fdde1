import type { Migration } from './migration.ts';

/** What staff note about a customer. It goes with the customer. */
export const customerNotes: Migration = {
  version: 420,
  up: `ALTER TABLE customers ADD COLUMN notes TEXT NOT NULL DEFAULT '' CHECK (erased_at IS NULL OR notes = '');`,
};
