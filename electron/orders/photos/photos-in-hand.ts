import { KioskError } from '../../../shared/errors.ts';
import type { OrderId, PersonId } from '../../../shared/ids.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import type { OrderTools } from '../order-tools.ts';
import { owedOf } from '../payment/owed.ts';

/**
 * States in which a photo of a paid order is still being taken; in all others it has its approved preview or its final.
 */
const beingTaken: ReadonlySet<PhotoRow['state']> = new Set([
  'chosen',
  'preview-asked',
  'preview-pending',
  'no-face',
  'preview',
]);

/**
 * Returns the photos of a person that can still be made from another picture: before payment all of them, afterwards
 * only those that are being taken again.
 * @throws KioskError NOT_FOUND; WRONG_STEP for a closed order, and for a paid one without a photo that is taken again
 */
export function photosInHand(
  deps: Needs<'records' | 'settings'>,
  tools: OrderTools,
  orderId: OrderId,
  personId: PersonId,
): readonly PhotoRow[] {
  const order = tools.openOrder(orderId);
  const photos = deps.records.photos.ofOrder(orderId).filter((photo) => photo.personId === personId);
  if (!tools.isPaid(orderId)) return photos;
  const again = photos.filter((photo) => beingTaken.has(photo.state) && owedOf(deps, order, photo) !== null);
  if (again.length === 0) {
    throw new KioskError('WRONG_STEP', 'the order is paid and no photo is taken again', { state: 'paid' });
  }
  return again;
}
