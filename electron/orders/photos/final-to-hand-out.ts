import type { ImageId } from '../../../shared/ids.ts';
import { isStudioFormat } from '../../../shared/formats/studio-formats.ts';
import type { PhotoRow } from '../../records/photos/photos.ts';
import type { Needs } from '../deps.ts';

/**
 * Returns the final that may be printed, saved and sent; null while there is none. The service makes its finals after the
 * payment. One of the studio's own formats is finished before, and stays here until it is paid.
 */
export function finalToHandOut({ records }: Needs<'records'>, photo: PhotoRow): ImageId | null {
  const isKept = isStudioFormat(photo.document) && records.payments.ofOrder(photo.orderId) === null;
  return isKept ? null : photo.finalImageId;
}
