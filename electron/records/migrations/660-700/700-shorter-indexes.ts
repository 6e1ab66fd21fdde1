import type { Migration } from '../migration.ts';

/**
 * An order's people and the parts of its payment are read in the order in which they were made, which is that of their row numbers:
 * their indexes need no time, which was half of each entry. A photo that replaces another one has the place of that one, so photos
 * keep it.
 */
export const shorterIndexes: Migration = {
  version: 700,
  up: ['people', 'payment_parts']
    .map((table) => `DROP INDEX ${table}_of_order; CREATE INDEX ${table}_of_order ON ${table} (order_id);`)
    .join('\n'),
};
