/** Pictures with the parts that the client reads: a real header with a size, then filler. */

/** A JPEG header of this size in pixels, filled up to `length` bytes with bytes that do not repeat. */
export function jpeg(width = 413, height = 531, length = 256): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 167 + (at >> 8) * 31) & 0xff;
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  bytes.set(frame);
  bytes.set([0xff, 0xd9], length - 2);
  return bytes;
}

/** A PNG header of this size in pixels. */
export function png(width = 413, height = 531): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
