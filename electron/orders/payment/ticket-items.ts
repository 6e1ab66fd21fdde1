import { newId, type OrderId } from '../../../shared/ids.ts';
import type { ItemId } from '../../../shared/money.ts';
import type { Needs } from '../deps.ts';
import { itemForSale } from './items-for-sale.ts';

/**
 * Adds an item or a sheet to an order that is not paid, at today's price. Runs in the caller's transaction.
 * @throws KioskError NOT_FOUND when the studio does not sell it
 */
export function addToTicket(
  { records, settings, clock }: Needs<'records' | 'settings' | 'clock'>,
  orderId: OrderId,
  itemId: ItemId,
): void {
  const { orderItems } = records;
  const { name, price: unitPrice } = itemForSale(settings.get(), itemId);
  // After a change of its price, the item gets a line of its own.
  const same = orderItems
    .ofOrder(orderId)
    .find((each) => each.itemId === itemId && each.unitPrice === unitPrice && each.name === name);
  if (same === undefined) {
    const addedAt = clock.now().toISOString();
    orderItems.insert({ id: newId('oit'), orderId, itemId, name, quantity: 1, unitPrice, addedAt });
    return;
  }
  if (same.quantity === 0) orderItems.removeDiscount(orderId, same.id);
  orderItems.setQuantity(same.id, same.quantity + 1);
}

/** Takes one of an item from an order that is not paid, unless staff have removed it already. Runs in the caller's transaction. */
export function takeFromTicket({ records }: Needs<'records'>, orderId: OrderId, itemId: ItemId): void {
  const line = records.orderItems
    .ofOrder(orderId)
    .findLast((each) => each.itemId === itemId && each.quantity > 0);
  if (line !== undefined) records.orderItems.setQuantity(line.id, line.quantity - 1);
}
