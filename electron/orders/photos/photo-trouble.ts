import type { PhotoId } from '../../../shared/ids.ts';
import type { PhotoTrouble } from '../../../shared/model/photo.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';

/**
 * Returns what staff should know about a photo's last answer. A preview without a usable id is shown. A preview whose
 * id belongs to another photo is not: the photo then counts as merely chosen, as before the call.
 *
 * @param shared photos whose id the service gave to another photo too
 */
export function photoTrouble(
  { id, state, trouble, photoUuid }: PhotoRow,
  shared: ReadonlySet<PhotoId>,
): PhotoTrouble | null {
  if (trouble === 'no-photo-uuid' && state === 'chosen') return 'photo-uuid-taken';
  return trouble ?? (photoUuid !== null && shared.has(id) ? 'photo-uuid-shared' : null);
}
