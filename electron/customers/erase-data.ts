import { KioskError } from '../../shared/errors.ts';
import type { CustomerId, OrderId } from '../../shared/ids.ts';
import type { Needs } from '../orders/deps.ts';
import { eraseSheet } from '../orders/prints/saved-sheets.ts';
import { erasePictures } from '../orders/retention.ts';
import { eraseRetouchSession } from '../retouch/retention.ts';
import type { Turn } from '../turns.ts';

/** Returns whether an order has files that are not erased. */
export function hasFiles({ records }: Needs<'records'>, orderId: OrderId): boolean {
  return (
    records.cleanUp.picturesOf(orderId).length > 0 ||
    records.savedSheets.ofOrder(orderId).length > 0 ||
    records.retouchSessions.ofOrder(orderId).length > 0
  );
}

/**
 * Erases the files of an order: saved sheets, pictures, and the pictures of its retouch sessions.
 * @throws KioskError SHEET_IN_USE; the errors of the vault
 */
export async function eraseFilesOf(
  deps: Needs<'records' | 'vault' | 'sheets' | 'plainSheets' | 'clock' | 'log' | 'changed' | 'printChanged'>,
  orderId: OrderId,
): Promise<void> {
  const { records } = deps;
  // One by one before the words are erased, which takes all of a customer's orders at once.
  records.packs.open(orderId);
  for (const sheet of records.savedSheets.ofOrder(orderId)) {
    const { name } = sheet;
    if (!(await eraseSheet(deps, sheet))) throw new KioskError('SHEET_IN_USE', `${name} is in use`, { name });
  }
  await erasePictures(deps, orderId);
  for (const session of records.retouchSessions.ofOrder(orderId)) await eraseRetouchSession(deps, session);
}

/**
 * Leaves only the numbers of these orders in the search index, one at a time: for fifty at once it takes longer than the counter may wait
 * (decision 185).
 */
export async function hideWords(
  { records }: Needs<'records'>,
  orders: readonly OrderId[],
  turn: Turn,
): Promise<void> {
  for (const orderId of orders) {
    await turn();
    records.orders.hideWords(orderId);
  }
}

/** Lets the orders of a customer who was not erased after all be found by all their words again. */
export function showWords({ records }: Needs<'records'>, id: CustomerId): void {
  for (const orderId of records.customerMerges.ordersOf(id)) records.orders.showWords(orderId);
}
