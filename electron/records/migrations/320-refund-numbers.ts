import type { Migration } from './migration.ts';

/**
 * Every refund and void has a number of its own, which the receipt prints. The numbers follow one another without gaps, in
 * the order in which the refunds were recorded: a trigger gives each in the transaction of its refund.
 */
export const refundNumbers: Migration = {
  version: 320,
  up: `
    CREATE TABLE refund_numbers (
      number INTEGER PRIMARY KEY CHECK (number > 0),
      settlement_id TEXT NOT NULL UNIQUE REFERENCES settlements (id)
    ) STRICT;
    INSERT INTO refund_numbers (number, settlement_id)
      SELECT row_number() OVER (ORDER BY settled_at, rowid), id FROM settlements WHERE method IS NOT NULL;
    CREATE TRIGGER refund_numbers_stay BEFORE UPDATE ON refund_numbers BEGIN
      SELECT RAISE (ABORT, 'the number of a refund never changes');
    END;
    CREATE TRIGGER refund_numbers_are_kept BEFORE DELETE ON refund_numbers BEGIN
      SELECT RAISE (ABORT, 'the number of a refund is kept');
    END;
    CREATE TRIGGER refund_numbers_have_no_gap BEFORE INSERT ON refund_numbers
    WHEN new.number <> 1 + (SELECT coalesce(max(number), 0) FROM refund_numbers) BEGIN
      SELECT RAISE (ABORT, 'the numbers of refunds follow one another');
    END;
    CREATE TRIGGER refund_numbers_of_settlements AFTER INSERT ON settlements WHEN new.method IS NOT NULL BEGIN
      INSERT INTO refund_numbers (number, settlement_id)
        SELECT 1 + coalesce(max(number), 0), new.id FROM refund_numbers;
    END;
  `,
};
