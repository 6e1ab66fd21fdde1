import { changeTrigger } from '../change-trigger.ts';
import type { Migration } from '../migration.ts';

const named = "json_extract(bill, '$.for')";

/** A bill that is stored once (migration 680) names its person only if that is not the first person of its order. */
export const shorterBills: Migration = {
  version: 713,
  up: '',
  fill(db) {
    changeTrigger(
      db,
      'settlements_give_back_what_a_line_cost',
      named,
      `coalesce(${named}, 'per_' || substr(order_id, 5))`,
    );
  },
};
