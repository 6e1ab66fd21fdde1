import type { OrderView } from '../../../shared/model/order.ts';
import type { ImageView } from '../../../shared/model/pictures.ts';
import { photoLineId, type BillLine } from '../../../shared/money.ts';

/**
 * Returns the picture of the photo that a line of the ticket sells: its final, its preview or its shot. Null for an item, and
 * until there is a picture.
 */
export function linePicture(
  { photos, shots }: Pick<OrderView, 'photos' | 'shots'>,
  { id }: Pick<BillLine, 'id'>,
): ImageView | null {
  const photo = photos.find((each) => photoLineId(each) === id);
  if (photo === undefined) return null;
  const shot = shots.find((each) => each.id === photo.shotId);
  return photo.final ?? photo.preview ?? shot?.image ?? null;
}

/** True for a line that sells a photo. */
export const isPhotoLine = ({ photos }: Pick<OrderView, 'photos'>, { id }: Pick<BillLine, 'id'>): boolean =>
  photos.some((each) => photoLineId(each) === id);
