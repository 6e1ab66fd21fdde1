import type { Migration } from './migration.ts';

/** The words of a row without digits. Stored words are letters and digits only (search-text.ts), so no other sign needs care. */
const wordsOf = (row: string): string => `json_each('["' || replace(${row}.search_text, ' ', '","') || '"]')`;
const isName = "value <> '' AND value NOT GLOB '*[0-9]*'";

const enter = `INSERT INTO name_words (word, uses) SELECT value, 1 FROM ${wordsOf('new')} WHERE ${isName}
    ON CONFLICT DO UPDATE SET uses = uses + 1;`;
const old = `word IN (SELECT value FROM ${wordsOf('old')} WHERE ${isName})`;
const leave = `DELETE FROM name_words WHERE uses = 1 AND ${old};
    UPDATE name_words SET uses = uses - 1 WHERE ${old};`;

/**
 * Every word of a customer's name and e-mail address once, with the number of customers who have it: a search that finds
 * nobody looks here for words that differ by one letter. A word leaves the table with its last customer.
 */
export const nameWords: Migration = {
  version: 430,
  up: `
    CREATE TABLE name_words (
      word TEXT NOT NULL PRIMARY KEY CHECK (word <> ''),
      uses INTEGER NOT NULL CHECK (uses > 0)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO name_words (word, uses)
      SELECT value, count(*) FROM customers c, ${wordsOf('c')} WHERE ${isName} GROUP BY value;
    CREATE TRIGGER name_words_inserted AFTER INSERT ON customers BEGIN
      ${enter}
    END;
    CREATE TRIGGER name_words_changed AFTER UPDATE OF search_text ON customers
    WHEN new.search_text IS NOT old.search_text BEGIN
      ${enter}
      ${leave}
    END;
    CREATE TRIGGER name_words_deleted AFTER DELETE ON customers BEGIN
      ${leave}
    END;
  `,
};
