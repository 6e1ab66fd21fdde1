import { changeTrigger } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

/**
 * Lists and counts leave out the codes of erased customers, as they leave out replaced ones: such a code has no name, no contact and no
 * letters, and nobody can be reminded of it. It would stay on the desk for up to 21 days.
 */
export const unlistedCodes: Migration = {
  version: 780,
  up: `UPDATE codes SET replaced = 1 WHERE replaced = 0 AND order_id IN
    (SELECT o.id FROM customers c CROSS JOIN orders o ON o.customer_id = c.id WHERE c.erased_at IS NOT NULL)`,
  fill(db) {
    const blanked = "UPDATE codes SET code = 'erased'";
    changeTrigger(db, 'words_erased_with_customer', blanked, `${blanked}, replaced = 1`);
  },
};
