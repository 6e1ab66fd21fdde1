import type { CustomerId, MergeId, OrderId } from '../../../shared/ids.ts';
import { fromJson, type Sql } from '../sql.ts';

/** A customer as an undo puts them back. */
export interface KeptDetails {
  readonly id: CustomerId;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly keepPhotos: boolean;
  readonly notes: string;
  readonly createdAt: string;
}

export interface MergeRow {
  readonly id: MergeId;
  /** Both customers before the merge. */
  readonly kept: KeptDetails;
  readonly gone: KeptDetails;
  /** The kept customer right after it. */
  readonly merged: KeptDetails;
  /** Orders that were moved, the newest first. */
  readonly orders: readonly OrderId[];
  /** Earlier merges that went along. */
  readonly merges: readonly MergeId[];
  readonly mergedAt: string;
}

/** Customers who became one, and how that is undone. */
export interface CustomerMerges {
  /** Returns the last merge into a customer that was not undone. */
  lastOf(keptId: CustomerId): MergeRow | null;
  insert(merge: MergeRow): void;
  remove(id: MergeId): void;
  /** Returns the merges whose orders a customer has now. */
  heldBy(id: CustomerId): MergeId[];
  /** Returns the same merges with the details that an undo needs, the oldest first. */
  detailsHeldBy(id: CustomerId): Pick<MergeRow, 'kept' | 'gone' | 'mergedAt'>[];
  setHolder(ids: readonly MergeId[], holderId: CustomerId): void;
  /** Returns the customers who became part of one, one after another or at once. */
  goneInto(id: CustomerId): CustomerId[];
  /** Returns the customers who are several of them who became one, if any of these is part of them. */
  holdersOf(ids: readonly CustomerId[]): CustomerId[];
  /** Returns a customer's orders, the newest first. */
  ordersOf(id: CustomerId): OrderId[];
  /** Gives orders to another customer, and leaves the time of their last change as it is. The newest must be first. */
  moveOrders(orders: readonly OrderId[], to: CustomerId): void;
  /** Counts those of these orders that a customer has. */
  countOrders(orders: readonly OrderId[], of: CustomerId): number;
  /**
   * Takes customers out of the search until their next `update`: otherwise every order that is moved would rewrite their
   * words in the index.
   */
  hide(ids: readonly CustomerId[]): void;
  /** Inserts a customer who is not in the search until the next `update`. */
  bringBack(customer: KeptDetails): void;
  /** Deletes a customer who has no order. */
  deleteCustomer(id: CustomerId): void;
}

type Jsons = 'kept' | 'gone' | 'merged' | 'orders' | 'merges';
type Stored = Omit<MergeRow, Jsons> & Readonly<Record<Jsons, string>>;

const mergeLastSql = `SELECT id, kept, gone, merged, orders, merges, merged_at AS mergedAt FROM customer_merges
  WHERE kept_id = @keptId ORDER BY seq DESC LIMIT 1`;
const mergesHeldSql = 'SELECT id FROM customer_merges WHERE holder_id = @id';
const mergesHeldDetailsSql = `SELECT kept, gone, merged_at AS mergedAt FROM customer_merges
  WHERE holder_id = @id ORDER BY seq`;
const mergesGoneSql = "SELECT gone ->> '$.id' AS id FROM customer_merges WHERE holder_id = @id";
const mergeHoldersSql = `SELECT holder_id AS id FROM customer_merges
    WHERE gone ->> '$.id' IN (SELECT value FROM json_each(@ids))
  UNION ALL SELECT holder_id FROM customer_merges WHERE holder_id IN (SELECT value FROM json_each(@ids))`;
const ordersOfCustomerSql = 'SELECT id FROM orders WHERE customer_id = @id ORDER BY seq DESC';
const ordersCountedSql = `SELECT count(*) AS count FROM json_each(@orders) j CROSS JOIN orders o ON o.id = j.value
  WHERE o.customer_id = @of`;

const read = ({ kept, gone, merged, orders, merges, ...plain }: Stored): MergeRow => ({
  ...plain,
  kept: fromJson(kept) as KeptDetails,
  gone: fromJson(gone) as KeptDetails,
  merged: fromJson(merged) as KeptDetails,
  orders: fromJson(orders) as OrderId[],
  merges: fromJson(merges) as MergeId[],
});

