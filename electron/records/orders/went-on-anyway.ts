import type { OrderId } from '../../../shared/ids.ts';
import type { WentOnAnywayView } from '../../../shared/model/order.ts';
import type { Sql } from '../sql.ts';
import { staffName } from '../staff/staff-name.ts';

interface Stored extends Omit<WentOnAnywayView, 'points'> {
  /** JSON. */
  readonly points: string;
}

/** The log of staff who continued although the verdict warned against it. Rows are only added. */
export interface WentOnAnyway {
  insert(orderId: OrderId, decision: WentOnAnywayView): void;
  /** Oldest first. */
  ofOrder(orderId: OrderId): WentOnAnywayView[];
}

const wentOnAnywayOfOrderSql = `SELECT image_id AS imageId, step, points, ${staffName('decided_by')} AS "by", decided_at AS "at"
  FROM went_on_anyway WHERE order_id = @orderId ORDER BY id`;

export function createWentOnAnyway(sql: Sql): WentOnAnyway {
  const insert = sql.prepare<Stored & { orderId: OrderId }>(
    `INSERT INTO went_on_anyway (order_id, image_id, step, points, decided_by, decided_at)
     VALUES (@orderId, @imageId, @step, @points, @by, @at)`,
  );
  const ofOrder = sql.prepare<{ orderId: OrderId }, Stored>(wentOnAnywayOfOrderSql);
  return {
    insert: (orderId, { points, ...decision }) =>
      void insert.run({ ...decision, orderId, points: JSON.stringify(points) }),
    ofOrder: (orderId) =>
      ofOrder
        .all({ orderId })
        .map((row) => ({ ...row, points: JSON.parse(row.points) as WentOnAnywayView['points'] })),
  };
}
