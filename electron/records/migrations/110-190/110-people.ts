import type { Migration } from '../migration.ts';
import { isId, isOneOf, isTime } from '../checks.ts';

/**
 * Who is photographed in an order: at least one person from its first moment on, so that every shot and photo is
 * somebody's. Orders from before were of one adult, who is called as the customer is: that is what no name means.
 *
 * A photo made from somebody else's shot would be handed over with the wrong face in it, so the file itself refuses it.
 * Columns that are added cannot be NOT NULL; the triggers say the same.
 *
 * An order is found by everyone in it. The first person has no words of their own: the trigger on `people` must not
 * touch an order before its own trigger has brought it into the index.
 */
export const people: Migration = {
  version: 110,
  up: `
    CREATE TABLE people (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'per')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      name TEXT NOT NULL,
      age TEXT NOT NULL ${isOneOf('age', ['adult', 'child', 'baby'])},
      search_text TEXT NOT NULL,
      created_at TEXT NOT NULL ${isTime('created_at')},
      removed_at TEXT ${isTime('removed_at')}
    ) STRICT;
    CREATE INDEX people_of_order ON people (order_id, created_at);

    INSERT INTO people (id, order_id, name, age, search_text, created_at)
      SELECT 'per_' || lower(hex(randomblob(16))), id, '', 'adult', '', created_at FROM orders ORDER BY seq;
    CREATE TRIGGER orders_have_a_person AFTER INSERT ON orders BEGIN
      INSERT INTO people (id, order_id, name, age, search_text, created_at)
        VALUES ('per_' || lower(hex(randomblob(16))), new.id, '', 'adult', '', new.created_at);
    END;

    ALTER TABLE shots ADD COLUMN person_id TEXT REFERENCES people (id);
    UPDATE shots SET person_id = (SELECT p.id FROM people p WHERE p.order_id = shots.order_id);
    CREATE TRIGGER shots_are_somebodys BEFORE INSERT ON shots
    WHEN NOT EXISTS (SELECT 1 FROM people WHERE id = new.person_id AND order_id = new.order_id) BEGIN
      SELECT RAISE (ABORT, 'a shot is of a person of its order');
    END;
    CREATE TRIGGER shots_stay_somebodys BEFORE UPDATE OF person_id ON shots BEGIN
      SELECT RAISE (ABORT, 'a shot is of one person for ever');
    END;

    ALTER TABLE photos ADD COLUMN person_id TEXT REFERENCES people (id);
    UPDATE photos SET person_id = (SELECT p.id FROM people p WHERE p.order_id = photos.order_id);
    CREATE TRIGGER photos_are_somebodys BEFORE INSERT ON photos
    WHEN NOT EXISTS (SELECT 1 FROM people WHERE id = new.person_id AND order_id = new.order_id)
      OR new.shot_id IS NOT NULL BEGIN
      SELECT RAISE (ABORT, 'a photo is of a person of its order, and gets its shot afterwards');
    END;
    CREATE TRIGGER photos_stay_somebodys BEFORE UPDATE OF person_id ON photos BEGIN
      SELECT RAISE (ABORT, 'a photo is of one person for ever');
    END;
    CREATE TRIGGER photos_are_of_their_person BEFORE UPDATE OF shot_id ON photos
    WHEN new.shot_id IS NOT NULL
      AND (SELECT person_id FROM shots WHERE id = new.shot_id) IS NOT new.person_id BEGIN
      SELECT RAISE (ABORT, 'a photo is made from a shot of its own person');
    END;

    DROP VIEW order_words;
    CREATE VIEW order_words (seq, order_id, customer_id, words) AS
      SELECT o.seq, o.id, o.customer_id,
        o.number || ' ' || coalesce((SELECT search_text FROM customers WHERE id = o.customer_id), '')
          || coalesce((SELECT ' ' || group_concat(search_text, ' ') FROM people
            WHERE order_id = o.id AND removed_at IS NULL AND search_text <> ''), '')
          || coalesce((SELECT ' ' || group_concat(code, ' ') FROM codes WHERE order_id = o.id), '')
      FROM orders o;
    CREATE TRIGGER orders_words_person AFTER INSERT ON people WHEN new.search_text <> '' BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;
    CREATE TRIGGER orders_words_person_changed AFTER UPDATE OF search_text, removed_at ON people BEGIN
      UPDATE orders SET search_text = (SELECT words FROM order_words w WHERE w.seq = orders.seq)
        WHERE id = new.order_id;
    END;

    CREATE TRIGGER people_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      UPDATE people SET name = '', search_text = ''
        WHERE order_id IN (SELECT id FROM orders WHERE customer_id = new.id);
    END;
  `,
};
