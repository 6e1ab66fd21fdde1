import { KioskError } from '../../../shared/errors.ts';
import { newId, type OrderId } from '../../../shared/ids.ts';
import type { OrderView } from '../../../shared/model/order.ts';
import type { PaymentMethod } from '../../../shared/model/payment.ts';
import { billOf, type Bill, type ItemId } from '../../../shared/money.ts';
import { maySellLater } from '../../../shared/refunds.ts';
import type { Needs } from '../deps.ts';
import { existing } from '../existing-order.ts';
import { localDay, type OrderTools } from '../order-tools.ts';
import { itemForSale, sheetOnLine } from './items-for-sale.ts';

export interface LaterSaleInput {
  readonly items: readonly { readonly itemId: ItemId; readonly quantity: number }[];
  readonly method: PaymentMethod;
  readonly reference: string;
  /** Cash that the customer handed over; null when it is not cash. */
  readonly given: number | null;
  /** The total that staff had on screen, smallest unit of the currency. */
  readonly total: number;
  /** Number of later sales that staff had on screen. */
  readonly salesBefore: number;
}

/** Sells items to the customer of an order that is already paid, as a further payment with a receipt number of its own. */
export function createLaterSaleTaking(deps: Needs<'records' | 'settings' | 'clock'>, tools: OrderTools) {
  const { records, settings, clock } = deps;

  /** @throws KioskError NOT_FOUND when the studio no longer sells one of the items */
  function billFor(items: LaterSaleInput['items']): Bill {
    const today = settings.get();
    const lines = items.map(({ itemId, quantity }) => {
      const { name: text, price: unitPrice } = itemForSale(today, itemId);
      return { id: newId('oit'), text, ...sheetOnLine(itemId), quantity, unitPrice };
    });
    return billOf(lines, today.prices);
  }

  return {
    /**
     * Records items that were sold and paid for at once. The order keeps its state and its first payment.
     * @throws KioskError NOT_FOUND; WRONG_STEP before payment, in a cancelled order, and once all was given back;
     *   DUE_CHANGED for another total or after another sale than staff had on screen, so that a repeated press takes no
     *   money twice
     */
    sellLater(orderId: OrderId, { items, total, salesBefore, ...taken }: LaterSaleInput): OrderView {
      const order = existing(deps, orderId);
      const payment = records.payments.ofOrder(orderId);
      const [laterSales, settlements] = [
        records.laterSales.ofOrder(orderId),
        records.settlements.ofOrder(orderId),
      ];
      if (payment === null || !maySellLater({ state: order.state, payment, settlements, laterSales }))
        throw new KioskError('WRONG_STEP', 'nothing can be sold on this order', { state: order.state });
      const bill = billFor(items);
      const before = laterSales.length;
      if (bill.total !== total || bill.currency !== payment.currency || before !== salesBefore)
        throw new KioskError('DUE_CHANGED', 'another amount is due');
      const now = clock.now();
      return tools.change(orderId, () => {
        records.laterSales.insert({
          ...{ id: newId('sale'), orderId, place: before + 1, bill, day: localDay(now), by: tools.who() },
          part: { ...taken, id: newId('part'), amount: total, takenAt: now.toISOString() },
        });
      });
    },
  };
}
