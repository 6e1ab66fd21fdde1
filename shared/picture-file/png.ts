/** Reads and rewrites the chunks of a PNG file. Chunks: ISO/IEC 15948. */
import { metresPerInch } from '../inch.ts';
import { joined, latin1, uint32, viewOf } from './bytes.ts';
import type { Density } from './density.ts';

/** Chunks that the picture needs; all others (times, texts, colour profiles, thumbnails) are removed. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * Returns the checksum at the end of a chunk: ISO/IEC 15948, 5.5 and annex D. Bit by bit is fast enough, because no
 * picture data is summed here.
 */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Builds a chunk. @param type four letters of ASCII */
export function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = joined(latin1(type), body);
  return joined(uint32(body.byteLength), named, uint32(crc32(named)));
}

/** States in one byte that the colours are sRGB; rendering intent 0 is "perceptual". */
export const srgbChunk: Uint8Array = chunk('sRGB', Uint8Array.of(0));

/** Builds the resolution chunk. PNG stores only dots per metre, unit 1. */
const dotsAMetre = ({ dpiX, dpiY }: Density): Uint8Array =>
  chunk(
    'pHYs',
    joined(uint32(Math.round(dpiX / metresPerInch), Math.round(dpiY / metresPerInch)), Uint8Array.of(1)),
  );

/**
 * Rewrites the file with the same picture, states its resolution and colour space, and removes everything else.
 *
 * @param colour the chunk that states sRGB, in short or with a whole profile
 * @returns null for an incomplete file
 */
export function dressPng(file: Uint8Array, density: Density, colour: Uint8Array): Uint8Array | null {
  const view = viewOf(file);
  const parts = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) return null;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (needed.has(type)) parts.push(file.subarray(at, end));
    // Both must come before the palette and the picture.
    if (type === 'IHDR') parts.push(colour, dotsAMetre(density));
    if (type === 'IEND') return joined(...parts);
    at = end;
  }
  return null;
}
