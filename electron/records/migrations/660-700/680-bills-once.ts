import { changeTrigger, triggerSql } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

const whole = `CASE WHEN json_extract(bill, '$.as') IS NULL THEN bill ELSE (SELECT replace(json, '#', json_extract(bill, '$.for'))
            FROM definitions WHERE id = json_extract(bill, '$.as')) END AS bill`;

/**
 * The bill of a new payment is stored once for all payments like it, as a definition with a gap for the person in the photo
 * (decision 132). Such a bill has no discount, so erasing a customer leaves it as it is. Rows from before keep the whole bill.
 */
export const billsOnce: Migration = {
  version: 680,
  up: '',
  fill(db) {
    const ofOrder = 'bill FROM payments WHERE order_id = new.order_id';
    changeTrigger(
      db,
      'settlements_give_back_what_a_line_cost',
      `SELECT ${ofOrder}`,
      `SELECT ${whole}${ofOrder.slice(4)}`,
    );
    const trigger = 'words_erased_with_customer';
    const sql = triggerSql(db, trigger);
    const from = sql.indexOf('UPDATE payments SET bill');
    const before = sql.slice(from, sql.indexOf(';', from) + 1);
    changeTrigger(db, trigger, before, before.replace(';', " AND json_extract(bill, '$.as') IS NULL;"));
  },
};
