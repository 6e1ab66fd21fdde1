import type { Migration } from '../migration.ts';
import { isTime } from '../checks.ts';

/** SQL that has the clean-up look at an order again; `order` is an expression for its id. */
const lookAgain = (order: string): string =>
  `UPDATE orders SET pictures_erased_at = NULL WHERE id = ${order} AND pictures_erased_at IS NOT NULL`;

/**
 * What the daily clean-up needs to work in small batches. An order whose pictures are all erased says so, and is not
 * looked at again, unless it gets another picture: an answer may arrive after the order was closed.
 *
 * The sheets that each printer has printed are counted as they come out, because adding up all prints takes longer with
 * every year. A photo can be taken out of its order, and SQLite then looks for overrides of it.
 */
export const cleanUp: Migration = {
  version: 180,
  up: `
    ALTER TABLE orders ADD COLUMN pictures_erased_at TEXT ${isTime('pictures_erased_at')};
    CREATE INDEX orders_with_pictures ON orders (closed_at) WHERE state <> 'open' AND pictures_erased_at IS NULL;

    CREATE INDEX images_answers ON images (id) WHERE kind = 'answer' AND erased_at IS NULL;
    CREATE INDEX calls_of_answer ON calls (answer_image_id) WHERE answer_image_id IS NOT NULL;

    CREATE INDEX overrides_of_photo ON overrides (photo_id);

    CREATE TABLE printed_sheets (
      printer_id TEXT NOT NULL,
      medium_id TEXT NOT NULL,
      sheets INTEGER NOT NULL CHECK (sheets >= 0),
      PRIMARY KEY (printer_id, medium_id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO printed_sheets (printer_id, medium_id, sheets)
      SELECT printer_id, medium_id, sum(copies) FROM prints
      WHERE state = 'printed' AND medium_id IS NOT NULL GROUP BY printer_id, medium_id;
    CREATE TRIGGER printed_sheets_more AFTER UPDATE OF state ON prints
    WHEN new.state = 'printed' AND old.state <> 'printed' AND new.medium_id IS NOT NULL BEGIN
      INSERT INTO printed_sheets (printer_id, medium_id, sheets) VALUES (new.printer_id, new.medium_id, new.copies)
        ON CONFLICT (printer_id, medium_id) DO UPDATE SET sheets = sheets + excluded.sheets;
    END;
    CREATE TRIGGER printed_sheets_fewer AFTER UPDATE OF state ON prints
    WHEN old.state = 'printed' AND new.state <> 'printed' AND new.medium_id IS NOT NULL BEGIN
      UPDATE printed_sheets SET sheets = sheets - new.copies
        WHERE printer_id = new.printer_id AND medium_id = new.medium_id;
    END;

    CREATE TRIGGER orders_erased_reopened AFTER UPDATE OF state ON orders WHEN new.pictures_erased_at IS NOT NULL BEGIN
      ${lookAgain('new.id')};
    END;
    CREATE TRIGGER orders_erased_shot AFTER INSERT ON shots BEGIN
      ${lookAgain('new.order_id')};
    END;
    CREATE TRIGGER orders_erased_photo AFTER UPDATE OF preview_image_id, final_image_id ON photos
    WHEN new.preview_image_id IS NOT old.preview_image_id OR new.final_image_id IS NOT old.final_image_id BEGIN
      ${lookAgain('new.order_id')};
    END;
    CREATE TRIGGER orders_erased_sheet AFTER UPDATE OF image_id ON service_sheets WHEN new.image_id IS NOT NULL BEGIN
      ${lookAgain('(SELECT order_id FROM photos WHERE id = new.photo_id)')};
    END;
    CREATE TRIGGER orders_erased_answer AFTER UPDATE OF answer_image_id ON calls
    WHEN new.answer_image_id IS NOT NULL AND new.order_id IS NOT NULL BEGIN
      ${lookAgain('new.order_id')};
    END;
    CREATE TRIGGER orders_erased_version AFTER INSERT ON versions BEGIN
      ${lookAgain('(SELECT order_id FROM benches WHERE id = new.bench_id)')};
    END;
  `,
};
