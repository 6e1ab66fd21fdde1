import { changeTable } from './change-table.ts';
import type { Migration } from './migration.ts';

const isHash = "length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'";
const isGone = "sha256 = '' AND erased_at IS NOT NULL AND kind IN ('answer', 'preview', 'final', 'sheet')";

/**
 * The first person of an order gets what follows the kind in the order's id: no other person's id has it, and it is as short.
 *
 * An erased answer, preview, final or sheet of the service keeps no hash, which was a third of its row: nothing reads it.
 * Rows that were erased before keep theirs.
 */
export const smallerRows: Migration = {
  version: 596,
  up: `
    DROP TRIGGER orders_have_a_person;
    CREATE TRIGGER orders_have_a_person AFTER INSERT ON orders BEGIN
      INSERT INTO people (id, order_id, name, age, search_text, created_at)
        VALUES ('per_' || substr(new.id, 5), new.id, '', 'adult', '', new.created_at);
    END;
  `,
  fill: (db) => changeTable(db, 'images', [[`CHECK (${isHash})`, `CHECK ((${isHash}) OR (${isGone}))`]], []),
};
