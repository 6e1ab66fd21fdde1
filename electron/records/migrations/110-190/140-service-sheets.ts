import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

const imageKinds = ['shot', 'preview', 'final', 'answer', 'edit', 'headshot', 'reference', 'sheet'];
const mimes = ['image/jpeg', 'image/png', 'image/webp', 'application/json'];
const troubles = ['pending', 'expired', 'unreadable', 'size-differs', 'not-made'];

/**
 * Sheets that the service made of a photo. Images are made anew for one more kind, as in migration 120.
 *
 * A sheet that is still to be fetched has its signed address in the sealed answer of its call, and keeps it from being
 * erased; one that is here has its image, also where its pixels are not those that were asked for.
 */
export const serviceSheets: Migration = {
  version: 140,
  up: `
    CREATE TABLE images_anew (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'img')},
      kind TEXT NOT NULL ${isOneOf('kind', imageKinds)},
      width_px INTEGER NOT NULL CHECK (width_px > 0 OR kind = 'answer'),
      height_px INTEGER NOT NULL CHECK (height_px > 0 OR kind = 'answer'),
      mime TEXT NOT NULL ${isOneOf('mime', mimes)},
      bytes INTEGER NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      created_at TEXT NOT NULL ${isTime('created_at')},
      erased_at TEXT ${isTime('erased_at')}
    ) STRICT;
    INSERT INTO images_anew (id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at)
      SELECT id, kind, width_px, height_px, mime, bytes, sha256, created_at, erased_at FROM images ORDER BY rowid;
    DROP TABLE images;
    ALTER TABLE images_anew RENAME TO images;
    CREATE INDEX images_live ON images (id) WHERE erased_at IS NULL;

    CREATE TABLE service_sheets (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'ssh')},
      photo_id TEXT NOT NULL REFERENCES photos (id),
      medium_id TEXT NOT NULL CHECK (medium_id <> ''),
      width_px INTEGER NOT NULL CHECK (width_px > 0),
      height_px INTEGER NOT NULL CHECK (height_px > 0),
      dpi REAL NOT NULL CHECK (dpi > 0),
      answer_image_id TEXT REFERENCES images (id),
      image_id TEXT UNIQUE REFERENCES images (id),
      trouble TEXT ${isOneOf('trouble', troubles)},
      created_at TEXT NOT NULL ${isTime('created_at')},
      UNIQUE (photo_id, medium_id),
      CHECK ((image_id IS NOT NULL) = (trouble IS NULL OR trouble = 'size-differs')),
      CHECK ((answer_image_id IS NOT NULL) = (trouble IS 'pending'))
    ) STRICT;
    CREATE INDEX service_sheets_pending ON service_sheets (photo_id) WHERE answer_image_id IS NOT NULL;
    CREATE INDEX service_sheets_of_answer ON service_sheets (answer_image_id) WHERE answer_image_id IS NOT NULL;
  `,
};
