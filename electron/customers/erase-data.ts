import { KioskError } from '../../shared/errors.ts';
import type { OrderId } from '../../shared/ids.ts';
import type { Needs } from '../orders/deps.ts';
import { eraseSheet } from '../orders/prints/saved-sheets.ts';
import { erasePictures } from '../orders/retention.ts';
import { eraseRetouchSession } from '../retouch/retention.ts';

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
