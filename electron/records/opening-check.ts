import type { Sql } from './sql.ts';

interface StoredCheck {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The name that the person has now; null when nobody had signed in. */
  readonly by: string | null;
  /** As they were stored, perhaps by another version of the program. */
  readonly items: unknown;
}

/** The last opening check. */
export interface OpeningChecks {
  /** Null before the first one. */
  last(): StoredCheck | null;
  /** @param who id of the person at the counter, as `deps.who()` gives it */
  put(check: { readonly at: string; readonly who: string; readonly items: unknown }): void;
}

export function createOpeningChecks(sql: Sql): OpeningChecks {
  const last = sql.prepare<object, Omit<StoredCheck, 'items'> & { items: string }>(
    `SELECT at, (SELECT name FROM staff WHERE id = checked_by) AS by, items FROM opening_check WHERE one = 1`,
  );
  const put = sql.prepare<{ at: string; who: string; items: string }>(
    `INSERT INTO opening_check (one, at, checked_by, items) VALUES (1, @at, @who, @items)
     ON CONFLICT (one) DO UPDATE SET at = excluded.at, checked_by = excluded.checked_by, items = excluded.items`,
  );
  return {
    last() {
      const row = last.get({});
      return row === null ? null : { ...row, items: JSON.parse(row.items) as unknown };
    },
    put: ({ items, ...check }) => void put.run({ ...check, items: JSON.stringify(items) }),
  };
}
