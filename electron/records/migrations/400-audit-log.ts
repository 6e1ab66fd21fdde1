import { isId, isJson, isTime } from './checks.ts';
import type { Migration } from './migration.ts';

/**
 * Who did what. Entries are only added, each with a hash over the one before and itself. Numbers never recur, because
 * `sqlite_sequence` remembers the highest, so a removed entry leaves a gap.
 *
 * Every index ends with the entry's number, which is the table's row number.
 */
export const auditLog: Migration = {
  version: 400,
  up: `
    CREATE TABLE audit_log (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL ${isTime('at')},
      person TEXT NOT NULL CHECK (person <> ''),
      allowed_by TEXT ${isId('allowed_by', 'stf')},
      act TEXT NOT NULL CHECK (act <> '' AND act NOT GLOB '*[^a-z-]*'),
      order_id TEXT ${isId('order_id', 'ord')},
      subject TEXT CHECK (subject GLOB '[a-z]*_*' AND subject NOT GLOB '*[^a-z0-9_]*'),
      facts TEXT NOT NULL ${isJson('facts')},
      hash BLOB NOT NULL CHECK (length(hash) = 32)
    ) STRICT;
    CREATE INDEX audit_log_by_time ON audit_log (at);
    CREATE INDEX audit_log_by_person ON audit_log (person);
    CREATE INDEX audit_log_by_act ON audit_log (act);
    CREATE INDEX audit_log_by_person_and_act ON audit_log (person, act);
    CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN
      SELECT RAISE (ABORT, 'an entry of the audit log never changes');
    END;
    CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log BEGIN
      SELECT RAISE (ABORT, 'an entry of the audit log is never deleted');
    END;
  `,
};
