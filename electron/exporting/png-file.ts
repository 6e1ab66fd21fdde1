/** What an exported PNG says: one resolution both ways, and sRGB in a byte. */
import { dressPng as dress, srgbChunk } from '../../shared/picture-file/png.ts';

/**
 * @param dpi dots an inch
 * @returns null for a file without a whole form
 */
export const dressPng = (bytes: Uint8Array, dpi: number): Uint8Array | null =>
  dress(bytes, { dpiX: dpi, dpiY: dpi }, srgbChunk);
