import type { Migration } from '../migration.ts';

/**
 * Rows of orders that are over are packed into one (decision 131). `orders.pack` is the number of the pack; NULL for an order that
 * was never packed, and the negative day, counted from 1970, for one whose pack was opened on that day. Orders from before are packed
 * in the background.
 *
 * With the last four indexes SQLite finds out without reading a whole table that nothing refers to a row that is packed.
 */
export const orderPacks: Migration = {
  version: 660,
  up: `
    CREATE TABLE order_packs (
      id INTEGER PRIMARY KEY CHECK (id > 0),
      rows BLOB NOT NULL CHECK (length(rows) > 1)
    ) STRICT;
    CREATE TRIGGER order_packs_stay BEFORE UPDATE ON order_packs BEGIN
      SELECT RAISE (ABORT, 'a pack never changes');
    END;
    ALTER TABLE orders ADD COLUMN pack INTEGER CHECK (pack <> 0 AND (pack < 0 OR state <> 'open'));
    CREATE INDEX orders_to_pack ON orders (pictures_erased_at)
      WHERE pictures_erased_at IS NOT NULL AND pack IS NULL;
    CREATE INDEX orders_opened ON orders (pack) WHERE pack < 0;
    CREATE INDEX photos_of_preview ON photos (preview_image_id) WHERE preview_image_id IS NOT NULL;
    CREATE INDEX photos_of_final ON photos (final_image_id) WHERE final_image_id IS NOT NULL;
    CREATE INDEX calls_replacing ON calls (replaces_call_id) WHERE replaces_call_id IS NOT NULL;
    CREATE INDEX overrides_of_image ON overrides (image_id);
  `,
};
