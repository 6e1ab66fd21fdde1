import type { Sql } from '../sql.ts';

/** Up to where accounts were removed because their period was over. Only older ones can be deleted. */
export interface AccountsCut {
  /**
   * Moves the cut on; an earlier time than the last changes nothing. Call it in the transaction that removes some.
   * @param before ISO 8601, UTC
   * @param lastEntry the last entry of closings that may go
   */
  readonly to: (before: string, lastEntry?: number) => void;
}

export function createAccountsCut(sql: Sql): AccountsCut {
  const to = sql.prepare<{ before: string; lastEntry: number }>(
    `INSERT INTO accounts_cut (one, before, last_entry) VALUES (1, @before, @lastEntry)
     ON CONFLICT (one) DO UPDATE SET before = max(before, excluded.before),
       last_entry = max(last_entry, excluded.last_entry)
     WHERE excluded.before > before OR excluded.last_entry > last_entry`,
  );
  return { to: (before, lastEntry = 0) => void to.run({ before, lastEntry }) };
}
