import type Database from 'better-sqlite3';
import type { NewerChanges } from '../../shared/model/backups.ts';
import { connectForReading, using } from './file/connect.ts';
import type { RecordsKey } from './file/key.ts';
import { guarded } from './errors.ts';
import { rowsOf } from './packs/pack.ts';
import { packsChangedAfter } from './packs/read-packs.ts';

/** Most entries in each list. */
const most = 50;

const ordersSql = `SELECT number, created_at AS at, count(*) OVER () AS count FROM orders
  WHERE created_at > @since ORDER BY seq DESC LIMIT @most`;
const paymentsSql = `SELECT o.number AS orderNumber, p.paid_at AS at, p.total, p.currency, count(*) OVER () AS count
  FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.paid_at > @since ORDER BY p.paid_at DESC LIMIT @most`;
const callsSql = `SELECT c.endpoint, o.number AS orderNumber, c.sent_at AS at, count(*) OVER () AS count
  FROM calls c LEFT JOIN orders o ON o.id = c.order_id
  WHERE c.sent_at > @since AND c.state NOT IN ('intent', 'refused', 'not-sent')
    AND c.resolution IS NOT 'not-counted' ORDER BY c.sent_at DESC LIMIT @most`;

const unsent = ['intent', 'refused', 'not-sent'];

type Counted<T> = T & { readonly count: number };
const plain = <T>(rows: readonly Counted<T>[]): T[] =>
  rows.map(({ count: _, ...row }) => row as unknown as T);
const countIn = (rows: readonly { readonly count: number }[]): number => rows[0]?.count ?? 0;

/** Returns those calls of packed orders. */
function packedCalls(db: Database.Database, since: string): NewerChanges['calls'] {
  const found: NewerChanges['calls'][number][] = [];
  for (const { number, packed } of packsChangedAfter(db, since))
    for (const { endpoint, sent_at: at, state, resolution } of rowsOf(packed, 'calls'))
      if (
        typeof at === 'string' &&
        at > since &&
        !unsent.includes(String(state)) &&
        resolution !== 'not-counted'
      )
        found.push({ endpoint: String(endpoint), orderNumber: number, at });
  return found;
}

/**
 * Returns what these records have and a copy of them lacks. Reads whole tables, so call it in a thread.
 * @param since time of the last change in the copy, ISO 8601
 * @throws KioskError RECORDS_*
 */
export const newerThan = (file: string, key: RecordsKey, since: string): NewerChanges =>
  guarded(() =>
    using(connectForReading(file, key), (db) => {
      const rows = <T>(sql: string): Counted<T>[] =>
        db.prepare<{ since: string; most: number }, Counted<T>>(sql).all({ since, most });
      const orders = rows<NewerChanges['orders'][number]>(ordersSql);
      const payments = rows<NewerChanges['payments'][number]>(paymentsSql);
      const calls = rows<NewerChanges['calls'][number]>(callsSql);
      const packed = packedCalls(db, since);
      return {
        ...{ orders: plain(orders), orderCount: countIn(orders) },
        ...{ payments: plain(payments), paymentCount: countIn(payments) },
        calls: [...plain(calls), ...packed].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, most),
        callCount: countIn(calls) + packed.length,
      };
    }),
  );
