import { newId, type ShotId } from '../../shared/ids.ts';
import type { PhotoMode, PhotoState } from '../../shared/model.ts';
import type { PhotoRow } from '../records/photos.ts';
import type { OrdersDeps } from './deps.ts';

/**
 * Puts a new photo of the same document in the place of `photo`, which is set aside: a photo that has been to the
 * service is never overwritten. Part of the caller's transaction.
 *
 * @param shotId what the new photo is made from; null while it is still to be taken
 */
export function takePlaceOf(deps: OrdersDeps, photo: PhotoRow, shotId: ShotId | null): PhotoRow {
  const { photos } = deps.records;
  const id = newId('pho');
  const { orderId, personId, specCode, document, createdAt } = photo;
  photos.setAside(photo.id, deps.clock.now().toISOString());
  // The same time as the photo before, so that the documents of an order stay in their order.
  photos.insert({ id, orderId, personId, specCode, document, createdAt, replacesPhotoId: photo.id });
  if (shotId !== null) photos.setShot(id, shotId);
  const placed = photos.get(id);
  if (placed === null) throw new Error('a photo that was just added is gone');
  return placed;
}

/**
 * Brings a photo back to where it stood before a call that came to nothing. One that had taken another's place for
 * this call, from the same shot, gives the place back.
 */
export function standBack(deps: OrdersDeps, photo: PhotoRow, mode: PhotoMode): void {
  const { photos } = deps.records;
  if (photo.state !== 'preview-asked' && photo.state !== 'final-asked') return;
  const earlier = photo.replacesPhotoId === null ? null : photos.get(photo.replacesPhotoId);
  if (earlier !== null && earlier.shotId === photo.shotId && hasNothing(photo)) {
    photos.setAside(photo.id, deps.clock.now().toISOString());
    photos.bringBack(earlier.id);
    return;
  }
  photos.setState(photo.id, stateBefore(photo, mode));
}

const hasNothing = (photo: PhotoRow): boolean => photo.photoUuid === null && photo.finalImageId === null;

/** Where a photo stands whose call, or whose answer's image, will not come. */
export function stateBefore(photo: PhotoRow, mode: PhotoMode): PhotoState {
  if (photo.state === 'preview-asked' || photo.state === 'preview-pending') return 'chosen';
  if (photo.finalImageId !== null) return 'final';
  return mode === 'direct' ? 'chosen' : 'approved';
}
