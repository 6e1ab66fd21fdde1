import { changeTrigger } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

const orders = '(SELECT id FROM orders WHERE customer_id = new.id)';
const isNew = 'new.search_text IS NOT old.search_text OR new.removed_at IS NOT old.removed_at';

/**
 * Erasing a customer writes each of their orders into the search index once, with only its number (decision 185). Before, it did so with
 * each name that it blanked, and then with the word that stands in place of a code.
 */
export const erasedWords: Migration = {
  version: 870,
  up: `
    DROP VIEW order_words;
    CREATE VIEW order_words (seq, order_id, words) AS
      SELECT o.seq, o.id, ltrim(o.number, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-')
        || coalesce((SELECT ' ' || group_concat(search_text, ' ') FROM people
          WHERE order_id = o.id AND removed_at IS NULL AND search_text <> ''), '')
        || coalesce((SELECT ' ' || group_concat(replace(code, rtrim(code, replace(code, '/', '')), ''), ' ')
          FROM codes WHERE order_id = o.id AND code <> 'erased'), '')
      FROM orders o;
    DROP TRIGGER people_erased_with_customer;
  `,
  fill(db) {
    const first = "UPDATE codes SET code = 'erased'";
    const people = `UPDATE people SET name = '', search_text = '' WHERE order_id IN ${orders};`;
    changeTrigger(db, 'words_erased_with_customer', first, `${people}\n      ${first}`);
    const isHere = `NOT EXISTS (SELECT 1 FROM orders o JOIN customers c ON c.id = o.customer_id
        WHERE o.id = new.order_id AND c.erased_at IS NOT NULL)`;
    changeTrigger(db, 'orders_words_person_changed', isNew, `(${isNew}) AND ${isHere}`);
  },
};
