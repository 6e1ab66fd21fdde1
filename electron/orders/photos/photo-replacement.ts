import { newId } from '../../../shared/ids.ts';
import type { PhotoMode } from '../../../shared/model/order.ts';
import type { PhotoState } from '../../../shared/model/photo.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';
import type { PhotoSource } from './photo-source.ts';

/**
 * Replaces `photo` with a new photo of the same document and sets `photo` aside: a photo that was sent to the service
 * is never overwritten. Runs in the caller's transaction.
 *
 * @param source the picture for the new photo; null while it is still to be taken
 */
export function replacePhoto(
  deps: Needs<'records' | 'clock'>,
  photo: PhotoRow,
  source: PhotoSource | null,
): PhotoRow {
  const { photos } = deps.records;
  const id = newId('pho');
  const { orderId, personId, specCode, document, createdAt } = photo;
  photos.setAside(photo.id, deps.clock.now().toISOString());
  // Keep the earlier photo's time, so that the documents of an order keep their order.
  photos.insert({ id, orderId, personId, specCode, document, createdAt, replacesPhotoId: photo.id });
  if (source !== null) photos.setShot(id, source.shotId, source.versionId);
  const placed = photos.get(id);
  if (placed === null) throw new Error('a photo that was just added is gone');
  return placed;
}

/**
 * Makes a photo from another picture. A photo that was sent to the service is set aside, with its preview and its call,
 * and never overwritten. Runs in the caller's transaction.
 *
 * @returns the photo that is now made from `source`
 */
export function changeSource(
  deps: Needs<'records' | 'clock'>,
  photo: PhotoRow,
  source: PhotoSource,
): PhotoRow {
  const asked = deps.records.calls.ofOrder(photo.orderId).some(({ photoId }) => photoId === photo.id);
  const untouched = photo.state === 'chosen' && !asked;
  if (!untouched) return replacePhoto(deps, photo, source);
  deps.records.photos.setShot(photo.id, source.shotId, source.versionId);
  return photo;
}

/**
 * Restores a photo to its state before a call that failed. If it replaced another for this call, from the same picture,
 * it is set aside and the other is restored.
 */
export function resetAsked(deps: Needs<'records' | 'clock'>, photo: PhotoRow, mode: PhotoMode): void {
  const { photos } = deps.records;
  if (photo.state !== 'preview-asked' && photo.state !== 'final-asked') return;
  const earlier = photo.replacesPhotoId === null ? null : photos.get(photo.replacesPhotoId);
  if (earlier !== null && isFromSame(earlier, photo) && hasNothing(photo)) {
    photos.setAside(photo.id, deps.clock.now().toISOString());
    photos.bringBack(earlier.id);
    return;
  }
  photos.setState(photo.id, stateBefore(photo, mode));
}

const isFromSame = (one: PhotoRow, other: PhotoRow): boolean =>
  one.shotId === other.shotId && one.versionId === other.versionId;

const hasNothing = (photo: PhotoRow): boolean => photo.photoUuid === null && photo.finalImageId === null;

/** Returns the state of a photo whose answer, or whose answer's image, will never come. */
export function stateBefore(photo: PhotoRow, mode: PhotoMode): PhotoState {
  if (photo.state === 'preview-asked' || photo.state === 'preview-pending') return 'chosen';
  if (photo.finalImageId !== null) return 'final';
  return mode === 'direct' ? 'chosen' : 'approved';
}
