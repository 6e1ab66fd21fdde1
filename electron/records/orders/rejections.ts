import type { OrderId, PhotoId } from '../../../shared/ids.ts';
import type { RejectionReason, RejectionView, RetakeOfView } from '../../../shared/model/rejection.ts';
import type { Flag, Sql } from '../sql.ts';

interface RejectionRow {
  readonly photoId: PhotoId;
  readonly orderId: OrderId;
  /** The order that was begun to take the photo again. */
  readonly retakeId: OrderId;
  readonly reason: RejectionReason;
  readonly note: string;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Photos that an authority rejected. Rows are only added. */
export interface Rejections {
  insert(rejection: RejectionRow): void;
  /** Returns the rejections of an order's photos, oldest first. */
  ofOrder(orderId: OrderId): RejectionView[];
  /** Returns the order whose photo this order takes again; null when it takes none again. */
  retakenBy(orderId: OrderId): RetakeOfView | null;
}

type Stored = Omit<RejectionView, 'retake'> & {
  readonly orderId: OrderId;
  readonly number: string;
  readonly cancelled: Flag;
};

const rejectionsOfOrderSql = `SELECT r.photo_id AS photoId, r.reason, r.note, r.recorded_at AS "at",
    r.retake_id AS orderId, o.number, o.state = 'cancelled' AS cancelled
  FROM rejections r JOIN orders o ON o.id = r.retake_id WHERE r.order_id = @orderId ORDER BY r.id`;
const retakenBySql = `SELECT r.reason, r.note, r.recorded_at AS "at", r.order_id AS orderId, o.number
  FROM rejections r JOIN orders o ON o.id = r.order_id WHERE r.retake_id = @orderId LIMIT 1`;

export function createRejections(sql: Sql): Rejections {
  const insert = sql.prepare<RejectionRow>(
    `INSERT INTO rejections (photo_id, order_id, retake_id, reason, note, recorded_by, recorded_at)
     VALUES (@photoId, @orderId, @retakeId, @reason, @note, @by, @at)`,
  );
  const ofOrder = sql.prepare<{ orderId: string }, Stored>(rejectionsOfOrderSql);
  const retakenBy = sql.prepare<{ orderId: string }, RetakeOfView>(retakenBySql);
  return {
    insert: (rejection) => void insert.run(rejection),
    ofOrder: (orderId) =>
      ofOrder.all({ orderId }).map(({ orderId: retakeId, number, cancelled, ...rejection }) => ({
        ...rejection,
        retake: { orderId: retakeId, number, cancelled: cancelled === 1 },
      })),
    retakenBy: (orderId) => retakenBy.get({ orderId }),
  };
}
