import type { OrderId, OrderItemId } from '../../../shared/ids.ts';
import type { BillLineId, Discount, ItemId } from '../../../shared/money.ts';
import type { Sql } from '../sql.ts';

/** An item that an order sells, with the name and price of the day on which it was added. */
export interface OrderItemRow {
  readonly id: OrderItemId;
  readonly orderId: OrderId;
  readonly itemId: ItemId;
  readonly name: string;
  readonly quantity: number;
  /** Tax included, in the smallest unit of the studio's currency. */
  readonly unitPrice: number;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
}

interface DiscountRow extends Discount {
  readonly line: BillLineId;
}

/** The items that an order sells besides photos, and the discounts on its lines. Changes throw once the order is paid. */
export interface OrderItems {
  insert(item: OrderItemRow): void;
  setQuantity(id: OrderItemId, quantity: number): void;
  /** In the order in which they were added, removed ones with quantity 0. */
  ofOrder(orderId: OrderId): OrderItemRow[];
  /** Replaces an earlier discount on the same line. */
  setDiscount(orderId: OrderId, discount: DiscountRow & { readonly by: string; readonly at: string }): void;
  removeDiscount(orderId: OrderId, line: BillLineId): void;
  discountsOf(orderId: OrderId): ReadonlyMap<BillLineId, Discount>;
}

const itemsOfOrderSql = `SELECT id, order_id AS orderId, item_id AS itemId, name, quantity, unit_price AS unitPrice,
    added_at AS addedAt
  FROM order_items WHERE order_id = @orderId ORDER BY added_at, rowid`;

export function createOrderItems(sql: Sql): OrderItems {
  const insert = sql.prepare<OrderItemRow>(
    `INSERT INTO order_items (id, order_id, item_id, name, quantity, unit_price, added_at)
     VALUES (@id, @orderId, @itemId, @name, @quantity, @unitPrice, @addedAt)`,
  );
  const setQuantity = sql.prepare<{ id: string; quantity: number }>(
    'UPDATE order_items SET quantity = @quantity WHERE id = @id',
  );
  const ofOrder = sql.prepare<{ orderId: string }, OrderItemRow>(itemsOfOrderSql);
  const setDiscount = sql.prepare<DiscountRow & { orderId: string; by: string; at: string }>(
    `INSERT INTO discounts (order_id, line, amount, reason, given_by, given_at)
     VALUES (@orderId, @line, @amount, @reason, @by, @at)
     ON CONFLICT (order_id, line) DO UPDATE SET amount = excluded.amount, reason = excluded.reason,
       given_by = excluded.given_by, given_at = excluded.given_at`,
  );
  const removeDiscount = sql.prepare<{ orderId: string; line: string }>(
    'DELETE FROM discounts WHERE order_id = @orderId AND line = @line',
  );
  const discountsOf = sql.prepare<{ orderId: string }, DiscountRow>(
    'SELECT line, amount, reason FROM discounts WHERE order_id = @orderId',
  );
  return {
    insert: (item) => void insert.run(item),
    setQuantity: (id, quantity) => void setQuantity.run({ id, quantity }),
    ofOrder: (orderId) => ofOrder.all({ orderId }),
    setDiscount: (orderId, discount) => void setDiscount.run({ orderId, ...discount }),
    removeDiscount: (orderId, line) => void removeDiscount.run({ orderId, line }),
    discountsOf: (orderId) =>
      new Map(discountsOf.all({ orderId }).map(({ line, amount, reason }) => [line, { amount, reason }])),
  };
}
