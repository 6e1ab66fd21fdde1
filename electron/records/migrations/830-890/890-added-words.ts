import { changeTrigger } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

const isChanged = 'new.search_text IS NOT old.search_text';
const isLonger = `substr(new.search_text, 1, length(old.search_text) + 1) = old.search_text || ' '`;

const again = (index: string, content: string, rowid: string): string => `
    DROP TABLE ${index};
    CREATE VIRTUAL TABLE ${index} USING fts5 (
      search_text, content = '${content}', content_rowid = '${rowid}',
      tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none', columnsize = 0
    );
    INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1), ('automerge', 0), ('crisismerge', 8);
    INSERT INTO ${index} (${index}) VALUES ('rebuild'), ('optimize');`;

/**
 * A person or a code that is added to an order writes its own words into the search index, and no others (decision 186). Removing words
 * takes out the whole row, because a word that stays may begin with the same letters. Nobody ranks by the number of words in a
 * row, and with a number for each row, SQLite would take a row that was written in parts for two. Building an index leaves up to sixteen
 * segments, and a search reads all of them: they become one.
 */
export const addedWords: Migration = {
  version: 890,
  up: `${again('customer_search', 'customers', 'search_seq')}${again('order_search', 'orders', 'seq')}`,
  fill(db) {
    changeTrigger(db, 'orders_updated', isChanged, `${isChanged} AND NOT (${isLonger})`);
    db.exec(`CREATE TRIGGER orders_words_added AFTER UPDATE OF search_text ON orders WHEN ${isLonger} BEGIN
      INSERT INTO order_search (rowid, search_text)
        VALUES (new.seq, substr(new.search_text, length(old.search_text) + 2));
    END;`);
  },
};
