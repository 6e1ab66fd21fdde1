/** Finished photos as files: resolution written, and the document's limits on their size kept. */
import sharp, { type Sharp } from '../../sharp.ts';
import type { Range, Spec } from '../specs.ts';
import { withJfif } from './jfif.ts';
import type { Pixels } from './resample.ts';

const QUALITY = 95;
/** Tried one after another until a file is small enough; below the last, blocks show on skin. */
const LOWER_QUALITIES = [90, 84, 77, 70, 62, 54, 46] as const;
const HIGHEST_QUALITY = 100;

function layered({ data, width, height }: Pixels, overlay: string): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } }).composite([{ input: Buffer.from(overlay) }]);
}

/** @param raster made anew for each file: sharp's own clone of one copies its pixels */
async function jpegAt(raster: () => Sharp, quality: number, dpi: number): Promise<Buffer> {
  const jpeg = await raster().jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
  return withJfif(jpeg, dpi);
}

/** The first file that is small enough, or the smallest; a file that is too small is written again at full quality. */
async function within(raster: () => Sharp, { min, max }: Range, dpi: number): Promise<Buffer> {
  let file = await jpegAt(raster, QUALITY, dpi);
  if (file.length < min) file = await jpegAt(raster, HIGHEST_QUALITY, dpi);
  for (const quality of LOWER_QUALITIES) {
    if (file.length <= max) break;
    file = await jpegAt(raster, quality, dpi);
  }
  return file;
}

/** A JPEG with `overlay` on it, with JFIF and the document's resolution, inside its file size. */
export function encodeJpeg(photo: Pixels, overlay: string, spec: Spec): Promise<Buffer> {
  const raster = (): Sharp => layered(photo, overlay);
  return spec.fileBytes === null
    ? jpegAt(raster, QUALITY, spec.dpi)
    : within(raster, spec.fileBytes, spec.dpi);
}

/** The same photo without loss, its resolution in pHYs. The document's file size is a JPEG's. */
export function encodePng(photo: Pixels, overlay: string, spec: Spec): Promise<Buffer> {
  return layered(photo, overlay).withMetadata({ density: spec.dpi }).png({ compressionLevel: 3 }).toBuffer();
}
