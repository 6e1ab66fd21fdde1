import type { ImageId, OrderId } from '../../../shared/ids.ts';
import { createErasedFiles } from '../photos/erased-files.ts';
import type { Sql } from '../sql.ts';
import type { AccountsCut } from './accounts-cut.ts';
import type { KeptRow, KeptSearch } from './kept-row.ts';

/** Orders whose accounts are kept for years. */
export interface OldOrders {
  /** Returns orders in the order in which they were begun. Begin after 0. */
  readonly list: (search: KeptSearch) => KeptRow<OrderId>[];
  /**
   * Removes a closed order with everything that belongs to it, and its customer if they are erased and had no other. Returns
   * false, and removes nothing, while one of its pictures is not erased.
   * @param before the accounts from before this time may go. ISO 8601, UTC
   */
  readonly remove: (id: OrderId, before: string) => boolean;
}

const openCall = (of: string): string =>
  `EXISTS (SELECT 1 FROM calls k WHERE k.${of} AND k.state IN ('intent', 'sent', 'uncertain'))`;

/** An order that is not over, or that still has a picture or a saved sheet. */
const needed = `o.state = 'open' OR o.pictures_erased_at IS NULL
    OR EXISTS (SELECT 1 FROM codes WHERE order_id = o.id AND expires_at > @now)
    OR ${openCall('order_id = o.id')}
    OR EXISTS (SELECT 1 FROM benches b WHERE b.order_id = o.id AND (b.erased_at IS NULL OR ${openCall('bench_id = b.id')}))
    OR EXISTS (SELECT 1 FROM rejections r JOIN orders x ON x.id = r.retake_id
      WHERE r.order_id = o.id AND x.state = 'open')
    OR EXISTS (SELECT 1 FROM print_orders g JOIN saved_sheets s ON s.print_id = g.print_id
      WHERE g.order_id = o.id AND s.erased_at IS NULL)`;

/** The last work on the order, on its money, and on an order on the same sheet. */
const lastChange = `max(o.updated_at,
    coalesce((SELECT max(paid_at) FROM later_sales WHERE order_id = o.id), ''),
    coalesce((SELECT max(settled_at) FROM settlements WHERE order_id = o.id), ''),
    coalesce((SELECT max(x.updated_at) FROM print_orders g JOIN print_orders h ON h.print_id = g.print_id
      JOIN orders x ON x.id = h.order_id WHERE g.order_id = o.id), ''))`;

export const oldOrdersSql = `SELECT o.seq AS place, o.id, ${lastChange} AS "at", (${needed}) AS needed
  FROM orders o WHERE o.seq > @after ORDER BY o.seq LIMIT @limit`;

const photos = '(SELECT id FROM photos WHERE order_id = @id)';
const sessions = '(SELECT id FROM benches WHERE order_id = @id)';
/** Prints of the order, and of its retouch sessions. Whatever else is on a sheet is as old. */
const prints = `(SELECT print_id FROM print_orders WHERE order_id = @id
    UNION ALL SELECT id FROM prints WHERE bench_id IN ${sessions})`;

/** Everything that belongs to an order, each before what it is found by. */
export const orderRemovals: readonly string[] = [
  'DELETE FROM order_packs WHERE id = (SELECT pack FROM orders WHERE id = @id)',
  `DELETE FROM saved_sheets WHERE print_id IN ${prints}`,
  `UPDATE prints SET reprint_of = NULL WHERE reprint_of IN ${prints}`,
  `DELETE FROM prints WHERE id IN ${prints}`,
  'DELETE FROM print_orders WHERE print_id IN (SELECT print_id FROM print_orders WHERE order_id = @id)',
  'DELETE FROM refund_numbers WHERE settlement_id IN (SELECT id FROM settlements WHERE order_id = @id)',
  'DELETE FROM settlements WHERE order_id = @id',
  'DELETE FROM payment_parts WHERE order_id = @id',
  'DELETE FROM later_sales WHERE order_id = @id',
  'DELETE FROM payments WHERE order_id = @id',
  'DELETE FROM order_items WHERE order_id = @id',
  'DELETE FROM discounts WHERE order_id = @id',
  'DELETE FROM mails WHERE order_id = @id',
  'DELETE FROM overrides WHERE order_id = @id',
  'DELETE FROM rejections WHERE order_id = @id',
  'DELETE FROM rejections WHERE retake_id = @id',
  `DELETE FROM photo_uuid_conflicts WHERE photo_id IN ${photos} OR owner_photo_id IN ${photos}`,
  'DELETE FROM no_paper_told WHERE order_id = @id',
  'DELETE FROM went_on_anyway WHERE order_id = @id',
  'DELETE FROM codes WHERE order_id = @id',
  `DELETE FROM service_sheets WHERE photo_id IN ${photos}`,
  'DELETE FROM calls WHERE order_id = @id',
  'DELETE FROM photos WHERE order_id = @id',
  `DELETE FROM headshot_runs WHERE bench_id IN ${sessions}`,
  `DELETE FROM versions WHERE bench_id IN ${sessions}`,
  `DELETE FROM calls WHERE bench_id IN ${sessions}`,
  'DELETE FROM benches WHERE order_id = @id',
  'DELETE FROM shots WHERE order_id = @id',
  'DELETE FROM people WHERE order_id = @id',
];

const pictureRemovals: readonly string[] = [
  'DELETE FROM originals WHERE image_id IN (SELECT value FROM json_each(@ids))',
  'DELETE FROM picture_measures WHERE image_id IN (SELECT value FROM json_each(@ids))',
  'DELETE FROM images WHERE id IN (SELECT value FROM json_each(@ids))',
];

/** @param picturesOf returns every picture that an order ever had */
export function createOldOrders(
  sql: Sql,
  cut: AccountsCut,
  picturesOf: (id: OrderId) => ImageId[],
): OldOrders {
  const list = sql.prepare<KeptSearch, KeptRow<OrderId>>(oldOrdersSql);
  const live = sql.prepare<{ ids: string }, { found: number }>(
    `SELECT 1 AS found FROM images WHERE id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL
     UNION ALL SELECT 1 FROM originals WHERE id IN (SELECT value FROM json_each(@ids)) AND erased_at IS NULL`,
  );
  const customer = sql.prepare<{ id: string }, { id: string | null }>(
    'SELECT customer_id AS id FROM orders WHERE id = @id',
  );
  const parts = orderRemovals.map((text) => sql.prepare<{ id: string }>(text));
  const pictureParts = pictureRemovals.map((text) => sql.prepare<{ ids: string }>(text));
  const files = createErasedFiles(sql);
  const order = sql.prepare<{ id: string }>('DELETE FROM orders WHERE id = @id');
  const nobody = sql.prepare<{ id: string }>(
    `DELETE FROM customers WHERE id = @id AND erased_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = @id)`,
  );
  return {
    list: (search) => list.all(search),
    remove: (id, before) =>
      sql.unlinked(() => {
        const ids = JSON.stringify(picturesOf(id));
        if (live.get({ ids }) !== null) return false;
        cut.to(before);
        const customerId = customer.get({ id })?.id ?? null;
        // Without its order, nobody could erase a file's name any more.
        files.eraseOfOrder(id);
        for (const part of parts) part.run({ id });
        for (const part of pictureParts) part.run({ ids });
        order.run({ id });
        if (customerId !== null) nobody.run({ id: customerId });
        return true;
      }),
  };
}
