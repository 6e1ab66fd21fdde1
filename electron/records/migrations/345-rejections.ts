import { isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

const reasons = ['head-size', 'eyes', 'glasses', 'expression', 'shadow', 'background', 'sharpness', 'other'];

/**
 * Photos that an authority rejected after their order was finished, each with the order that was begun to take it again.
 * A row is added once and never changes. It is erased with the customer, because the note may say something about them.
 */
export const rejections: Migration = {
  version: 345,
  up: `
    CREATE TABLE rejections (
      id INTEGER PRIMARY KEY,
      photo_id TEXT NOT NULL REFERENCES photos (id),
      order_id TEXT NOT NULL REFERENCES orders (id),
      retake_id TEXT NOT NULL REFERENCES orders (id),
      reason TEXT NOT NULL ${isOneOf('reason', reasons)},
      note TEXT NOT NULL,
      recorded_by TEXT NOT NULL CHECK (recorded_by <> ''),
      recorded_at TEXT NOT NULL ${isTime('recorded_at')},
      CHECK (order_id <> retake_id),
      CHECK (reason <> 'other' OR note <> ''),
      UNIQUE (retake_id, photo_id)
    ) STRICT;
    CREATE INDEX rejections_of_order ON rejections (order_id, id);
    CREATE INDEX rejections_of_photo ON rejections (photo_id);
    CREATE TRIGGER rejections_stay BEFORE UPDATE ON rejections BEGIN
      SELECT RAISE (ABORT, 'a rejection never changes');
    END;
    CREATE TRIGGER rejections_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM rejections WHERE order_id IN (SELECT id FROM orders WHERE customer_id = new.id);
      DELETE FROM rejections WHERE retake_id IN (SELECT id FROM orders WHERE customer_id = new.id);
    END;
  `,
};
