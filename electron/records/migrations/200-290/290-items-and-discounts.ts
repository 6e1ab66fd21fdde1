import type { Migration } from '../migration.ts';
import { isId, isTime } from '../checks.ts';

/**
 * What a customer buys besides photos, and money off single lines. The name and price of an item are those of the day
 * on which it was added; a removed item keeps its row with quantity 0, so that it can be restored. A line is an item's id, or a person's id and a specCode for a photo, because a photo that is
 * taken again gets another row. Once an order is paid, its bill holds all of this and nothing changes here.
 */
export const itemsAndDiscounts: Migration = {
  version: 290,
  up: `
    CREATE TABLE order_items (
      id TEXT NOT NULL PRIMARY KEY ${isId('id', 'oit')},
      order_id TEXT NOT NULL REFERENCES orders (id),
      item_id TEXT NOT NULL CHECK (item_id GLOB 'item-[0-9a-f]*'),
      name TEXT NOT NULL CHECK (name <> ''),
      quantity INTEGER NOT NULL CHECK (quantity >= 0),
      unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
      added_at TEXT NOT NULL ${isTime('added_at')}
    ) STRICT;
    CREATE INDEX order_items_of_order ON order_items (order_id, added_at);

    CREATE TABLE discounts (
      order_id TEXT NOT NULL REFERENCES orders (id),
      line TEXT NOT NULL CHECK (line <> ''),
      amount INTEGER NOT NULL CHECK (amount > 0),
      reason TEXT NOT NULL CHECK (reason <> ''),
      given_by TEXT NOT NULL CHECK (given_by <> ''),
      given_at TEXT NOT NULL ${isTime('given_at')},
      PRIMARY KEY (order_id, line)
    ) STRICT, WITHOUT ROWID;

    ${['order_items', 'discounts']
      .flatMap((table) =>
        (['INSERT', 'UPDATE', 'DELETE'] as const).map(
          (
            change,
          ) => `CREATE TRIGGER ${table}_${change.toLowerCase()}_before_payment BEFORE ${change} ON ${table}
    WHEN EXISTS (SELECT 1 FROM payments WHERE order_id = ${change === 'INSERT' ? 'new' : 'old'}.order_id) BEGIN
      SELECT RAISE (ABORT, 'the order is paid');
    END;`,
        ),
      )
      .join('\n    ')}
  `,
};
