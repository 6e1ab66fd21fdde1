/** The address of a picture. */
import { isId, type ImageId } from './ids.ts';

/** The full picture, or a small JPEG for lists. */
export type PictureSize = 'full' | 'small';

/** Returns the route at which the page loads a picture: an id that the main process looks up, never a path. */
export const photoRoute = (imageId: ImageId, size: PictureSize = 'full'): string =>
  size === 'small' ? `photo/${imageId}/small` : `photo/${imageId}`;

/** Reads a photo route without its leading slash. Returns null for anything that is not exactly one. */
export function readPhotoRoute(
  path: string,
): { readonly imageId: ImageId; readonly size: PictureSize } | null {
  const [route, imageId, size, ...rest] = path.split('/');
  if (route !== 'photo' || !isId('img', imageId) || rest.length > 0) return null;
  if (size === undefined) return { imageId, size: 'full' };
  return size === 'small' ? { imageId, size } : null;
}
