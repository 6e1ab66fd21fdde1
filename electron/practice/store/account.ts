/** The practice account: a free trial whose quotas are counted, stored and reset each month. */
import type { Connection } from './connection.ts';

const quotaEndpoints = ['makeIdPhoto', 'makeIdPhotoWatermark'] as const;
export type QuotaEndpoint = (typeof quotaEndpoints)[number];

/** Photos per month and endpoint: far above a day's practice, yet low enough to see it count. */
export const MONTHLY_QUOTA = 1000;

export interface Quota {
  readonly total: number;
  readonly remaining: number;
  /** Unix milliseconds. */
  readonly resetAt: number;
}

export interface Account {
  quota(endpoint: QuotaEndpoint): Quota;
  /** Takes one from the quota; call it in the transaction that stores the photo. @returns false when none is left */
  spend(endpoint: QuotaEndpoint): boolean;
}

interface QuotaRow {
  total: number;
  remaining: number;
  reset_at: number;
}

/** @returns the first instant of the next calendar month, UTC, in Unix milliseconds */
export function nextReset(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** @param now Unix milliseconds */
export function createAccount(db: Connection, now: () => number): Account {
  const select = db.prepare<[string], QuotaRow>('SELECT * FROM quotas WHERE endpoint = ?');
  const open = db.prepare<[string, number, number, number]>(
    'INSERT OR IGNORE INTO quotas (endpoint, total, remaining, reset_at) VALUES (?, ?, ?, ?)',
  );
  const reset = db.prepare<[number, string, number]>(
    'UPDATE quotas SET remaining = total, reset_at = ? WHERE endpoint = ? AND reset_at <= ?',
  );
  const take = db.prepare<[string]>(
    'UPDATE quotas SET remaining = remaining - 1 WHERE endpoint = ? AND remaining > 0',
  );

  function current(endpoint: QuotaEndpoint): Quota {
    open.run(endpoint, MONTHLY_QUOTA, MONTHLY_QUOTA, nextReset(now()));
    reset.run(nextReset(now()), endpoint, now());
    const row = select.get(endpoint);
    if (row === undefined) throw new Error(`No quota row for ${endpoint}`);
    return { total: row.total, remaining: row.remaining, resetAt: row.reset_at };
  }

  return {
    quota: current,
    spend(endpoint) {
      current(endpoint);
      return take.run(endpoint).changes === 1;
    },
  };
}
