import type Database from 'better-sqlite3';
import type { AuditAct } from '../../shared/model/audit.ts';
import type { NewerChanges } from '../../shared/model/backups.ts';
import { lookUps, ways } from './audit/note.ts';
import { connectForReading, using } from './file/connect.ts';
import type { RecordsKey } from './file/key.ts';
import { guarded } from './errors.ts';
import { rowsOf } from './packs/pack.ts';
import { packsChangedAfter } from './packs/read-packs.ts';

/** Most entries in each list. */
const most = 50;

/**
 * How far a copy had come. Numbers tell what is newer whatever the computer's clock said; a time does where they are not known.
 */
export interface CopyPosition {
  /** When it was last changed, ISO 8601. */
  readonly at: string;
  /** The number of its newest order; empty for none. */
  readonly lastOrder?: string | undefined;
  /** The number of its newest entry in the audit log. */
  readonly entries?: number | undefined;
  /** The number of its newest entry that a closing counts. */
  readonly counted?: number | undefined;
}

/** Acts whose change a copy does not lack: something was shown, handed out or begun, is not in the records, or is done again after a restore. */
const withoutChange: readonly AuditAct[] = [
  ...lookUps,
  ...ways,
  ...(['exported', 'erased', 'recovery-key-shown', 'recovery-key-printed', 'account-connected'] as const),
  ...(['account-disconnected', 'backup-made', 'backup-restored', 'update-begun', 'update-undone'] as const),
];

const lastOrderSql = 'SELECT seq FROM orders WHERE number = @number';
const ordersSql = `SELECT number, created_at AS at, count(*) OVER () AS count FROM orders
  WHERE iif(@order IS NULL, created_at > @since, seq > @order) ORDER BY seq DESC LIMIT @most`;
const paymentsSql = `SELECT o.number AS orderNumber, p.paid_at AS at, p.total, p.currency, count(*) OVER () AS count
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.paid_at > @since OR p.order_id IN (SELECT ref FROM closing_entries WHERE seq > @counted AND kind = 'payment')
  ORDER BY p.paid_at DESC LIMIT @most`;
const callsSql = `SELECT c.endpoint, o.number AS orderNumber, c.sent_at AS at, count(*) OVER () AS count
  FROM calls c LEFT JOIN orders o ON o.id = c.order_id
  WHERE (c.sent_at > @since OR o.seq > @order
      OR c.id IN (SELECT ref FROM closing_entries WHERE seq > @counted AND kind = 'call'))
    AND c.state NOT IN ('intent', 'refused', 'not-sent')
    AND c.resolution IS NOT 'not-counted' ORDER BY c.sent_at DESC LIMIT @most`;

const actsSql = `SELECT act, count(*) AS count FROM audit_log
  WHERE seq > coalesce(@entries, 0) AND (@entries IS NOT NULL OR at > @since) GROUP BY act`;

const unsent = ['intent', 'refused', 'not-sent'];

type Counted<T> = T & { readonly count: number };
const plain = <T>(rows: readonly Counted<T>[]): T[] =>
  rows.map(({ count: _, ...row }) => row as unknown as T);
const countIn = (rows: readonly { readonly count: number }[]): number => rows[0]?.count ?? 0;

/** Returns those calls of packed orders. */
function packedCalls(db: Database.Database, since: string, order: number | null): NewerChanges['calls'] {
  const found: NewerChanges['calls'][number][] = [];
  for (const { number, seq, packed } of packsChangedAfter(db, { since, order }))
    for (const { endpoint, sent_at: at, state, resolution } of rowsOf(packed, 'calls'))
      if (
        typeof at === 'string' &&
        (at > since || (order !== null && seq > order)) &&
        !unsent.includes(String(state)) &&
        resolution !== 'not-counted'
      )
        found.push({ endpoint: String(endpoint), orderNumber: number, at });
  return found;
}

/** Returns the place of a copy's newest order in the table; null where it is not known. */
function placeOf(db: Database.Database, lastOrder: string | undefined): number | null {
  if (lastOrder === undefined) return null;
  if (lastOrder === '') return 0;
  const found = db.prepare<{ number: string }, { seq: number }>(lastOrderSql).get({ number: lastOrder });
  return found?.seq ?? null;
}

/**
 * Returns what these records have and a copy of them lacks. Reads whole tables, so call it in a thread.
 * @throws KioskError RECORDS_*
 */
export const newerThan = (file: string, key: RecordsKey, copy: CopyPosition): NewerChanges =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const { at: since, entries = null, counted = null } = copy;
      const order = placeOf(db, copy.lastOrder);
      const rows = <T>(sql: string): Counted<T>[] =>
        db
          .prepare<Record<string, string | number | null>, Counted<T>>(sql)
          .all({ since, order, counted, entries, most });
      const orders = rows<NewerChanges['orders'][number]>(ordersSql);
      const payments = rows<NewerChanges['payments'][number]>(paymentsSql);
      const calls = rows<NewerChanges['calls'][number]>(callsSql);
      const packed = packedCalls(db, since, order);
      const acts = rows<{ readonly act: AuditAct }>(actsSql);
      return {
        ...{ orders: plain(orders), orderCount: countIn(orders) },
        ...{ payments: plain(payments), paymentCount: countIn(payments) },
        calls: [...plain(calls), ...packed].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most),
        callCount: countIn(calls) + packed.length,
        acts: acts.filter(({ act }) => !withoutChange.includes(act)),
      };
    }),
  );
