/** The ticket of the fixture kiosk: items and discounts of an order that is not paid. */
import type { OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import { billOf, type BillLine, type ItemId } from '../../shared/money.ts';
import { mediumIds } from '../../shared/sheet-media.ts';
import { sheetItemId, sheetOf, sheetPrice } from '../../shared/sheet-prices.ts';
import type { FixtureAnswers } from './fixture-bridge.ts';
import { fixtureId, settings } from './fixture-data.ts';

/** Returns the line that sells an item or a sheet, and its place among all that the fixture sells. */
export function lineFor(
  itemId: ItemId,
): Pick<BillLine, 'text' | 'sheet' | 'unitPrice'> & { readonly place: number } {
  const sheet = sheetOf(itemId);
  if (sheet === null) {
    const at = settings.items.findIndex((item) => item.id === itemId);
    const { name: text = '', price: unitPrice = 0 } = settings.items[at] ?? {};
    return { place: at + 1, text, unitPrice };
  }
  const { kind, mediumId } = sheet;
  return {
    place: 50 + mediumIds.findIndex((id) => id === mediumId) + (kind === 'first' ? 20 : 0),
    text: `${kind === 'first' ? 'First sheet on' : 'Further sheet'} ${mediumId.toUpperCase()}`,
    sheet: sheetItemId(kind, mediumId),
    unitPrice: sheetPrice(settings.sheetPrices, kind, mediumId) ?? 0,
  };
}

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
      const { place, ...line } = lineFor(itemId);
      const id = fixtureId('oit', place);
      const same = lines.find((each) => each.id === id);
      if (same === undefined) return setLines(orderId, [...lines, { id, quantity: 1, ...line }]);
      return setLines(
        orderId,
        lines.map((each) => (each === same ? { ...each, quantity: each.quantity + 1 } : each)),
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
