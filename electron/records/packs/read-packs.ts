/** Reads packs without opening them. For threads, which only read. */
import type Database from 'better-sqlite3';
import type { OrderId } from '../../../shared/ids.ts';
import { decodePack, type PackedOrder } from './pack.ts';

/** Orders that are read at a time. */
const batch = 500;
/** Orders in a row that are the same in both, after which the older ones are the same too. */
const enoughSame = 2_000;

/** Returns the packs of those orders that are packed. */
export const packsOf = (db: Database.Database, orders: readonly OrderId[]): PackedOrder[] =>
  db
    .prepare<{ ids: string }, Uint8Array>(
      `SELECT k.rows FROM json_each(@ids) i CROSS JOIN orders o ON o.id = i.value JOIN order_packs k ON k.id = o.pack`,
    )
    .pluck()
    .all({ ids: JSON.stringify(orders) })
    .map(decodePack);

/** The orders that are wanted: changed after a time, or after the order `order` in the table. */
interface ChangedAfter {
  readonly since: string;
  readonly order: number | null;
}

/** Yields packs of orders that were changed after a time or begun after an order. */
export function* packsChangedAfter(
  db: Database.Database,
  after: ChangedAfter,
): Generator<{ readonly number: string; readonly seq: number; readonly packed: PackedOrder }> {
  const changed = db.prepare<ChangedAfter, { number: string; seq: number; rows: Uint8Array }>(
    `SELECT o.number, o.seq, k.rows FROM orders o JOIN order_packs k ON k.id = o.pack
     WHERE o.updated_at > @since OR o.seq > @order`,
  );
  for (const { rows, ...order } of changed.iterate(after)) yield { ...order, packed: decodePack(rows) };
}

/** Yields packs of orders that the other records do not have, or not as they are here, the newest order first. */
export function* packsOtherThan(db: Database.Database, others: Database.Database): Generator<PackedOrder> {
  const next = db.prepare<{ before: number }, { seq: number; id: OrderId; at: string }>(
    `SELECT seq, id, updated_at AS at FROM orders WHERE pack > 0 AND seq < @before
     ORDER BY seq DESC LIMIT ${String(batch)}`,
  );
  const same = others
    .prepare<{ orders: string }, OrderId>(
      `SELECT o.id FROM json_each(@orders) i CROSS JOIN orders o ON o.id = i.value ->> 'id'
       WHERE o.updated_at = i.value ->> 'at'`,
    )
    .pluck();
  let [before, sameInRow] = [Number.MAX_SAFE_INTEGER, 0];
  while (sameInRow < enoughSame) {
    const orders = next.all({ before });
    const known = new Set(same.all({ orders: JSON.stringify(orders) }));
    for (const { id } of orders) sameInRow = known.has(id) ? sameInRow + 1 : 0;
    yield* packsOf(
      db,
      orders.flatMap(({ id }) => (known.has(id) ? [] : [id])),
    );
    const last = orders.at(-1);
    if (last === undefined) return;
    before = last.seq;
  }
}
