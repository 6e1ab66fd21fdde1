import type { CustomerId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';
import type { KeptRow, KeptSearch } from './kept-row.ts';

/** Customers, those who were seen longest ago first. */
export interface OldCustomers {
  /** Returns customers who had an order, by their newest one. Begin after 0. */
  readonly withOrders: (search: KeptSearch) => KeptRow<CustomerId>[];
  /** Returns customers who never had an order, the earliest first. Begin after 0. */
  readonly withoutOrders: (search: KeptSearch) => KeptRow<CustomerId>[];
  /** Returns one customer, with the place in the list that they are in; null once erased. */
  readonly get: (id: CustomerId, now: string) => KeptRow<CustomerId> | null;
}

const openCall = (of: string): string =>
  `EXISTS (SELECT 1 FROM calls k WHERE k.${of} AND k.state IN ('intent', 'sent', 'uncertain'))`;

/** A customer who is still owed something: an order that is open, a call of unknown outcome, a code that is valid. */
const needed = `EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND (o.state = 'open'
      OR EXISTS (SELECT 1 FROM codes WHERE order_id = o.id AND expires_at > @now)
      OR ${openCall('order_id = o.id')}
      OR EXISTS (SELECT 1 FROM benches b WHERE b.order_id = o.id AND ${openCall('bench_id = b.id')})))`;

const columns = `c.id, coalesce((SELECT max(updated_at) FROM orders WHERE customer_id = c.id), c.created_at) AS "at",
  ${needed} AS needed`;

export const customersSeenSql = `SELECT c.search_seq AS place, ${columns} FROM customers c INDEXED BY customers_kept
  WHERE c.erased_at IS NULL AND c.search_seq > @after ORDER BY c.search_seq LIMIT @limit`;
export const customersNeverSeenSql = `SELECT -c.search_seq AS place, ${columns} FROM customers c INDEXED BY customers_kept
  WHERE c.erased_at IS NULL AND c.search_seq < -@after ORDER BY c.search_seq DESC LIMIT @limit`;
const customerSeenSql = `SELECT abs(c.search_seq) AS place, ${columns} FROM customers c
  WHERE c.id = @id AND c.erased_at IS NULL`;

export function createOldCustomers(sql: Sql): OldCustomers {
  const withOrders = sql.prepare<KeptSearch, KeptRow<CustomerId>>(customersSeenSql);
  const withoutOrders = sql.prepare<KeptSearch, KeptRow<CustomerId>>(customersNeverSeenSql);
  const one = sql.prepare<{ id: string; now: string }, KeptRow<CustomerId>>(customerSeenSql);
  return {
    withOrders: (search) => withOrders.all(search),
    withoutOrders: (search) => withoutOrders.all(search),
    get: (id, now) => one.get({ id, now }),
  };
}
