import { isFlag, isId } from './checks.ts';
import type { Migration } from './migration.ts';

/** States of an e-mail that did not reach the customer, as far as anyone knows. */
const failed = "('refused', 'unknown', 'left', 'cancelled')";

/**
 * An e-mail that reminds a customer of a code names the code. While the last one of a code was not sent, or its outcome is
 * unknown, the code is to be reminded again. The flag is in the index, so that the codes of a week are counted without
 * reading their rows.
 */
export const reminderMails: Migration = {
  version: 560,
  up: `
    ALTER TABLE mails ADD COLUMN reminder_of TEXT ${isId('reminder_of', 'cod')};
    CREATE INDEX mails_of_code ON mails (reminder_of, created_at) WHERE reminder_of IS NOT NULL;
    ALTER TABLE codes ADD COLUMN reminder_failed INTEGER NOT NULL DEFAULT 0 ${isFlag('reminder_failed')}
      CHECK (reminder_failed = 0 OR reminded_way IS 'email');
    DROP INDEX codes_by_expiry;
    CREATE INDEX codes_by_expiry ON codes (expires_at, linked_at, reminded_at, reminder_failed) WHERE replaced = 0;
    CREATE TRIGGER reminder_after_mail AFTER UPDATE OF state ON mails
    WHEN new.reminder_of IS NOT NULL AND new.state IS NOT old.state BEGIN
      UPDATE codes SET reminder_failed = new.state IN ${failed}
        WHERE id = new.reminder_of AND reminded_way = 'email'
          AND NOT EXISTS (SELECT 1 FROM mails WHERE reminder_of = new.reminder_of AND created_at > new.created_at);
    END;
  `,
};
