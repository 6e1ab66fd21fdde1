/** Decodes the bytes of a request to upright sRGB pixels, or refuses them with a reason. */
import sharp, { type Sharp } from '../../sharp.ts';
import { PracticeError } from '../errors.ts';
import type { Pixels } from './resample.ts';

/** Formats of cameras, scanners and browsers. SVG and the like are documents, not photographs. */
const accepted: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'tiff']);

/** 100 megapixels: the largest camera that a studio might own. */
const MAX_PIXELS = 100_000_000;
/** In a smaller picture no face is large enough to be measured. */
const MIN_SIDE = 120;

const broken = (cause: unknown): PracticeError =>
  new PracticeError('NOT_AN_IMAGE', 'imageBase64 does not hold a complete image.', { cause });

async function check(input: Sharp): Promise<void> {
  const { format, width, height, pages } = await input.metadata().catch((cause: unknown) => {
    throw broken(cause);
  });
  if (!accepted.has(format)) {
    throw new PracticeError('NOT_AN_IMAGE', 'imageBase64 must hold a JPEG, PNG, WebP or TIFF image.');
  }
  if ((pages ?? 1) > 1) {
    throw new PracticeError('NOT_AN_IMAGE', 'imageBase64 holds an animation or several pages.');
  }
  if (width * height > MAX_PIXELS || Math.min(width, height) < MIN_SIDE) {
    throw new PracticeError(
      'IMAGE_SIZE',
      `The image must have at least ${MIN_SIDE} px a side and at most ${MAX_PIXELS / 1e6} megapixels.`,
    );
  }
}

/**
 * Returns the pixels as a person sees the picture: EXIF orientation applied, any colour space converted to sRGB,
 * transparency laid over `background`.
 * @throws PracticeError NOT_AN_IMAGE, IMAGE_SIZE
 */
export async function decode(bytes: Uint8Array, background: string): Promise<Pixels> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS * 2, sequentialRead: true } as const;
  await check(sharp(bytes, options));
  try {
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .flatten({ background })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`Expected three channels, got ${info.channels}`);
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    throw broken(cause);
  }
}
