import { newId, type OrderId } from '../../shared/ids.ts';
import type { OrderView } from '../../shared/model/order.ts';
import type { Needs } from './deps.ts';
import { existing } from './existing-order.ts';
import { createBeginLike, viewsOf } from './like-order.ts';
import type { OrderTools } from './order-tools.ts';
import { findItemForSale } from './payment/items-for-sale.ts';
import type { Documents } from './photos/documents.ts';

/** Begins a new order for what an earlier one was for. */
export function createSameAgain(
  deps: Needs<'records' | 'settings' | 'clock' | 'practice'>,
  tools: OrderTools,
  documents: Documents,
) {
  const { records, settings } = deps;
  const beginLike = createBeginLike(deps, tools);

  /** Sells what the earlier order sold besides its photos, at today's prices; leaves out what is no longer sold. */
  function addItems(from: OrderId, orderId: OrderId): void {
    for (const { itemId, quantity } of records.orderItems.ofOrder(from)) {
      const item = findItemForSale(settings.get(), itemId);
      if (quantity === 0 || item === null) continue;
      const { name, price: unitPrice } = item;
      const addedAt = tools.at();
      records.orderItems.insert({ id: newId('oit'), orderId, itemId, name, quantity, unitPrice, addedAt });
    }
  }

  return {
    /**
     * Begins an order with the same customer, people, documents and items as an earlier one. Pictures, codes, prices and
     * discounts stay behind.
     * @throws KioskError NOT_FOUND; the errors of `documents.find`
     */
    async sameAgain(from: OrderId): Promise<OrderView> {
      existing(deps, from);
      const photos = records.photos.ofOrder(from);
      const views = await viewsOf(documents, photos);
      const { orderId } = records.transaction(() => {
        const begun = beginLike(from, photos, views);
        addItems(from, begun.orderId);
        return begun;
      });
      return tools.changed(orderId);
    },
  };
}
