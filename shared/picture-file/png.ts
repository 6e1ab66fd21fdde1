/** A PNG file's own form, apart from its picture. Chunks: ISO/IEC 15948. */
import { metresPerInch } from '../inch.ts';
import { joined, latin1, uint32, viewOf } from './bytes.ts';
import type { Density } from './density.ts';

/** What the picture needs; all else (times, texts, colour profiles, thumbnails) is taken out. */
const needed: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The sum that ends a chunk: ISO/IEC 15948, 5.5 and annex D. Bit by bit: no picture's own data is summed here. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** @param type four letters of ASCII */
export function chunk(type: string, body: Uint8Array): Uint8Array {
  const named = joined(latin1(type), body);
  return joined(uint32(body.byteLength), named, uint32(crc32(named)));
}

/** That the colours are sRGB, in a byte; rendering intent 0 is "perceptual". */
export const srgbChunk: Uint8Array = chunk('sRGB', Uint8Array.of(0));

/** Dots an inch as dots a metre, unit 1, which is all that PNG knows. */
const dotsAMetre = ({ dpiX, dpiY }: Density): Uint8Array =>
  chunk(
    'pHYs',
    joined(uint32(Math.round(dpiX / metresPerInch), Math.round(dpiY / metresPerInch)), Uint8Array.of(1)),
  );

/**
 * The same picture, with resolution and colour space said and everything else that was said taken out.
 *
 * @param colour the chunk that says that the colours are sRGB, the short way or with a whole profile
 * @returns null for a file without a whole form
 */
export function dressPng(file: Uint8Array, density: Density, colour: Uint8Array): Uint8Array | null {
  const view = viewOf(file);
  const parts = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) return null;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (needed.has(type)) parts.push(file.subarray(at, end));
    // Both have to stand before the palette and the picture.
    if (type === 'IHDR') parts.push(colour, dotsAMetre(density));
    if (type === 'IEND') return joined(...parts);
    at = end;
  }
  return null;
}
