import type { OrderView } from '../../../shared/model/order.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import { photoLineId, type BillLine } from '../../../shared/money.ts';

/**
 * Returns the picture of the photo that a line of the ticket sells: its final, its preview or its shot; null until there is
 * one. Undefined for an item.
 */
export function linePicture(
  { photos, shots }: Pick<OrderView, 'photos' | 'shots'>,
  { id }: Pick<BillLine, 'id'>,
): ImageView | null | undefined {
  const photo = photos.find((each) => photoLineId(each) === id);
  if (photo === undefined) return undefined;
  const shot = shots.find((each) => each.id === photo.shotId);
  return photo.final ?? photo.preview ?? shot?.image ?? null;
}
