import type { Migration } from '../migration.ts';
import { isJson, isOneOf } from '../checks.ts';

const modes = ['preview', 'direct'];
const troubles = [
  ...['no-image', 'image-expired', 'image-unreadable', 'no-photo-uuid'],
  ...['watermark-differs', 'spec-differs', 'image-size-differs'],
];

/**
 * How an order gets its photos, what each was asked with, what an answer lacked, and why a call ended. Orders from
 * before had a preview. A photo that takes another's place names it, so that the other can have it back when the call
 * comes to nothing.
 */
export const photoModes: Migration = {
  version: 70,
  up: `
    ALTER TABLE orders ADD COLUMN photo_mode TEXT NOT NULL DEFAULT 'preview' ${isOneOf('photo_mode', modes)};
    CREATE TRIGGER orders_photo_mode_stays BEFORE UPDATE OF photo_mode ON orders
    WHEN new.photo_mode IS NOT old.photo_mode BEGIN
      SELECT RAISE (ABORT, 'the photo mode of an order never changes');
    END;

    ALTER TABLE photos ADD COLUMN sensitivity TEXT NOT NULL DEFAULT '{}' ${isJson('sensitivity')};
    ALTER TABLE photos ADD COLUMN trouble TEXT ${isOneOf('trouble', troubles)};
    ALTER TABLE photos ADD COLUMN replaces_photo_id TEXT REFERENCES photos (id);
    CREATE INDEX photos_replacing ON photos (replaces_photo_id) WHERE replaces_photo_id IS NOT NULL;

    ALTER TABLE calls ADD COLUMN reason TEXT;
  `,
};
