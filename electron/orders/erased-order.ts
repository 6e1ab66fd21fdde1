import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { Needs } from './deps.ts';

/** Returns whether an order's customer was erased, or the order was removed. */
export function isErasedOrder({ records }: Needs<'records'>, orderId: OrderId): boolean {
  const order = records.orders.get(orderId);
  if (order === null) return true;
  const customer = order.customerId === null ? null : records.customers.get(order.customerId);
  return customer !== null && customer.erasedAt !== null;
}

/**
 * Refuses what began before an order's customer was erased and would bring something of theirs back. Call it in the transaction
 * that writes.
 * @throws KioskError PHOTO_FILE_MISSING
 */
export function refuseErasedOrder(deps: Needs<'records'>, orderId: OrderId): void {
  if (isErasedOrder(deps, orderId))
    throw new KioskError('PHOTO_FILE_MISSING', 'the customer was erased', { reason: 'erased' });
}
