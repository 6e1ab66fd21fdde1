import sharp, { type Metadata } from '../sharp.ts';
import { KioskError } from '../../shared/errors.ts';
import type { ImageView, PictureTrouble } from '../../shared/model/pictures.ts';
import { leastSidePx, mostPixels } from '../../shared/picture-limits.ts';
import { formatOf, isAnimatedPng, type FileFormat } from './picture-format.ts';

export type PictureMime = ImageView['mime'];

/** Facts about a picture that has been examined: sizes in pixels as seen upright. */
export interface PictureFacts {
  readonly mime: PictureMime;
  readonly widthPx: number;
  readonly heightPx: number;
}

const mimes: Readonly<Partial<Record<FileFormat, PictureMime>>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Opens a picture for work in this room: upright, and refused when it is broken or far too large. */
export const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true, animated: false });

/**
 * Inspects a picture from outside and decodes it once, so that a broken file is refused here and not in front of the
 * customer.
 * @throws KioskError IMAGE_NOT_RECOGNISED with a reason, IMAGE_TOO_LARGE, IMAGE_TOO_SMALL
 */
export async function inspectPicture(bytes: Uint8Array): Promise<PictureFacts> {
  const facts = await readFacts(bytes);
  await decodeOnce(bytes);
  return facts;
}

/**
 * Like `inspectPicture`, and keeps the decoded picture as a small JPEG for lists.
 *
 * @param sidePx maximum length of its long side
 * @throws KioskError as `inspectPicture` does
 */
export async function inspectWithThumbnail(
  bytes: Uint8Array,
  sidePx: number,
): Promise<{ readonly facts: PictureFacts; readonly thumbnail: Uint8Array }> {
  const facts = await readFacts(bytes);
  return { facts, thumbnail: await thumbnail(bytes, sidePx) };
}

/**
 * Returns the sizes of an image that the service sent, and decodes it once, so that a truncated one is found here and
 * not on paper.
 * @throws KioskError IMAGE_NOT_RECOGNISED, IMAGE_TOO_LARGE
 */
export async function measurePicture(bytes: Uint8Array): Promise<PictureFacts> {
  const { mime, metadata } = await readMetadata(bytes);
  await decodeOnce(bytes);
  return { mime, widthPx: metadata.autoOrient.width, heightPx: metadata.autoOrient.height };
}

/**
 * Returns the copy of a shot that is sent to the service: upright, sRGB, without metadata, as JPEG 95 with full
 * colour resolution. The shot itself stays unchanged. Runs in sharp's own threads.
 *
 * @param longSidePx maximum length of the copy's longest side; a smaller shot keeps its size. Null keeps every size
 * @param behind `#rrggbb` of the background for transparent parts
 */
export async function copyForService(
  bytes: Uint8Array,
  longSidePx: number | null,
  behind = '#ffffff',
): Promise<Uint8Array> {
  const box = longSidePx === null ? {} : { width: longSidePx, height: longSidePx };
  return decode(() =>
    open(bytes)
      .flatten({ background: behind })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer(),
  );
}

/** Returns a small JPEG for lists, at most `sidePx` on its long side. */
export async function thumbnail(bytes: Uint8Array, sidePx: number): Promise<Uint8Array> {
  return decode(() =>
    open(bytes)
      .flatten({ background: '#ffffff' })
      .resize({ width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: 80, optimiseCoding: false })
      .toBuffer(),
  );
}

async function readFacts(bytes: Uint8Array): Promise<PictureFacts> {
  const { mime, metadata } = await readMetadata(bytes);
  if ((metadata.pages ?? 1) > 1 || (mime === 'image/png' && isAnimatedPng(bytes))) {
    throw notRecognised('moving', 'the file is an animation');
  }
  const { width: widthPx, height: heightPx } = metadata.autoOrient;
  if (widthPx * heightPx > mostPixels) {
    throw new KioskError('IMAGE_TOO_LARGE', 'the picture has too many pixels', { widthPx, heightPx });
  }
  if (Math.min(widthPx, heightPx) < leastSidePx) {
    throw new KioskError('IMAGE_TOO_SMALL', 'the picture has too few pixels', {
      widthPx,
      heightPx,
      leastSidePx,
    });
  }
  return { mime, widthPx, heightPx };
}

/** Decodes the whole file into a small picture that is then discarded. */
const decodeOnce = (bytes: Uint8Array): Promise<Buffer> =>
  decode(() => open(bytes).resize({ width: 64, height: 64, fit: 'inside' }).raw().toBuffer());

async function readMetadata(bytes: Uint8Array): Promise<{ mime: PictureMime; metadata: Metadata }> {
  const format = formatOf(bytes);
  const mime = mimes[format];
  if (mime === undefined) {
    const reason = format === 'empty' || format === 'raw' ? format : 'not-a-picture';
    throw notRecognised(reason, 'the file is not a JPEG, PNG or WebP picture');
  }
  const metadata = await decode(() => sharp(bytes, { limitInputPixels: false }).metadata());
  return { mime, metadata };
}

function notRecognised(reason: PictureTrouble, message: string, options?: ErrorOptions): KioskError {
  return new KioskError('IMAGE_NOT_RECOGNISED', message, { reason }, options);
}

/**
 * Passes on only the fact of the failure: sharp's messages may name parts of the file's content. A file that begins
 * as a picture and does not decode was truncated or damaged.
 */
export async function decode<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    const tooLarge = cause instanceof Error && cause.message.includes('pixel limit');
    if (tooLarge) throw new KioskError('IMAGE_TOO_LARGE', 'the picture has too many pixels');
    throw notRecognised('cut-off', 'the picture could not be decoded', { cause });
  }
}
