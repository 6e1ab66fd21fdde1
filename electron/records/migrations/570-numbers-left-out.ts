import type { Migration } from './migration.ts';

/**
 * Numbers of refunds and closings are counted like those of orders, so that the mark knows them. After an older copy of the
 * records was restored, the numbers of what was lost are left out. Until then, each had to follow the one before it.
 */
export const numbersLeftOut: Migration = {
  version: 570,
  up: `
    DROP TRIGGER refund_numbers_of_settlements;
    DROP TRIGGER refund_numbers_have_no_gap;
    INSERT INTO counters (name, last) SELECT 'refund', number FROM refund_numbers ORDER BY number DESC LIMIT 1;
    INSERT INTO counters (name, last) SELECT 'closing', number FROM closings ORDER BY number DESC LIMIT 1;
    CREATE TRIGGER refund_numbers_ascend BEFORE INSERT ON refund_numbers
    WHEN new.number <= (SELECT coalesce(max(number), 0) FROM refund_numbers) BEGIN
      SELECT RAISE (ABORT, 'the numbers of refunds ascend');
    END;
    DROP TRIGGER closings_follow_one_another;
    CREATE TRIGGER closings_ascend BEFORE INSERT ON closings
    WHEN new.number <= (SELECT coalesce(max(number), 0) FROM closings)
      OR new.last_entry < (SELECT last_entry FROM closings ORDER BY number DESC LIMIT 1)
      OR new.last_entry > (SELECT coalesce(max(seq), 0) FROM closing_entries) BEGIN
      SELECT RAISE (ABORT, 'a closing follows the one before it');
    END;
  `,
};
