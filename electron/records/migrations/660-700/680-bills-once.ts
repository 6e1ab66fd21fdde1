import type { Database } from 'better-sqlite3';
import type { Migration } from '../migration.ts';

const whole = `CASE WHEN json_extract(bill, '$.as') IS NULL THEN bill ELSE (SELECT replace(json, '#', json_extract(bill, '$.for'))
            FROM definitions WHERE id = json_extract(bill, '$.as')) END AS bill`;

/** Changes each place of a part of a trigger. What else other migrations put into it stays. */
function remake(db: Database, name: string, before: string, after: string): void {
  const sql = db
    .prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = ?")
    .pluck()
    .get(name);
  if (typeof sql !== 'string' || !sql.includes(before)) throw new Error(`${name} does not have "${before}".`);
  db.exec(`DROP TRIGGER ${name}; ${sql.replaceAll(before, after)};`);
}

/**
 * The bill of a new payment is stored once for all payments like it, as a definition with a gap for the person in the photo
 * (decision 132). Such a bill has no discount, so erasing a customer leaves it as it is. Rows from before keep the whole bill.
 */
export const billsOnce: Migration = {
  version: 680,
  up: '',
  fill(db) {
    const ofOrder = 'bill FROM payments WHERE order_id = new.order_id';
    remake(
      db,
      'settlements_give_back_what_a_line_cost',
      `SELECT ${ofOrder}`,
      `SELECT ${whole}${ofOrder.slice(4)}`,
    );
    const trigger = 'words_erased_with_customer';
    const sql = String(db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(trigger));
    const from = sql.indexOf('UPDATE payments SET bill');
    const before = sql.slice(from, sql.indexOf(';', from) + 1);
    remake(db, trigger, before, before.replace(';', " AND json_extract(bill, '$.as') IS NULL;"));
  },
};