export function createCustomerMerges(sql: Sql): CustomerMerges {
  const last = sql.prepare<{ keptId: string }, Stored>(mergeLastSql);
  const insert = sql.prepare<Stored & { keptId: string }>(
    `INSERT INTO customer_merges (id, kept_id, holder_id, kept, gone, merged, orders, merges, merged_at)
     VALUES (@id, @keptId, @keptId, @kept, @gone, @merged, @orders, @merges, @mergedAt)`,
  );
  const remove = sql.prepare<{ id: string }>('DELETE FROM customer_merges WHERE id = @id');
  const held = sql.prepare<{ id: string }, { id: MergeId }>(mergesHeldSql);
  const heldDetails = sql.prepare<{ id: string }, Pick<Stored, 'kept' | 'gone' | 'mergedAt'>>(
    mergesHeldDetailsSql,
  );
  const setHolder = sql.prepare<{ ids: string; holderId: string }>(
    'UPDATE customer_merges SET holder_id = @holderId WHERE id IN (SELECT value FROM json_each(@ids))',
  );
  const gone = sql.prepare<{ id: string }, { id: CustomerId }>(mergesGoneSql);
  const holders = sql.prepare<{ ids: string }, { id: CustomerId }>(mergeHoldersSql);
  const ordersOf = sql.prepare<{ id: string }, { id: OrderId }>(ordersOfCustomerSql);
  const move = sql.prepare<{ orders: string; to: string }>(
    'UPDATE orders SET customer_id = @to WHERE id IN (SELECT value FROM json_each(@orders))',
  );
  const counted = sql.prepare<{ orders: string; of: string }, { count: number }>(ordersCountedSql);
  const hide = sql.prepare<{ ids: string }>(
    "UPDATE customers SET search_text = '' WHERE id IN (SELECT value FROM json_each(@ids))",
  );
  const bringBack = sql.prepare<Pick<KeptDetails, 'id' | 'name' | 'createdAt'>>(
    `INSERT INTO customers (id, name, phone, email, keep_photos, search_text, created_at)
     VALUES (@id, @name, '', '', 0, '', @createdAt)`,
  );
  const deleteCustomer = sql.prepare<{ id: string }>('DELETE FROM customers WHERE id = @id');

  return {
    lastOf(keptId) {
      const row = last.get({ keptId });
      return row === null ? null : read(row);
    },
    insert({ kept, gone, merged, orders, merges, ...plain }) {
      insert.run({
        ...plain,
        keptId: kept.id,
        kept: JSON.stringify(kept),
        gone: JSON.stringify(gone),
        merged: JSON.stringify(merged),
        orders: JSON.stringify(orders),
        merges: JSON.stringify(merges),
      });
    },
    remove: (id) => void remove.run({ id }),
    heldBy: (id) => held.all({ id }).map((row) => row.id),
    detailsHeldBy: (id) =>
      heldDetails.all({ id }).map(({ kept, gone, mergedAt }) => ({
        kept: fromJson(kept) as KeptDetails,
        gone: fromJson(gone) as KeptDetails,
        mergedAt,
      })),
    setHolder: (ids, holderId) => void setHolder.run({ ids: JSON.stringify(ids), holderId }),
    goneInto: (id) => gone.all({ id }).map((row) => row.id),
    holdersOf: (ids) => [...new Set(holders.all({ ids: JSON.stringify(ids) }).map((row) => row.id))],
    ordersOf: (id) => ordersOf.all({ id }).map((row) => row.id),
    moveOrders(orders, to) {
      // Once the newest one has moved, the others change the search's order of customers no more.
      move.run({ orders: JSON.stringify(orders.slice(0, 1)), to });
      move.run({ orders: JSON.stringify(orders.slice(1)), to });
    },
    countOrders: (orders, of) => counted.get({ orders: JSON.stringify(orders), of })?.count ?? 0,
    hide: (ids) => void hide.run({ ids: JSON.stringify(ids) }),
    bringBack: ({ id, name, createdAt }) => void bringBack.run({ id, name, createdAt }),
    deleteCustomer: (id) => void deleteCustomer.run({ id }),
  };
}
