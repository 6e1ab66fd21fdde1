import type { OrderRow } from './orders.ts';
import type { Sql } from '../sql.ts';

/** An open order that nobody has worked on lately. */
export type LeftOpenOrder = Pick<OrderRow, 'id' | 'updatedAt'> & {
  readonly seq: number;
  /** The last work on the order, its edits, calls and prints. */
  readonly workedAt: string;
};

export interface LeftOpen {
  /**
   * Returns open orders with pictures that were last changed before `before` (ISO 8601), the oldest first, at most `limit`
   * after the given one. Work on an edit or a print of the order counts as a change.
   */
  orders(before: string, after: LeftOpenOrder | null, limit: number): readonly LeftOpenOrder[];
}

const workedAt = `max(o.updated_at,
    coalesce((SELECT max(updated_at) FROM benches WHERE order_id = o.id), ''),
    coalesce((SELECT max(created_at) FROM calls WHERE order_id = o.id), ''),
    coalesce((SELECT max(p.updated_at) FROM print_orders x JOIN prints p ON p.id = x.print_id
      WHERE x.order_id = o.id), ''))`;

const leftOpenSql = `SELECT o.seq, o.id, o.updated_at AS updatedAt, ${workedAt} AS workedAt FROM orders o
  WHERE o.state = 'open' AND o.pictures_erased_at IS NULL AND o.updated_at < @before
    AND (o.updated_at, o.seq) > (@updatedAt, @seq)
    AND NOT EXISTS (SELECT 1 FROM benches b WHERE b.order_id = o.id AND b.updated_at >= @before)
    AND NOT EXISTS (SELECT 1 FROM calls k WHERE k.order_id = o.id AND k.created_at >= @before)
    AND NOT EXISTS (SELECT 1 FROM print_orders x JOIN prints p ON p.id = x.print_id
      WHERE x.order_id = o.id AND p.updated_at >= @before)
  ORDER BY o.updated_at, o.seq LIMIT @limit`;

export function createLeftOpen(sql: Sql): LeftOpen {
  const orders = sql.prepare<
    { before: string; updatedAt: string; seq: number; limit: number },
    LeftOpenOrder
  >(leftOpenSql);
  return {
    orders: (before, after, limit) =>
      orders.all({ before, updatedAt: after?.updatedAt ?? '', seq: after?.seq ?? 0, limit }),
  };
}
