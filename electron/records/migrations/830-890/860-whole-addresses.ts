import { customerWords } from '../../orders/search-text.ts';
import { triggerSql } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

/** Rows that are read at a time, so that a large file does not have to fit into memory. */
const chunk = 1_000;
/** The triggers that follow a customer's words, one row at a time. */
const following = ['customers_updated', 'name_words_changed'];

/**
 * A whole e-mail address is one of its customer's words (decision 177). The index is made again in one go: a change of each row takes
 * many times as long. `name_words` has no word with digits, and so stays as it is.
 */
export const wholeAddresses: Migration = {
  version: 860,
  up: '',
  fill(db) {
    const triggers = following.map((name) => triggerSql(db, name));
    for (const name of following) db.exec(`DROP TRIGGER ${name}`);
    const next = db.prepare<[number, number], { seq: number; name: string; phone: string; email: string }>(
      "SELECT seq, name, phone, email FROM customers WHERE seq > ? AND email <> '' ORDER BY seq LIMIT ?",
    );
    const set = db.prepare<[string, number]>('UPDATE customers SET search_text = ? WHERE seq = ?');
    for (let rows = next.all(0, chunk); rows.length > 0; rows = next.all(rows.at(-1)?.seq ?? 0, chunk)) {
      for (const { seq, ...customer } of rows) set.run(customerWords(customer), seq);
    }
    for (const sql of triggers) db.exec(sql);
    db.exec("INSERT INTO customer_search (customer_search) VALUES ('rebuild')");
  },
};
