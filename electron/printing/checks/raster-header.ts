/** Reads the header of a JPEG or PNG file byte by byte, as a print program does. */
import { metresPerInch } from '../../../shared/inch.ts';

export interface RasterHeader {
  readonly format: 'jpeg' | 'png';
  readonly widthPx: number;
  readonly heightPx: number;
  /** True when colour has the same resolution as brightness: nothing is subsampled. */
  readonly fullColour: boolean;
  /** Dots per inch, from each part of the file that states them. */
  readonly densities: readonly { readonly where: string; readonly dpiX: number; readonly dpiY: number }[];
  /** Bytes of the colour profile; 0 when there is none. */
  readonly profileBytes: number;
}

type Densities = { where: string; dpiX: number; dpiY: number }[];

/** Reads the resolution from the first directory of an EXIF block (Exif 2.32, 4.6.4), big-endian as we write it. */
function readExif(body: Buffer, densities: Densities): void {
  const tiff = body.subarray(6);
  if (tiff.toString('latin1', 0, 2) !== 'MM') return;
  const first = tiff.readUInt32BE(4);
  const found = new Map<number, number>();
  for (let index = 0; index < tiff.readUInt16BE(first); index += 1) {
    const at = first + 2 + index * 12;
    const [tag, type] = [tiff.readUInt16BE(at), tiff.readUInt16BE(at + 2)];
    const place = type === 5 ? tiff.readUInt32BE(at + 8) : 0;
    const value =
      type === 5 ? tiff.readUInt32BE(place) / tiff.readUInt32BE(place + 4) : tiff.readUInt16BE(at + 8);
    found.set(tag, value);
  }
  // Resolution unit 2 is the inch.
  const inInches = found.get(0x0128) === 2;
  const [dpiX, dpiY] = [found.get(0x011a), found.get(0x011b)];
  if (inInches && dpiX !== undefined && dpiY !== undefined) densities.push({ where: 'EXIF', dpiX, dpiY });
}

/** Returns whether a marker starts a frame: any SOF marker, but not the tables DHT, JPG and DAC (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(file: Buffer): RasterHeader | null {
  const densities: Densities = [];
  let profileBytes = 0;
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + file.readUInt16BE(at + 2);
    const body = file.subarray(at + 4, end);
    const named = (name: string): boolean => body.toString('latin1', 0, name.length) === name;
    if (marker === 0xe0 && named('JFIF\0') && body[7] === 1) {
      densities.push({ where: 'JFIF', dpiX: body.readUInt16BE(8), dpiY: body.readUInt16BE(10) });
    }
    if (marker === 0xe1 && named('Exif\0\0')) readExif(body, densities);
    if (marker === 0xe2 && named('ICC_PROFILE\0')) profileBytes += body.length - 14;
    if (isFrame(marker)) {
      const [heightPx, widthPx] = [body.readUInt16BE(1), body.readUInt16BE(3)];
      const samplings = [body[7], body[10], body[13]];
      const fullColour = body[5] === 3 && samplings.every((each) => each === samplings[0]);
      return { format: 'jpeg', widthPx, heightPx, fullColour, densities, profileBytes };
    }
    at = end;
  }
  return null;
}

function readPng(file: Buffer): RasterHeader {
  const densities: Densities = [];
  let profileBytes = 0;
  for (let at = 8; at + 12 <= file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IDAT') break;
    // Unit 1 is the metre.
    if (type === 'pHYs' && body[8] === 1) {
      const [dpiX, dpiY] = [body.readUInt32BE(0) * metresPerInch, body.readUInt32BE(4) * metresPerInch];
      densities.push({ where: 'pHYs', dpiX, dpiY });
    }
    if (type === 'iCCP') profileBytes += length;
    at += length + 12;
  }
  const [widthPx, heightPx] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return { format: 'png', widthPx, heightPx, fullColour: file[25] === 2, densities, profileBytes };
}

/** Returns null for a file that is neither JPEG nor PNG, or is cut short. */
export function readRasterHeader(bytes: Uint8Array): RasterHeader | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (file.toString('hex', 0, 3) === 'ffd8ff') return readJpeg(file);
    return file.toString('hex', 0, 8) === '89504e470d0a1a0a' ? readPng(file) : null;
  } catch (error) {
    // A length points beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
