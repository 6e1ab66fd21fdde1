import type { Database } from 'better-sqlite3';
import { isTime } from './checks.ts';
import type { Migration } from './migration.ts';

interface Kept {
  readonly table: string;
  /** The trigger that keeps the rows, and what it says. */
  readonly trigger: string;
  readonly words: string;
  /** SQL for the time of an old row. */
  readonly at: string;
}

const kept: readonly Kept[] = [
  {
    table: 'settlements',
    trigger: 'settlements_are_kept',
    words: 'a settlement is never deleted',
    at: 'old.settled_at',
  },
  {
    table: 'payment_parts',
    trigger: 'payment_parts_are_kept',
    words: 'a part of a payment is never deleted',
    at: 'old.taken_at',
  },
  {
    table: 'later_sales',
    trigger: 'later_sales_are_kept',
    words: 'a later sale is never deleted',
    at: 'old.paid_at',
  },
  {
    table: 'refund_numbers',
    trigger: 'refund_numbers_are_kept',
    words: 'the number of a refund is kept',
    at: '(SELECT settled_at FROM settlements WHERE id = old.settlement_id)',
  },
  {
    table: 'cash_moves',
    trigger: 'cash_moves_no_delete',
    words: 'a cash movement is kept as it is',
    at: 'old.moved_at',
  },
  {
    table: 'closings',
    trigger: 'closings_no_delete',
    words: 'a closing never changes',
    at: 'old.closed_at',
  },
  {
    table: 'overrides',
    trigger: 'overrides_are_kept',
    words: 'an override is never deleted',
    at: 'old.overridden_at',
  },
  {
    table: 'versions',
    trigger: 'versions_are_kept',
    words: 'a version is never deleted',
    at: 'old.created_at',
  },
  {
    table: 'no_paper_told',
    trigger: 'no_paper_told_is_kept',
    words: 'what a customer was told is never deleted',
    at: 'old.told_at',
  },
  {
    table: 'went_on_anyway',
    trigger: 'went_on_anyway_is_kept',
    words: 'what staff decided is never deleted',
    at: 'old.decided_at',
  },
];

/** The trigger anew: it lets rows go that are older than the accounts that the studio keeps. */
const stayUntilCut = ({ table, trigger, words, at }: Kept): string => `DROP TRIGGER ${trigger};
    CREATE TRIGGER ${trigger} BEFORE DELETE ON ${table}
    WHEN NOT EXISTS (SELECT 1 FROM accounts_cut WHERE ${at} < before) BEGIN
      SELECT RAISE (ABORT, '${words}');
    END;`;

const isHash = (column: string): string => `CHECK (length(${column}) = 32)`;

/**
 * Retention periods for accounts, the audit log and customers. `accounts_cut` and `audit_cut` say up to where rows were removed
 * because their period was over; only such rows can be deleted, and a cut never goes back.
 */
export const keepingPeriods: Migration = {
  version: 600,
  up: `
    CREATE TABLE accounts_cut (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      before TEXT NOT NULL ${isTime('before')},
      last_entry INTEGER NOT NULL CHECK (last_entry >= 0)
    ) STRICT;
    CREATE TRIGGER accounts_cut_goes_forward BEFORE UPDATE ON accounts_cut
    WHEN new.before < old.before OR new.last_entry < old.last_entry BEGIN
      SELECT RAISE (ABORT, 'the cut of the accounts never goes back');
    END;
    CREATE TRIGGER accounts_cut_is_kept BEFORE DELETE ON accounts_cut BEGIN
      SELECT RAISE (ABORT, 'the cut of the accounts is kept');
    END;
    ${kept.map(stayUntilCut).join('\n    ')}
    DROP TRIGGER closing_entries_no_delete;
    CREATE TRIGGER closing_entries_no_delete BEFORE DELETE ON closing_entries
    WHEN NOT EXISTS (SELECT 1 FROM accounts_cut WHERE old.seq <= last_entry) BEGIN
      SELECT RAISE (ABORT, 'an entry is kept as it is');
    END;

    CREATE TABLE audit_cut (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      last_seq INTEGER NOT NULL CHECK (last_seq > 0),
      last_at TEXT NOT NULL ${isTime('last_at')},
      last_hash BLOB NOT NULL ${isHash('last_hash')},
      cut_at TEXT NOT NULL ${isTime('cut_at')},
      seal BLOB NOT NULL ${isHash('seal')}
    ) STRICT;
    CREATE TRIGGER audit_cut_goes_forward BEFORE UPDATE ON audit_cut WHEN new.last_seq <= old.last_seq BEGIN
      SELECT RAISE (ABORT, 'the cut of the audit log never goes back');
    END;
    CREATE TRIGGER audit_cut_is_kept BEFORE DELETE ON audit_cut BEGIN
      SELECT RAISE (ABORT, 'the cut of the audit log is kept');
    END;
    DROP TRIGGER audit_log_is_kept;
    CREATE TRIGGER audit_log_is_kept BEFORE DELETE ON audit_log
    WHEN NOT EXISTS (SELECT 1 FROM audit_cut WHERE old.seq <= last_seq) BEGIN
      SELECT RAISE (ABORT, 'an entry of the audit log is never deleted');
    END;

    CREATE INDEX customers_kept ON customers (search_seq) WHERE erased_at IS NULL;
  `,
  fill: keepAsBefore,
};

interface OldDays {
  readonly withConsent?: number;
  readonly without?: number;
}

/**
 * A studio from before goes on as it was: what it kept without an end stays until a supervisor sets a period, and shots and
 * previews go with the other pictures of their order.
 */
function keepAsBefore(db: Database): void {
  const row = db.prepare<[], { value: string }>('SELECT value FROM settings').get();
  const order = db
    .prepare<[], { created_at: string }>('SELECT created_at FROM orders WHERE seq > 0 LIMIT 1')
    .get();
  const write = db.prepare<[{ value: string; at: string }]>(
    `INSERT INTO settings (one, value, updated_at) VALUES (1, @value, @at)
     ON CONFLICT (one) DO UPDATE SET value = excluded.value`,
  );
  const stored = (row === undefined ? {} : JSON.parse(row.value)) as { readonly keepDays?: OldDays };
  const { withConsent = 365, without = 30 } = stored.keepDays ?? {};
  const longest = Math.max(withConsent, without);
  const keepDays = { ...stored.keepDays, shots: longest, previews: longest, abandoned: null, setAside: null };
  const value = JSON.stringify({
    ...stored,
    keepDays,
    keepYears: { customers: null, accounts: null, audit: null },
  });
  const at = order?.created_at ?? '1970-01-01T00:00:00.000Z';
  if (row !== undefined || order !== undefined) write.run({ value, at });
}
