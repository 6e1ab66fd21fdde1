import type { Migration } from '../migration.ts';
import { isId, isJson, isOneOf, isTime } from '../checks.ts';

/**
 * Images (files in the vault), shots, photos and codes. An erased image keeps its row, so that what pointed at it can
 * say "erased". The triggers keep `orders.search_text` true: one expression in `order_words`, used by all of them.
 * A new order has neither customer nor code, so its own insert sets it to the number alone.
 */
const mimes = ['image/jpeg', 'image/png', 'image/webp', 'application/json'];
const photoStates = [
  ...['chosen', 'preview-asked', 'preview-pending', 'no-face', 'preview'],
  ...['approved', 'final-asked', 'final-pending', 'final'],
];

export const pictures: Migration = {
  version: 30,
  up: `
    CREATE TABLE images (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'img')},
      kind TEXT NOT NULL ${isOneOf('kind', ['shot', 'preview', 'final', 'answer'])},
      width_px INTEGER NOT NULL CHECK (width_px > 0 OR kind = 'answer'),
      height_px INTEGER NOT NULL CHECK (height_px > 0 OR kind = 'answer'),
      mime TEXT NOT NULL ${isOneOf('mime', mimes)},
      bytes INTEGER NOT NULL CHECK (bytes > 0),
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
      created_at TEXT NOT NULL ${isTime('created_at')},
      erased_at TEXT ${isTime('erased_at')}
    ) STRICT;
    CREATE INDEX images_live ON images (id) WHERE erased_at IS NULL;

    CREATE TABLE shots (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'shot')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      image_id TEXT NOT NULL UNIQUE REFERENCES images (id),
      source TEXT NOT NULL ${isOneOf('source', ['camera', 'import'])},
      origin TEXT NOT NULL,
      taken_at TEXT NOT NULL ${isTime('taken_at')}
    ) STRICT;
    CREATE INDEX shots_of_order ON shots (order_id, taken_at);

    CREATE TABLE photos (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'pho')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      spec_code TEXT NOT NULL CHECK (spec_code <> ''),
      document TEXT NOT NULL ${isJson('document')},
      shot_id TEXT REFERENCES shots (id),
      state TEXT NOT NULL ${isOneOf('state', photoStates)},
      photo_uuid TEXT,
      issues TEXT NOT NULL ${isJson('issues')},
      width_px INTEGER,
      height_px INTEGER,
      preview_image_id TEXT REFERENCES images (id),
      final_image_id TEXT REFERENCES images (id),
      answer_image_id TEXT REFERENCES images (id),
      created_at TEXT NOT NULL ${isTime('created_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      set_aside_at TEXT ${isTime('set_aside_at')}
    ) STRICT;
    CREATE INDEX photos_of_order ON photos (order_id, created_at);
    CREATE INDEX photos_pending ON photos (answer_image_id) WHERE answer_image_id IS NOT NULL;
    CREATE INDEX photos_of_shot ON photos (shot_id) WHERE shot_id IS NOT NULL;

    CREATE TABLE codes (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'cod')},
      photo_id TEXT NOT NULL UNIQUE REFERENCES photos (id),
      order_id TEXT NOT NULL REFERENCES orders (id),
      code TEXT NOT NULL CHECK (code <> ''),
      issued_at TEXT NOT NULL ${isTime('issued_at')},
      expires_at TEXT NOT NULL ${isTime('expires_at')} CHECK (expires_at > issued_at)
    ) STRICT;
    CREATE INDEX codes_of_order ON codes (order_id);
    CREATE INDEX codes_by_issue ON codes (issued_at);
    CREATE INDEX codes_by_expiry ON codes (expires_at);

    CREATE VIEW order_words (seq, order_id, customer_id, words) AS
      SELECT o.seq, o.id, o.customer_id,
        o.number || ' ' || coalesce((SELECT search_text FROM customers WHERE id = o.customer_id), '')
          || coalesce((SELECT ' ' || group_concat(code, ' ') FROM codes WHERE order_id = o.id), '')
      FROM orders o;

    CREATE TRIGGER orders_words_customer AFTER UPDATE OF customer_id ON orders BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words WHERE seq = new.seq) WHERE seq = new.seq;
    END;
    CREATE TRIGGER orders_words_renamed AFTER UPDATE OF search_text ON customers BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE customer_id = new.id;
    END;
    CREATE TRIGGER orders_words_code AFTER INSERT ON codes BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;
  `,
};
