/**
 * The JFIF header that sharp leaves out. Without it print systems do not know the size of a picture:
 * CUPS prints nothing, or a blank page. Layout: ITU-T T.871 (JFIF 1.02), section 10.1.
 */
const SOI = 0xffd8;
const APP0_LENGTH = 18;
const DOTS_PER_INCH = 1;

/**
 * The same JPEG with a JFIF APP0 segment as its first, saying `dpi` in both directions.
 * @throws when the bytes do not start as a JPEG does
 */
export function withJfif(jpeg: Uint8Array, dpi: number): Buffer {
  const source = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (source.length < 4 || source.readUInt16BE(0) !== SOI) throw new Error('Not a JPEG');
  const app0 = Buffer.alloc(APP0_LENGTH);
  app0.writeUInt16BE(0xffe0, 0);
  app0.writeUInt16BE(APP0_LENGTH - 2, 2);
  app0.write('JFIF\0', 4, 'latin1');
  app0.writeUInt16BE(0x0102, 9);
  app0.writeUInt8(DOTS_PER_INCH, 11);
  app0.writeUInt16BE(dpi, 12);
  app0.writeUInt16BE(dpi, 14);
  // The last two bytes, the size of a thumbnail, stay zero: there is none.
  return Buffer.concat([source.subarray(0, 2), app0, source.subarray(2)]);
}
