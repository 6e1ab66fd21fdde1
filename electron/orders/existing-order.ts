import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { OrderRow } from '../records/orders/orders.ts';
import type { Needs } from './deps.ts';

/** @throws KioskError NOT_FOUND */
export function existing({ records }: Needs<'records'>, orderId: OrderId): OrderRow {
  const order = records.orders.get(orderId);
  if (order === null) throw new KioskError('NOT_FOUND', 'no such order');
  return order;
}
