/** Opens a request's picture for an edit, and encodes the result as its answer. */
import sharp from '../../sharp.ts';
import { PracticeError } from '../errors.ts';
import { decode } from './decode.ts';
import { practicePlate } from './practice-plate.ts';
import { withJfif } from './jfif.ts';
import type { PictureDone, PictureFormat } from './protocol.ts';
import type { Pixels } from './resample.ts';

/**
 * Larger pictures are reduced to this before an edit: the 24 megapixels of a full-frame camera pass unchanged. A
 * 60-megapixel picture took up to 1.2 GB, because it is decoded whole before it is reduced.
 */
const MAX_EDIT_PIXELS = 24_000_000;
/** Dots per inch written to a picture that has no paper size yet. */
const NO_PAPER_DPI = 300;

export interface OpenPicture {
  readonly pixels: Pixels;
  /** Format of the bytes; JPEG for anything that is not PNG. */
  readonly format: PictureFormat;
}

/** Returns the picture at most `maxPixels` large, in its proportions. */
export async function reduced(pixels: Pixels, maxPixels: number): Promise<Pixels> {
  const share = Math.sqrt(maxPixels / (pixels.width * pixels.height));
  if (share >= 1) return pixels;
  const size = { width: Math.round(pixels.width * share), height: Math.round(pixels.height * share) };
  const { data, info } = await sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: 3 },
  })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns upright sRGB pixels, with transparency laid over white.
 * @param field the request's name for the picture, for the sentence of a refusal
 * @throws PracticeError NOT_AN_IMAGE, IMAGE_SIZE
 */
export async function openPicture(
  bytes: Uint8Array,
  field = 'imageBase64',
  maxPixels = MAX_EDIT_PIXELS,
): Promise<OpenPicture> {
  try {
    const pixels = await reduced(await decode(bytes, '#ffffff'), maxPixels);
    const { format } = await sharp(bytes).metadata();
    return { pixels, format: format === 'png' ? 'PNG' : 'JPEG' };
  } catch (error) {
    if (!(error instanceof PracticeError)) throw error;
    const message = error.message.replace('imageBase64', field).replace('The image must', `${field} must`);
    throw new PracticeError(error.code, message, { cause: error });
  }
}

/** Pixels with or without an alpha channel. */
export interface Layered {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/**
 * Encodes the finished picture in its format, visibly marked PRACTICE. In a JPEG, transparent pixels become white.
 */
export async function closePicture(
  { data, width, height, channels }: Layered,
  format: PictureFormat,
): Promise<PictureDone> {
  const plated = sharp(data, { raw: { width, height, channels } }).composite([
    { input: Buffer.from(practicePlate(width, height)) },
  ]);
  // Compositing adds an alpha channel, needed or not.
  const marked = channels === 3 ? plated.removeAlpha() : plated;
  if (format === 'PNG') {
    const bytes = await marked.png({ compressionLevel: 4 }).toBuffer();
    return { bytes, widthPx: width, heightPx: height };
  }
  const jpeg = await marked
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return { bytes: withJfif(jpeg, NO_PAPER_DPI), widthPx: width, heightPx: height };
}
