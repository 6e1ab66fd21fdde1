/** Encodes finished photos as files with their resolution, within the document's limits on file size. */
import sharp, { type Sharp } from '../../sharp.ts';
import type { Range, Spec } from '../specs.ts';
import { withJfif } from './jfif.ts';
import type { Pixels } from './resample.ts';

const QUALITY = 95;
/** Tried in turn until a file is small enough; below the last, blocks show on skin. */
const LOWER_QUALITIES = [90, 84, 77, 70, 62, 54, 46] as const;
const HIGHEST_QUALITY = 100;

function layered({ data, width, height }: Pixels, overlay: string): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(overlay) }]);
}

/** @param raster made anew for each file, because sharp's own clone copies its pixels */
async function jpegAt(raster: () => Sharp, quality: number, dpi: number): Promise<Buffer> {
  const jpeg = await raster().jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
  return withJfif(jpeg, dpi);
}

/**
 * Returns the first file that is small enough, or the smallest; writes a file that is too small again at full
 * quality.
 */
async function within(raster: () => Sharp, { min, max }: Range, dpi: number): Promise<Buffer> {
  let file = await jpegAt(raster, QUALITY, dpi);
  if (file.length < min) file = await jpegAt(raster, HIGHEST_QUALITY, dpi);
  for (const quality of LOWER_QUALITIES) {
    if (file.length <= max) break;
    file = await jpegAt(raster, quality, dpi);
  }
  return file;
}

/** Encodes a JPEG with `overlay` on it, with JFIF and the document's resolution, within its file size. */
export function encodeJpeg(photo: Pixels, overlay: string, spec: Spec): Promise<Buffer> {
  const raster = (): Sharp => layered(photo, overlay);
  return spec.fileBytes === null
    ? jpegAt(raster, QUALITY, spec.dpi)
    : within(raster, spec.fileBytes, spec.dpi);
}

/**
 * Encodes the same photo without loss, with its resolution in pHYs. The document's file size applies to the JPEG
 * only.
 */
export function encodePng(photo: Pixels, overlay: string, spec: Spec): Promise<Buffer> {
  return layered(photo, overlay).withMetadata({ density: spec.dpi }).png({ compressionLevel: 3 }).toBuffer();
}
