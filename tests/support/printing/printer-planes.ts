/**
 * Reads the printed image from the bytes that a driver sends to a dye-sublimation printer. Gutenprint 5.3.4,
 * `src/main/print-dyesub.c`; the languages are recognised by their first bytes.
 */
import type { Raster } from './raster.ts';

type Reader = (data: Buffer) => Raster | null;

interface Plane {
  readonly start: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Bytes from one pixel to the next. */
  readonly step?: number;
  /** The head writes its rows from right to left: Gutenprint's `PLANE_LEFTTORIGHT`. */
  readonly mirrored: boolean;
}

/** Returns one colour as it is printed on the paper, in the rows of the print head. */
function plane(data: Buffer, { start, widthPx, heightPx, step = 1, mirrored }: Plane): Raster {
  const grey = new Uint8Array(widthPx * heightPx);
  if (data.length <= start + (grey.length - 1) * step)
    throw new Error('the printer was sent less than it was told');
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const from = y * widthPx + (mirrored ? widthPx - 1 - x : x);
      grey[y * widthPx + x] = data[start + from * step] ?? 0;
    }
  }
  return { widthPx, heightPx, grey };
}

/** DNP and Citizen: a command `IMAGE YPLANE`, then a Windows bitmap of 8 bits. */
const readBitmap: Reader = (data) => {
  const command = data.indexOf('IMAGE YPLANE');
  if (command === -1) return null;
  const bitmap = data.indexOf('BM', command);
  const start = bitmap + data.readInt32LE(bitmap + 10);
  const [widthPx, height] = [data.readInt32LE(bitmap + 18), data.readInt32LE(bitmap + 22)];
  return plane(data, { start, widthPx, heightPx: Math.abs(height), mirrored: true });
};

/** Canon Selphy CP: a head of 32 bytes that ends with width and height, then three planes. */
const readSelphy: Reader = (data) => {
  if (data.readUInt16LE(0) !== 0x0f) return null;
  const [widthPx, heightPx] = [data.readUInt32LE(24), data.readUInt32LE(28)];
  return plane(data, { start: 32, widthPx, heightPx, mirrored: false });
};

const headBytes = 1024;
/** Mitsubishi: blocks of 512 bytes, `ESC Z T` in the second, sizes big-endian; red, green and blue together. */
const readMitsubishi: Reader = (data) => {
  if (data.readUIntBE(512, 3) !== 0x1b5a54) return null;
  // The CP-D70 gives its size at the 16th byte of that block and writes from right to left; the CP-D90 at the tenth.
  const isD70 = data.readUInt16BE(512 + 16) > 0;
  const sizeAt = 512 + (isD70 ? 16 : 10);
  const [widthPx, heightPx] = [data.readUInt16BE(sizeAt), data.readUInt16BE(sizeAt + 2)];
  return plane(data, { start: headBytes + 1, widthPx, heightPx, step: 3, mirrored: isD70 });
};

/** @throws an error for bytes of an unknown language */
export function readPrinterData(data: Buffer): Raster {
  for (const read of [readBitmap, readSelphy, readMitsubishi]) {
    const raster = read(data);
    if (raster !== null) return raster;
  }
  throw new Error(`no printer's language that is known begins with ${data.toString('hex', 0, 8)}`);
}
