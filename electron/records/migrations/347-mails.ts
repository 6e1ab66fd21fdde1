import { judgeAttention } from './200-290/230-waiting-needs-staff.ts';
import { untilNotPrinted } from './340-photo-records.ts';
import { changeTable, type TableChange } from './change-table.ts';
import { isId, isJson, isOneOf, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

const attentions = ['uncertain-call', 'final-owed', 'uncertain-print', 'waiting-print'];

/** Part of the statement that made the table of orders, as migration 170 wrote it, and what replaces it. */
const changes: readonly TableChange[] = [
  [isOneOf('attention', attentions), isOneOf('attention', [...attentions, 'mail'])],
];

/**
 * E-mail to customers: one row for each message, whatever number of times it is tried. Only a row that waits has a next
 * try, so a message that may have been sent is never sent again by the program. A row goes with its customer.
 *
 * A message that was refused, or whose outcome is unknown, waits for staff like a print, and is the least urgent of all.
 * The screen of a cancelled order lists no e-mail.
 */
export const mails: Migration = {
  version: 347,
  up: `
    CREATE TABLE mails (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'mail')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      address TEXT NOT NULL CHECK (address LIKE '_%@_%'),
      parts TEXT NOT NULL ${isJson('parts')},
      message_id TEXT NOT NULL UNIQUE CHECK (message_id GLOB '<*@*>'),
      state TEXT NOT NULL ${isOneOf('state', ['waiting', 'sending', 'sent', 'refused', 'unknown', 'left', 'cancelled'])},
      trouble TEXT CHECK (trouble <> ''),
      reply TEXT NOT NULL,
      attempts INTEGER NOT NULL CHECK (attempts >= 0),
      first_try_at TEXT NOT NULL ${isTime('first_try_at')},
      next_try_at TEXT ${isTime('next_try_at')},
      created_at TEXT NOT NULL ${isTime('created_at')},
      updated_at TEXT NOT NULL ${isTime('updated_at')},
      CHECK ((state = 'waiting') = (next_try_at IS NOT NULL))
    ) STRICT;
    CREATE INDEX mails_of_order ON mails (order_id, created_at);
    CREATE INDEX mails_due ON mails (next_try_at) WHERE state = 'waiting';
    CREATE INDEX mails_under_way ON mails (state) WHERE state IN ('waiting', 'sending');
    CREATE INDEX mails_by_change ON mails (updated_at);
    CREATE TRIGGER mails_erased_with_customer AFTER UPDATE OF erased_at ON customers
    WHEN new.erased_at IS NOT NULL BEGIN
      DELETE FROM mails WHERE order_id IN (SELECT id FROM orders WHERE customer_id = new.id);
    END;

    DROP VIEW order_attention;
    CREATE VIEW order_attention (order_id, attention) AS
      SELECT o.id, CASE
${untilNotPrinted}        WHEN o.state <> 'cancelled' AND EXISTS (SELECT 1 FROM mails
          WHERE order_id = o.id AND state IN ('refused', 'unknown')) THEN 'mail'
        END
      FROM orders o;
    CREATE TRIGGER attention_after_mail AFTER UPDATE OF state ON mails WHEN new.state IS NOT old.state BEGIN
      ${judgeAttention('id = new.order_id')}
    END;
    CREATE TRIGGER attention_after_no_mail AFTER DELETE ON mails WHEN old.state IN ('refused', 'unknown') BEGIN
      ${judgeAttention('id = old.order_id')}
    END;
  `,
  fill: (db) => changeTable(db, 'orders', changes, []),
};
