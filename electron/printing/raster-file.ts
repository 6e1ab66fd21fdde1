/**
 * Pixels as a JPEG or PNG file that says how large it is on paper. A JPEG says so twice, in its JFIF and in its EXIF
 * part: print programs read the one or the other, and CUPS prints a blank page where it finds neither.
 */
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { channels, type Tile } from './raster-canvas.ts';
import { srgbProfile } from './srgb-profile.ts';

export type RasterFormat = 'jpeg' | 'png';

/** Dots per inch across and down. */
export interface Density {
  readonly dpiX: number;
  readonly dpiY: number;
}

const metresPerInch = 0.0254;
/** EXIF gives a resolution as a fraction (Exif 2.32, 4.6.4): thousandths of a dot. */
const fraction = 1000;
const jpegQuality = 95;

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
function uint32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

function segment(marker: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(body.length + 2), body]);
}

/** JFIF 1.02, density in dots per inch, no thumbnail. */
const jfif = ({ dpiX, dpiY }: Density): Buffer =>
  segment(
    0xe0,
    Buffer.from('JFIF\0\x01\x02\x01', 'latin1'),
    uint16(Math.round(dpiX)),
    uint16(Math.round(dpiY)),
    Buffer.from([0, 0]),
  );

/** One entry of a TIFF directory, big-endian: tag, type, count, value or place of the value. */
const entry = (tag: number, type: 3 | 5, value: number): Buffer =>
  Buffer.concat([
    uint16(tag),
    uint16(type),
    uint32(1),
    type === 3 ? Buffer.concat([uint16(value), uint16(0)]) : uint32(value),
  ]);

/** The shortest EXIF part that says upright and how many dots make an inch. */
function exif({ dpiX, dpiY }: Density): Buffer {
  const [headerBytes, entries] = [8, 4];
  // After the header: the number of entries, the entries of twelve bytes, no further directory, then the fractions.
  const values = headerBytes + 2 + entries * 12 + 4;
  return segment(
    0xe1,
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    uint32(headerBytes),
    uint16(entries),
    entry(0x0112, 3, 1),
    entry(0x011a, 5, values),
    entry(0x011b, 5, values + 8),
    entry(0x0128, 3, 2),
    uint32(0),
    uint32(Math.round(dpiX * fraction), fraction, Math.round(dpiY * fraction), fraction),
  );
}

/** A profile of one segment (ICC.1:2010, B.4). */
const icc = (): Buffer => segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), srgbProfile);

/** Where a JPEG's own tables begin: after the start and whatever APP segments and comments its maker has put there. */
function afterHeads(file: Buffer): number {
  let at = 2;
  for (;;) {
    const marker = file[at + 1] ?? 0;
    const isHead = file[at] === 0xff && ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe);
    if (!isHead) return at;
    at += 2 + file.readUInt16BE(at + 2);
  }
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  return Buffer.concat([uint32(body.length), named, uint32(crc32(named))]);
}

/** PNG (ISO/IEC 15948): the profile and the pixels to a metre stand between the header and the picture. */
function pngParts({ dpiX, dpiY }: Density): Buffer {
  const profile = Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), deflateSync(srgbProfile)]);
  const perMetre = uint32(Math.round(dpiX / metresPerInch), Math.round(dpiY / metresPerInch));
  return Buffer.concat([chunk('iCCP', profile), chunk('pHYs', Buffer.concat([perMetre, Buffer.from([1])]))]);
}

/** What a picture needs; its maker's own words on size and colour are left out. */
const needed = new Set(['IHDR', 'IDAT', 'IEND']);

function* chunksOf(file: Buffer): Generator<{ readonly type: string; readonly bytes: Buffer }> {
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    yield { type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, end) };
    at = end;
  }
}

function withPngParts(file: Buffer, density: Density): Buffer {
  const chunks = [...chunksOf(file)].filter(({ type }) => needed.has(type));
  const [head, ...rest] = chunks.map(({ bytes }) => bytes);
  return Buffer.concat([file.subarray(0, 8), head ?? Buffer.alloc(0), pngParts(density), ...rest]);
}

/** The same pixels give the same bytes. JPEG without subsampled colour, so that edges stay where they are. */
export async function rasterFile(tile: Tile, format: RasterFormat, density: Density): Promise<Uint8Array> {
  const { pixels, width, height } = tile;
  const picture = sharp(pixels, { raw: { width, height, channels } });
  if (format === 'jpeg') {
    // Tables made for this one picture would save a tenth of its size, and cost three times as long.
    const options = { quality: jpegQuality, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
    const file = await picture.jpeg(options).toBuffer();
    const heads = [file.subarray(0, 2), jfif(density), exif(density), icc()];
    return Buffer.concat([...heads, file.subarray(afterHeads(file))]);
  }
  return withPngParts(await picture.png({ compressionLevel: 4 }).toBuffer(), density);
}
