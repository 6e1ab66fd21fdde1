import type { PictureSize } from '../../shared/photo-route.ts';
import type { ImageId } from '../../shared/ids.ts';
import type { Needs } from '../orders/deps.ts';
import type { ServedPicture } from './types.ts';

/** Lists show pictures at 72 px or less; twice that is sharp on a dense display. */
export const smallSidePx = 192;

/** Returns null for an image that is erased, and for an answer of the service, which no page may see. */
export async function readPicture(
  { records, vault, pictures }: Needs<'records' | 'vault' | 'pictures'>,
  imageId: ImageId,
  size: PictureSize,
): Promise<ServedPicture | null> {
  const image = records.images.get(imageId);
  if (image?.erasedAt !== null || image.kind === 'answer') return null;
  const bytes = await vault.get(imageId);
  if (size === 'full') return { mime: image.mime, bytes };
  return { mime: 'image/jpeg', bytes: await pictures.thumbnail(bytes, smallSidePx) };
}
