import type { OrderId } from '../../../shared/ids.ts';
import type { Sql } from '../sql.ts';
import type { KeptRow } from './kept-row.ts';

/** Open orders, the one that nobody has worked on for longest first. */
export interface LeftOrders {
  /** Returns orders that were last changed before `before` (ISO 8601), after the given one. */
  list(before: string, after: KeptRow<OrderId> | null, limit: number): KeptRow<OrderId>[];
}

/** Money was taken, or a call may have used credit, or the customer has a code: a person decides about such an order. */
const needed = `EXISTS (SELECT 1 FROM payments WHERE order_id = o.id)
    OR EXISTS (SELECT 1 FROM payment_parts WHERE order_id = o.id AND returned_at IS NULL)
    OR EXISTS (SELECT 1 FROM codes WHERE order_id = o.id)
    OR EXISTS (SELECT 1 FROM calls WHERE order_id = o.id AND state IN ('intent', 'sent', 'uncertain'))
    OR EXISTS (SELECT 1 FROM benches b WHERE b.order_id = o.id AND EXISTS (SELECT 1 FROM calls k
      WHERE k.bench_id = b.id AND k.state IN ('intent', 'sent', 'uncertain')))
    OR EXISTS (SELECT 1 FROM print_orders x JOIN prints p ON p.id = x.print_id
      WHERE x.order_id = o.id AND p.state IN ('submitted', 'waiting', 'printing', 'uncertain'))`;

export const leftOrdersSql = `SELECT o.seq AS place, o.id, o.updated_at AS "at", (${needed}) AS needed FROM orders o
  WHERE o.state = 'open' AND o.updated_at < @before AND (o.updated_at, o.seq) > (@at, @after)
  ORDER BY o.updated_at, o.seq LIMIT @limit`;

export function createLeftOrders(sql: Sql): LeftOrders {
  const list = sql.prepare<{ before: string; at: string; after: number; limit: number }, KeptRow<OrderId>>(
    leftOrdersSql,
  );
  return {
    list: (before, after, limit) =>
      list.all({ before, at: after?.at ?? '', after: after?.place ?? 0, limit }),
  };
}
