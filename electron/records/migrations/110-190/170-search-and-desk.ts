import { customerWords } from '../../orders/search-text.ts';
import type { Migration } from '../migration.ts';
import { isFlag, isOneOf } from '../checks.ts';

const attentions = ['uncertain-call', 'final-owed', 'uncertain-print', 'waiting-print'];

const update = (table: string, column: string): string =>
  `UPDATE orders SET attention = (SELECT attention FROM order_attention WHERE order_id = orders.id)
    WHERE ${column} ${table};`;
const judge = (row: 'new' | 'old'): string => update(`= ${row}.order_id`, 'id');
/** The orders with a photo on the print. */
const judgePrint = update('IN (SELECT order_id FROM print_orders WHERE print_id = new.id)', 'id');

const reindex = (row: 'new' | 'old'): string => `UPDATE customers
  SET newest_order = (SELECT max(seq) FROM orders WHERE customer_id = customers.id) WHERE id = ${row}.customer_id;`;

const customersUpdated = `CREATE TRIGGER customers_updated AFTER UPDATE OF search_text, newest_order ON customers
    WHEN new.search_text IS NOT old.search_text OR new.newest_order IS NOT old.newest_order BEGIN
      INSERT INTO customer_search (customer_search, rowid, search_text)
        VALUES ('delete', old.search_seq, old.search_text);
      INSERT INTO customer_search (rowid, search_text) VALUES (new.search_seq, new.search_text);
    END;`;

/** Rows that are read at a time, so that a large file does not have to fit into memory. */
const chunk = 1_000;

/**
 * The search index, and what the desk shows first.
 *
 * A customer's words are indexed once, with the customer; an order's own words (number, people, codes) with the order.
 * So a new name is one row, however many orders there are. The index lists customers by their newest order
 * (`search_seq`), because a search shows the newest orders first and stops when it has enough of them. A customer
 * without an order comes after all others.
 *
 * `orders.attention` says what waits for a person. The view is the rule, and the triggers keep the column true in the
 * transaction that changes the facts, so that the desk reads an index. A migration that makes one of these tables anew
 * must make its triggers anew.
 *
 * A code whose photo was taken again is `replaced`. `code_tally` counts the others: counting a million rows takes too
 * long for every visit to the code desk.
 *
 * The stored words are folded already (search-text.ts), so the plain tokenizer is enough, and nothing asks for phrases,
 * so no positions are stored. `secure-delete` takes an erased name out of the index at once.
 */
