/**
 * Adds the JFIF header that sharp leaves out. Without it, print systems do not know a picture's size: CUPS prints
 * nothing, or a blank page.
 */
import { jfif } from '../../../shared/picture-file/jpeg-segments.ts';

const SOI = 0xffd8;

/**
 * Returns the same JPEG with a JFIF APP0 segment at its start that states `dpi` in both directions.
 * @throws when the bytes do not start like a JPEG
 */
export function withJfif(jpeg: Uint8Array, dpi: number): Buffer {
  const source = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (source.length < 4 || source.readUInt16BE(0) !== SOI) throw new Error('Not a JPEG');
  return Buffer.concat([source.subarray(0, 2), jfif({ dpiX: dpi, dpiY: dpi }), source.subarray(2)]);
}
