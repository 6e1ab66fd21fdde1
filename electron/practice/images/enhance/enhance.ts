/** Enlarges and sharpens a picture; on request processes the face further. */
import sharp from '../../../sharp.ts';
import { PracticeError } from '../../errors.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { facesIn } from '../models.ts';
import { closePicture, openPicture } from '../picture.ts';
import type { EnhanceJob, PictureDone } from '../protocol.ts';
import type { Pixels } from '../resample.ts';
import { clearerFace } from './face-region.ts';

/** The interface names no limit: beyond four times, no further detail appears. */
const MAX_SCALE_FACTOR = 4;
/** Largest result, px: twice the side of a 12-megapixel picture. */
const MAX_OUTPUT_PIXELS = 48_000_000;

function requireFactor(factor: number, { width, height }: Pixels): void {
  if (!Number.isInteger(factor) || factor < 1 || factor > MAX_SCALE_FACTOR) {
    throw new PracticeError(
      'INVALID_FIELD',
      `scaleFactor must be a whole number from 1 to ${MAX_SCALE_FACTOR}.`,
    );
  }
  if (width * height * factor ** 2 > MAX_OUTPUT_PIXELS) {
    throw new PracticeError(
      'IMAGE_SIZE',
      `The enhanced image would have more than ${MAX_OUTPUT_PIXELS / 1e6} megapixels; choose a smaller scaleFactor.`,
    );
  }
}

/** Enlarges with Lanczos, then applies an unsharp mask as wide as the enlarged edges. */
async function enlarged({ data, width, height }: Pixels, factor: number): Promise<Pixels> {
  const size = { width: width * factor, height: height * factor };
  const out = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.6 + 0.35 * factor, m1: 0.4, m2: 1.4 })
    .raw()
    .toBuffer();
  return { data: out, ...size };
}

/** @throws PracticeError INVALID_FIELD, IMAGE_SIZE, NOT_AN_IMAGE, CANCELLED */
export async function enhance(
  { image, scaleFactor, enableFaceEnhance, outputFormat }: EnhanceJob,
  checkpoint: Checkpoint,
): Promise<PictureDone> {
  const { pixels } = await openPicture(image);
  requireFactor(scaleFactor, pixels);
  await checkpoint();
  const faces = enableFaceEnhance ? await facesIn(pixels) : [];
  let result = await enlarged(pixels, scaleFactor);
  for (const face of faces) {
    await checkpoint();
    result = await clearerFace(result, face, scaleFactor);
  }
  return closePicture({ ...result, channels: 3 }, outputFormat);
}
