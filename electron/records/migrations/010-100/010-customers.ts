import type { Migration } from '../migration.ts';
import { isFlag, isId, isTime } from '../checks.ts';

/**
 * Customers and what they are found by. `search_text` is name, phone and e-mail folded by search-text.ts; the full-text
 * index reads it from here and stores no copy. `seq` is the index's row number, which must survive a VACUUM.
 *
 * `secure-delete` removes a word from the index at once: without it an erased name stays readable in the file.
 */
export const customers: Migration = {
  version: 10,
  up: `
    CREATE TABLE counters (
      name TEXT NOT NULL PRIMARY KEY,
      last INTEGER NOT NULL CHECK (last > 0)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE customers (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE ${isId('id', 'cus')},
      name TEXT NOT NULL,
      phone TEXT NOT NULL,
      email TEXT NOT NULL,
      keep_photos INTEGER NOT NULL ${isFlag('keep_photos')},
      search_text TEXT NOT NULL,
      created_at TEXT NOT NULL ${isTime('created_at')},
      erased_at TEXT ${isTime('erased_at')},
      CHECK (erased_at IS NULL OR (name = '' AND phone = '' AND email = '' AND search_text = '')),
      CHECK (erased_at IS NOT NULL OR name <> '')
    ) STRICT;

    CREATE VIRTUAL TABLE customer_search USING fts5 (
      search_text, content = 'customers', content_rowid = 'seq',
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4'
    );
    INSERT INTO customer_search (customer_search, rank) VALUES ('secure-delete', 1);

    CREATE TRIGGER customers_inserted AFTER INSERT ON customers BEGIN
      INSERT INTO customer_search (rowid, search_text) VALUES (new.seq, new.search_text);
    END;
    CREATE TRIGGER customers_deleted AFTER DELETE ON customers BEGIN
      INSERT INTO customer_search (customer_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
    END;
    CREATE TRIGGER customers_updated AFTER UPDATE OF search_text ON customers BEGIN
      INSERT INTO customer_search (customer_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
      INSERT INTO customer_search (rowid, search_text) VALUES (new.seq, new.search_text);
    END;
  `,
};
