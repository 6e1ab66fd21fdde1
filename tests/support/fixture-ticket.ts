/** The ticket of the fixture kiosk: items and discounts of an order that is not paid. */
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { billOf, type BillLine } from '../../shared/money.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, settings } from './fixture-data.ts';

export function ticketAnswers(
  get: (orderId: OrderId) => OrderView,
  set: (orderId: OrderId, change: Partial<OrderView>) => OrderView,
) {
  /** Removed items, which can be restored. */
  const removed = new Map<string, BillLine>();
  const setLines = (orderId: OrderId, lines: readonly BillLine[]): OrderView =>
    set(orderId, { bill: billOf(lines, settings.prices) });
  return {
    addItem: ({ orderId, itemId }) => {
      const { lines } = get(orderId).bill;
      const at = settings.items.findIndex((item) => item.id === itemId);
      const { name: text = '', price: unitPrice = 0 } = settings.items[at] ?? {};
      const id = fixtureId('oit', at + 1);
      const same = lines.find((line) => line.id === id);
      if (same === undefined) return setLines(orderId, [...lines, { id, text, quantity: 1, unitPrice }]);
      return setLines(
        orderId,
        lines.map((line) => (line === same ? { ...line, quantity: line.quantity + 1 } : line)),
      );
    },
    changeQuantity: ({ orderId, orderItemId, quantity }) => {
      const { lines } = get(orderId).bill;
      const line = lines.find(({ id }) => id === orderItemId) ?? removed.get(orderItemId);
      if (line === undefined) return get(orderId);
      if (quantity === 0) removed.set(orderItemId, line);
      const kept = lines.includes(line) ? lines : [...lines, line];
      const changed = kept.map((each) => (each === line ? { ...line, quantity } : each));
      return setLines(
        orderId,
        changed.filter((each) => each.quantity > 0),
      );
    },
    giveDiscount: ({ orderId, lineId, ...discount }) =>
      setLines(
        orderId,
        get(orderId).bill.lines.map(({ discount: before, ...line }) => {
          const given = line.id === lineId ? discount : before;
          return given === undefined || given.amount === 0 ? line : { ...line, discount: given };
        }),
      ),
  } satisfies FixtureAnswers;
}
