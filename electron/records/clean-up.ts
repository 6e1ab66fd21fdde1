import type { ImageId, OrderId } from '../../shared/ids.ts';
import { pictureKinds, type PictureKind } from '../../shared/model/keeping.ts';
import { agreedDays } from './orders/consents.ts';
import type { OrderPacks } from './packs/order-packs.ts';
import type { Sql } from './sql.ts';

/** A closed order that may still have pictures. */
export interface ClosedOrder {
  readonly seq: number;
  readonly id: OrderId;
  readonly closedAt: string;
  /** Whether the customer allows the studio to keep the pictures. Without a customer, there is no consent. */
  readonly keepPhotos: 0 | 1;
  /** Number of days that the customer agreed to; null where it is not known. */
  readonly agreedDays: number | null;
}

/** A sealed answer that is not erased. */
interface KeptAnswer {
  readonly id: ImageId;
  /** True when nothing needs the answer any more. */
  readonly served: boolean;
}

/**
 * Queries of the daily clean-up. Every list has a limit and continues after the last row of the previous one, so that a
 * query takes no longer with two million orders than with two hundred.
 */
export interface CleanUp {
  /** Returns orders closed before `before` (ISO 8601) that may have pictures, in the order in which they were closed. */
  closedOrders(before: string, after: ClosedOrder | null, limit: number): ClosedOrder[];
  /**
   * Returns an order's pictures that are not erased, with their originals and edits, and answers that may hold some.
   * @param kinds all of them, if left out
   */
  picturesOf(orderId: OrderId, kinds?: readonly PictureKind[]): ImageId[];
  /** Returns every picture that an order ever had, erased ones included, also those of its retouch sessions. */
  everyPictureOf(orderId: OrderId): ImageId[];
  /**
   * Marks those of the orders that have no picture, so that the clean-up skips them until they get one. A power cut may
   * take the marks, unless this is part of a transaction; the clean-up then makes them again.
   *
   * @returns the orders that were marked
   */
  markEmpty(orderIds: readonly OrderId[], at: string): OrderId[];
  /** Returns sealed answers after `after`, sorted by id. */
  answers(after: string, limit: number): KeptAnswer[];
  /**
   * Returns whether an answer is no longer needed: its call is done, no photo or sheet still waits for its image, and it
   * was a picture. An answer that was not a picture, or that was refused because its id belongs to another
   * photo, is kept unchanged as evidence for the service's support.
   */
  isServed(answerId: ImageId): boolean;
  /** Returns the given ids whose image or original must be in the vault. */
  live(ids: readonly string[]): ReadonlySet<string>;
}

export const closedOrdersSql = `SELECT o.seq, o.id, o.closed_at AS closedAt, coalesce(c.keep_photos, 0) AS keepPhotos,
    ${agreedDays('c.id')} AS agreedDays
  FROM orders o LEFT JOIN customers c ON c.id = o.customer_id
  WHERE o.state <> 'open' AND o.pictures_erased_at IS NULL AND o.closed_at < @before
    AND (o.closed_at, o.seq) > (@closedAt, @seq)
  ORDER BY o.closed_at, o.seq LIMIT @limit`;

/** Ids of an order's images in SQL. `order` is its id. */
const imagesSql = (order: string): string => `SELECT image_id AS id FROM shots WHERE order_id = ${order}
    UNION SELECT preview_image_id FROM photos WHERE order_id = ${order}
    UNION SELECT final_image_id FROM photos WHERE order_id = ${order}
    UNION SELECT s.image_id FROM photos p JOIN service_sheets s ON s.photo_id = p.id WHERE p.order_id = ${order}
    UNION SELECT answer_image_id FROM calls WHERE order_id = ${order}
    UNION SELECT v.image_id FROM benches b JOIN versions v ON v.bench_id = b.id
      WHERE b.order_id = ${order} AND b.shot_id IS NOT NULL`;

/** The kind of a picture's period. A sheet of the service has the final on it. */
const kindSql = `CASE i.kind WHEN 'preview' THEN 'previews' WHEN 'final' THEN 'finals' WHEN 'sheet' THEN 'finals'
    WHEN 'answer' THEN 'answers' ELSE 'shots' END`;

/** Pictures of an order that are not erased, with their kinds. `order` is its id in SQL. */
const picturesSql = (order: string): string => `WITH pictures AS (${imagesSql(order)})
  SELECT i.id, ${kindSql} AS kind FROM images i WHERE i.erased_at IS NULL AND i.id IN pictures
  UNION ALL SELECT g.id, 'shots' FROM originals g WHERE g.erased_at IS NULL AND g.image_id IN pictures`;

