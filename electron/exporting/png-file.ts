/** A PNG file's own form, apart from its picture. Chunks: ISO/IEC 15948. */
import { crc32 } from 'node:zlib';

/** What the picture needs; all else (times, texts, colour profiles, thumbnails) is taken out. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const inch = 0.0254;

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Dots an inch as dots a metre, which is all that PNG knows. */
function density(dpi: number): Buffer {
  const data = Buffer.alloc(9);
  data.writeUInt32BE(Math.round(dpi / inch), 0);
  data.writeUInt32BE(Math.round(dpi / inch), 4);
  data.writeUInt8(1, 8); // the unit is the metre
  return chunk('pHYs', data);
}

/**
 * The same picture, with resolution and colour space said and everything else that was said taken out.
 *
 * @param dpi dots an inch
 * @returns null for a file without a whole form
 */
export function dressPng(bytes: Uint8Array, dpi: number): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    if (needed.has(type)) parts.push(file.subarray(at, end));
    // Both have to stand before the palette and the picture; rendering intent 0 is "perceptual".
    if (type === 'IHDR') parts.push(chunk('sRGB', Buffer.from([0])), density(dpi));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}
