import { KioskError } from '../../../shared/errors.ts';
import type { OrderId, OrderItemId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import { fullPrice, type BillLineId, type Discount, type ItemId } from '../../../shared/money.ts';
import type { OrderItemRow } from '../../records/orders/order-items.ts';
import type { Needs } from '../deps.ts';
import type { OrderTools } from '../order-tools.ts';
import { billFor } from './bill.ts';
import { addToTicket } from './ticket-items.ts';

/** Adds items to an order and takes money off its lines, while no money was taken. */
export function createOrderItemSales(deps: Needs<'records' | 'settings' | 'clock'>, tools: OrderTools) {
  const { records, settings } = deps;
  const { at, who, note, unpaidOrder, change } = tools;

  const itemOf = (orderId: OrderId, id: OrderItemId): OrderItemRow => {
    const item = records.orderItems.ofOrder(orderId).find((each) => each.id === id);
    if (item === undefined) throw new KioskError('NOT_FOUND', 'the order has no such item');
    return item;
  };

  return {
    /** @throws KioskError NOT_FOUND, WRONG_STEP, PART_PAID */
    addItem(orderId: OrderId, itemId: ItemId): OrderView {
      unpaidOrder(orderId);
      return change(orderId, () => {
        addToTicket(deps, orderId, itemId);
      });
    },

    /**
     * Zero removes the item. Another quantity restores it afterwards, with its discount.
     * @throws KioskError NOT_FOUND, WRONG_STEP, PART_PAID
     */
    changeQuantity(orderId: OrderId, id: OrderItemId, quantity: number): OrderView {
      unpaidOrder(orderId);
      itemOf(orderId, id);
      return change(orderId, () => records.orderItems.setQuantity(id, quantity));
    },

    /** @throws KioskError NOT_FOUND, WRONG_STEP, PART_PAID, DISCOUNT_TOO_LARGE */
    giveDiscount(orderId: OrderId, lineId: BillLineId, { amount, reason }: Discount): OrderView {
      unpaidOrder(orderId);
      const line = billFor(deps, orderId).lines.find(({ id }) => id === lineId);
      if (line === undefined) throw new KioskError('NOT_FOUND', 'the order has no such line');
      if (amount > fullPrice(line))
        throw new KioskError('DISCOUNT_TOO_LARGE', 'the line costs less than the discount');
      return change(orderId, () => {
        if (amount === 0) records.orderItems.removeDiscount(orderId, lineId);
        else records.orderItems.setDiscount(orderId, { line: lineId, amount, reason, by: who(), at: at() });
        note('discounted', { order: orderId, amount, currency: settings.get().prices.currency });
      });
    },
  };
}
