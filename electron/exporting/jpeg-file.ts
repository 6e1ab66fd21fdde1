/** What an exported JPEG says: one resolution both ways, in colours that need no profile. */
import { dressJpeg as dress } from '../../shared/picture-file/jpeg.ts';

/**
 * @param dpi dots an inch, a whole number
 * @returns null for a file that has to be encoded anew, as `shared/picture-file/jpeg.ts` says
 */
export const dressJpeg = (bytes: Uint8Array, dpi: number): Uint8Array | null =>
  dress(bytes, { dpiX: dpi, dpiY: dpi });