export const orderPicturesSql = picturesSql('@orderId');

const everyPictureSql = `WITH pictures AS (${imagesSql('@orderId')}
    UNION SELECT v.image_id FROM benches b JOIN versions v ON v.bench_id = b.id WHERE b.order_id = @orderId
    UNION SELECT k.answer_image_id FROM benches b JOIN calls k ON k.bench_id = b.id
      WHERE b.order_id = @orderId AND k.answer_image_id IS NOT NULL
  )
  SELECT id FROM pictures WHERE id IS NOT NULL
  UNION ALL SELECT g.id FROM originals g WHERE g.image_id IN pictures`;

const served = `EXISTS (SELECT 1 FROM calls k WHERE k.answer_image_id = i.id AND k.state = 'done'
      AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.id = k.photo_id AND p.trouble = 'image-unreadable')
      AND NOT EXISTS (SELECT 1 FROM photo_uuid_conflicts c WHERE c.call_id = k.id))
    AND NOT EXISTS (SELECT 1 FROM photos p WHERE p.answer_image_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM service_sheets s WHERE s.answer_image_id = i.id)`;

const liveSql = `SELECT id FROM images WHERE id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL
  UNION ALL SELECT id FROM originals WHERE id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL`;

export function createCleanUp(sql: Sql, packs: Pick<OrderPacks, 'open' | 'picturesIn'>): CleanUp {
  const closedOrders = sql.prepare<
    { before: string; closedAt: string; seq: number; limit: number },
    ClosedOrder
  >(closedOrdersSql);
  const pictures = sql.prepare<{ orderId: string }, { id: ImageId; kind: PictureKind }>(orderPicturesSql);
  const everyPicture = sql.prepare<{ orderId: string }, { id: ImageId }>(everyPictureSql);
  const markEmpty = sql.prepare<{ orderIds: string; at: string }, { id: OrderId }>(
    `UPDATE orders SET pictures_erased_at = @at
     WHERE id IN (SELECT value FROM json_each(@orderIds)) AND pictures_erased_at IS NULL
       AND NOT EXISTS (${picturesSql('orders.id')})
     RETURNING id`,
  );
  const eraseNames = sql.prepare<{ orderIds: string; at: string }>(
    `UPDATE benches SET erased_at = @at, name = ''
     WHERE order_id IN (SELECT value FROM json_each(@orderIds)) AND erased_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM versions v JOIN images i ON i.id = v.image_id
         WHERE v.bench_id = benches.id AND i.erased_at IS NULL)`,
  );
  const answers = sql.prepare<{ after: string; limit: number }, { id: ImageId; served: number }>(
    `SELECT i.id, ${served} AS served FROM images i
     WHERE i.kind = 'answer' AND i.erased_at IS NULL AND i.id > @after ORDER BY i.id LIMIT @limit`,
  );
  const isServed = sql.prepare<{ id: string }, { found: number }>(
    `SELECT 1 AS found FROM images i WHERE i.id = @id AND i.kind = 'answer' AND i.erased_at IS NULL AND ${served}`,
  );
  const live = sql.prepare<{ ids: string }, { id: string }>(liveSql);

  return {
    closedOrders: (before, after, limit) =>
      closedOrders.all({ before, closedAt: after?.closedAt ?? '', seq: after?.seq ?? 0, limit }),
    picturesOf: (orderId, kinds = pictureKinds) =>
      pictures.all({ orderId }).flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])),
    everyPictureOf: (orderId) => [
      ...everyPicture.all({ orderId }).map(({ id }) => id),
      ...packs.picturesIn(orderId),
    ],
    markEmpty: (orderIds, at) =>
      sql.repeatable(() => {
        const marked = markEmpty.all({ orderIds: JSON.stringify(orderIds), at }).map(({ id }) => id);
        eraseNames.run({ orderIds: JSON.stringify(marked), at });
        // An order that was packed while it had pictures is packed again with the rest of its rows.
        for (const id of marked) packs.open(id);
        return marked;
      }),
    answers: (after, limit) =>
      answers.all({ after, limit }).map((row) => ({ ...row, served: row.served === 1 })),
    isServed: (id) => isServed.get({ id }) !== null,
    live: (ids) => new Set(live.all({ ids: JSON.stringify(ids) }).map(({ id }) => id)),
  };
}
