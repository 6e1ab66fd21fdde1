/**
 * A file's format according to its first bytes, never its name. Only the formats named here reach the decoders, so
 * that no file is read by a decoder meant for another format (an SVG, for example, may request other files).
 */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'heic' | 'raw' | 'other' | 'empty';

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((value, index) => bytes[index] === value);

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of ISO base media files that hold HEVC pictures: ISO/IEC 23008-12, annex B. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** Camera raw files with a signature of their own: Fujifilm, Olympus (twice), Panasonic, Minolta. */
const rawStarts = ['FUJIFILMCCD-RAW', 'IIRO', 'IIRS', 'IIU\0', '\0MRM'];
/** TIFF, the basis of most makers' raw files: Canon CR2, Nikon NEF, Sony ARW, Adobe DNG, Pentax PEF. */
const tiffStarts = ['II*\0', 'MM\0*'];

/** @param bytes the file, or at least its first 512 bytes */
export function formatOf(bytes: Uint8Array): FileFormat {
  if (bytes.byteLength === 0) return 'empty';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, pngSignature)) return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp') return formatOfBrands(bytes);
  const start = text(bytes, 0, 16);
  return [...rawStarts, ...tiffStarts].some((one) => start.startsWith(one)) ? 'raw' : 'other';
}

/** Reads the first box: its length, `ftyp`, the major brand, a version, and every compatible brand. */
function formatOfBrands(bytes: Uint8Array): FileFormat {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const major = text(bytes, 8, 12);
  if (major === 'crx ') return 'raw';
  const end = Math.min(length, bytes.byteLength, 512);
  for (let at = 16; at + 4 <= end; at += 4) {
    if (heicBrands.has(text(bytes, at, at + 4))) return 'heic';
  }
  return heicBrands.has(major) ? 'heic' : 'other';
}

/**
 * True for an animated PNG: its control chunk comes before the picture's data (PNG, third edition, 11.3.6). The
 * decoder would silently show its first picture.
 */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = pngSignature.length;
  while (at + 8 <= bytes.byteLength) {
    const kind = text(bytes, at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
    at += 12 + view.getUint32(at);
  }
  return false;
}
