import type { Migration } from '../migration.ts';

/**
 * Which calls and prints a closing has counted is read by nothing: its report has the sums. Their entries may go then, apart from
 * the newest one of all, because numbers go on after it (decision 131).
 */
export const countedEntries: Migration = {
  version: 690,
  up: `
    DROP TRIGGER closing_entries_no_delete;
    CREATE TRIGGER closing_entries_no_delete BEFORE DELETE ON closing_entries
    WHEN NOT EXISTS (SELECT 1 FROM accounts_cut WHERE old.seq <= last_entry)
      AND NOT (old.kind IN ('call', 'print') AND old.seq < (SELECT max(seq) FROM closing_entries)
        AND old.seq <= coalesce((SELECT last_entry FROM closings ORDER BY number DESC LIMIT 1), 0)) BEGIN
      SELECT RAISE (ABORT, 'an entry is kept as it is');
    END;
  `,
};
