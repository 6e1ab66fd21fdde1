import type { Migration } from '../migration.ts';
import { isFlag, isId, isOneOf, isTime } from '../checks.ts';

/**
 * Orders. Their `search_text` is the customer's, the order's number and (from migration 030) its codes, so that one
 * index answers the desk's one search box, newest first, without gathering and sorting.
 *
 * Once set, the region is never another: a preview and its final live in the same one.
 */
export const orders: Migration = {
  version: 20,
  up: `
    CREATE TABLE orders (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE ${isId('id', 'ord')},
      number TEXT NOT NULL UNIQUE CHECK (number GLOB '[0-9][0-9][0-9][0-9][0-9][0-9]-[0-9][0-9][0-9]*'),
      customer_id TEXT REFERENCES customers (id),
      step TEXT NOT NULL ${isOneOf('step', ['customer', 'document', 'shot', 'preview', 'payment', 'handover'])},
      state TEXT NOT NULL ${isOneOf('state', ['open', 'done', 'cancelled'])},
      region TEXT ${isOneOf('region', ['us', 'eu', 'other', 'practice'])},
      practice INTEGER NOT NULL ${isFlag('practice')},
      search_text TEXT NOT NULL,
      created_at TEXT NOT NULL ${isTime('created_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      closed_at TEXT ${isTime('closed_at')},
      close_reason TEXT NOT NULL,
      CHECK ((state = 'open') = (closed_at IS NULL))
    ) STRICT;
    CREATE INDEX orders_of_customer ON orders (customer_id);
    CREATE INDEX orders_in_hand ON orders (updated_at) WHERE state = 'open';
    CREATE INDEX orders_done ON orders (closed_at) WHERE state = 'done';

    CREATE TRIGGER orders_region_stays BEFORE UPDATE OF region ON orders
    WHEN old.region IS NOT NULL AND new.region IS NOT old.region BEGIN
      SELECT RAISE (ABORT, 'the region of an order never changes');
    END;

    CREATE VIRTUAL TABLE order_search USING fts5 (
      search_text, content = 'orders', content_rowid = 'seq',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4'
    );
    INSERT INTO order_search (order_search, rank) VALUES ('secure-delete', 1);

    CREATE TRIGGER orders_inserted AFTER INSERT ON orders BEGIN
      INSERT INTO order_search (rowid, search_text) VALUES (new.seq, new.search_text);
    END;
    CREATE TRIGGER orders_deleted AFTER DELETE ON orders BEGIN
      INSERT INTO order_search (order_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
    END;
    CREATE TRIGGER orders_updated AFTER UPDATE OF search_text ON orders BEGIN
      INSERT INTO order_search (order_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
      INSERT INTO order_search (rowid, search_text) VALUES (new.seq, new.search_text);
    END;
  `,
};