export const searchAndDesk: Migration = {
  version: 170,
  up: `
    DROP TRIGGER orders_words_customer;
    DROP TRIGGER orders_words_renamed;
    DROP TRIGGER orders_words_code;
    DROP TRIGGER orders_words_person;
    DROP TRIGGER orders_words_person_changed;
    DROP TRIGGER orders_updated;
    DROP TRIGGER customers_updated;
    DROP TRIGGER customers_inserted;
    DROP TRIGGER customers_deleted;
    DROP VIEW order_words;
    DROP TABLE customer_search;
    DROP TABLE order_search;

    ALTER TABLE customers ADD COLUMN newest_order INTEGER;
    ALTER TABLE customers ADD COLUMN search_seq INTEGER GENERATED ALWAYS AS (coalesce(newest_order, -seq)) VIRTUAL;
    UPDATE customers SET newest_order = (SELECT max(seq) FROM orders WHERE customer_id = customers.id);
    CREATE UNIQUE INDEX customers_by_newest_order ON customers (search_seq);

    CREATE VIEW order_words (seq, order_id, words) AS
      SELECT o.seq, o.id, o.number
        || coalesce((SELECT ' ' || group_concat(search_text, ' ') FROM people
          WHERE order_id = o.id AND removed_at IS NULL AND search_text <> ''), '')
        || coalesce((SELECT ' ' || group_concat(replace(code, rtrim(code, replace(code, '/', '')), ''), ' ')
          FROM codes WHERE order_id = o.id), '')
      FROM orders o;
    UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq);

    CREATE VIRTUAL TABLE customer_search USING fts5 (
      search_text, content = 'customers', content_rowid = 'search_seq',
      tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none'
    );
    INSERT INTO customer_search (customer_search, rank) VALUES ('secure-delete', 1);
    INSERT INTO customer_search (customer_search) VALUES ('rebuild');
    CREATE VIRTUAL TABLE order_search USING fts5 (
      search_text, content = 'orders', content_rowid = 'seq',
      tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none'
    );
    INSERT INTO order_search (order_search, rank) VALUES ('secure-delete', 1);
    INSERT INTO order_search (order_search) VALUES ('rebuild');

    CREATE TRIGGER customers_inserted AFTER INSERT ON customers BEGIN
      INSERT INTO customer_search (rowid, search_text) VALUES (new.search_seq, new.search_text);
    END;
    CREATE TRIGGER customers_deleted AFTER DELETE ON customers BEGIN
      INSERT INTO customer_search (customer_search, rowid, search_text)
        VALUES ('delete', old.search_seq, old.search_text);
    END;
    ${customersUpdated}
    CREATE TRIGGER orders_updated AFTER UPDATE OF search_text ON orders
    WHEN new.search_text IS NOT old.search_text BEGIN
      INSERT INTO order_search (order_search, rowid, search_text) VALUES ('delete', old.seq, old.search_text);
      INSERT INTO order_search (rowid, search_text) VALUES (new.seq, new.search_text);
    END;
    CREATE TRIGGER orders_newest_inserted AFTER INSERT ON orders WHEN new.customer_id IS NOT NULL BEGIN
      ${reindex('new')}
    END;
    CREATE TRIGGER orders_newest_changed AFTER UPDATE OF customer_id ON orders
    WHEN new.customer_id IS NOT old.customer_id BEGIN
      ${reindex('old')}
      ${reindex('new')}
    END;
    CREATE TRIGGER orders_newest_deleted AFTER DELETE ON orders WHEN old.customer_id IS NOT NULL BEGIN
      ${reindex('old')}
    END;
    CREATE TRIGGER orders_words_code AFTER INSERT ON codes BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;
    CREATE TRIGGER orders_words_person AFTER INSERT ON people WHEN new.search_text <> '' BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;
    CREATE TRIGGER orders_words_person_changed AFTER UPDATE OF search_text, removed_at ON people
    WHEN new.search_text IS NOT old.search_text OR new.removed_at IS NOT old.removed_at BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;

    ALTER TABLE orders ADD COLUMN attention TEXT ${isOneOf('attention', attentions)};
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
        WHEN EXISTS (SELECT 1 FROM calls WHERE order_id = o.id AND state IN ('intent', 'sent', 'uncertain')
          AND state = 'uncertain') THEN 'uncertain-call'
        WHEN o.state = 'open' AND EXISTS (SELECT 1 FROM payments WHERE order_id = o.id)
          AND NOT EXISTS (SELECT 1 FROM settlements WHERE order_id = o.id AND photo_id IS NULL)
          AND EXISTS (SELECT 1 FROM photos p WHERE p.order_id = o.id AND p.set_aside_at IS NULL
            AND NOT EXISTS (SELECT 1 FROM settlements WHERE photo_id = p.id)
            AND NOT (p.state = 'final' AND (NOT json_extract(p.document, '$.givesCode')
              OR EXISTS (SELECT 1 FROM codes WHERE photo_id = p.id)))) THEN 'final-owed'
        WHEN EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND p.state = 'uncertain') THEN 'uncertain-print'
        WHEN EXISTS (SELECT 1 FROM print_orders g JOIN prints p ON p.id = g.print_id
          WHERE g.order_id = o.id AND (p.state = 'waiting'
            OR (p.state IN ('submitted', 'printing') AND p.trouble IS NOT NULL))) THEN 'waiting-print'
        END
      FROM orders o;
    ${update(
      `IN (SELECT order_id FROM calls WHERE state IN ('intent', 'sent', 'uncertain')
        UNION SELECT o.id FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.state = 'open'
        UNION SELECT g.order_id FROM prints p JOIN print_orders g ON g.print_id = p.id
          WHERE p.state NOT IN ('printed', 'failed', 'cancelled'))`,
      'id',
    )}
    CREATE INDEX orders_need_attention ON orders (updated_at, attention) WHERE attention IS NOT NULL;
    CREATE INDEX orders_in_progress ON orders (updated_at, attention) WHERE state = 'open' AND attention IS NULL;
    CREATE INDEX orders_done_well ON orders (closed_at, attention) WHERE state = 'done' AND attention IS NULL;

    CREATE TRIGGER attention_after_order AFTER UPDATE OF state ON orders BEGIN
      ${update('= new.id', 'id')}
    END;
    CREATE TRIGGER attention_after_call AFTER UPDATE OF state ON calls
    WHEN new.order_id IS NOT NULL AND (new.state = 'uncertain' OR old.state = 'uncertain') BEGIN
      ${judge('new')}
    END;
    CREATE TRIGGER attention_after_payment AFTER INSERT ON payments BEGIN ${judge('new')} END;
    CREATE TRIGGER attention_after_settlement AFTER INSERT ON settlements BEGIN ${judge('new')} END;
    CREATE TRIGGER attention_after_new_photo AFTER INSERT ON photos BEGIN ${judge('new')} END;
    CREATE TRIGGER attention_after_photo AFTER UPDATE OF state, set_aside_at, document ON photos BEGIN
      ${judge('new')}
    END;
    CREATE TRIGGER attention_after_no_photo AFTER DELETE ON photos BEGIN ${judge('old')} END;
    CREATE TRIGGER attention_after_code AFTER INSERT ON codes BEGIN ${judge('new')} END;
    CREATE TRIGGER attention_after_print AFTER UPDATE OF state, trouble ON prints
    WHEN new.state IS NOT old.state OR new.trouble IS NOT old.trouble BEGIN
      ${judgePrint}
    END;
    CREATE TRIGGER attention_after_sheet AFTER INSERT ON print_orders BEGIN ${judge('new')} END;

    DROP INDEX codes_by_issue;
    DROP INDEX codes_by_expiry;
    ALTER TABLE codes ADD COLUMN replaced INTEGER NOT NULL DEFAULT 0 ${isFlag('replaced')};
    UPDATE codes SET replaced = 1 WHERE photo_id IN (SELECT id FROM photos WHERE set_aside_at IS NOT NULL);
    CREATE INDEX codes_by_expiry ON codes (expires_at) WHERE replaced = 0;
    CREATE TABLE code_tally (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      codes INTEGER NOT NULL CHECK (codes >= 0)
    ) STRICT;
    INSERT INTO code_tally (one, codes) SELECT 1, count(*) FROM codes WHERE replaced = 0;
    CREATE TRIGGER codes_counted AFTER INSERT ON codes BEGIN
      UPDATE code_tally SET codes = codes + 1 - new.replaced;
      UPDATE codes SET replaced = 1 WHERE id = new.id AND replaced = 0
        AND EXISTS (SELECT 1 FROM photos WHERE id = new.photo_id AND set_aside_at IS NOT NULL);
    END;
    CREATE TRIGGER codes_counted_again AFTER UPDATE OF replaced ON codes BEGIN
      UPDATE code_tally SET codes = codes + old.replaced - new.replaced;
    END;
    CREATE TRIGGER codes_not_counted AFTER DELETE ON codes BEGIN
      UPDATE code_tally SET codes = codes - 1 + old.replaced;
    END;
    CREATE TRIGGER codes_replaced AFTER UPDATE OF set_aside_at ON photos
    WHEN (new.set_aside_at IS NULL) <> (old.set_aside_at IS NULL) BEGIN
      UPDATE codes SET replaced = new.set_aside_at IS NOT NULL WHERE photo_id = new.id;
    END;
  `,
  /** SQL can neither fold a name nor take a phone number apart. */
  fill(db) {
    db.exec('DROP TRIGGER customers_updated');
    const next = db.prepare<[number, number], { seq: number; name: string; phone: string; email: string }>(
      'SELECT seq, name, phone, email FROM customers WHERE seq > ? AND erased_at IS NULL ORDER BY seq LIMIT ?',
    );
    const set = db.prepare<[string, number]>('UPDATE customers SET search_text = ? WHERE seq = ?');
    for (let rows = next.all(0, chunk); rows.length > 0; rows = next.all(rows.at(-1)?.seq ?? 0, chunk)) {
      for (const { seq, ...customer } of rows) set.run(customerWords(customer), seq);
    }
    db.exec(customersUpdated);
    db.exec("INSERT INTO customer_search (customer_search) VALUES ('rebuild')");
  },
};
