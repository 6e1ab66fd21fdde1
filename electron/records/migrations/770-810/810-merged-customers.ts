import type { Migration } from '../migration.ts';

/** Finds the merge by which a customer became part of another one: an erasure must know whose orders are the customer's. */
export const mergedCustomers: Migration = {
  version: 810,
  up: `
    CREATE INDEX customer_merges_of_gone ON customer_merges (gone ->> '$.id');
  `,
};
