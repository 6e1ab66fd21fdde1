import type { Scratch } from '../scratch.ts';
import { heicToJpeg } from './heic.ts';
import type { PictureFacts } from './imaging.ts';
import { formatOf } from './picture-format.ts';
import type { Pictures } from './pictures.ts';

/** The tools needed to read a picture file. */
export interface ImportTools {
  readonly scratch: Scratch;
  readonly pictures: Pictures;
}

/** A picture in the form that the kiosk works with, and the original file when the two differ. */
export interface ImportedPicture {
  readonly facts: PictureFacts;
  /** The file itself, unchanged; for a HEIC picture, a JPEG that every part of the kiosk can read. */
  readonly bytes: Uint8Array;
  readonly original: { readonly bytes: Uint8Array; readonly mime: 'image/heic' } | null;
}

const readable = async (
  bytes: Uint8Array,
  tools: ImportTools,
): Promise<Pick<ImportedPicture, 'bytes' | 'original'>> =>
  formatOf(bytes) === 'heic'
    ? { bytes: await heicToJpeg(bytes, tools), original: { bytes, mime: 'image/heic' } }
    : { bytes, original: null };

/**
 * Reads a picture file of any kind that the kiosk can use, and decodes it once.
 * @throws KioskError IMAGE_NOT_RECOGNISED with a reason, IMAGE_HEIC_UNREADABLE, IMAGE_TOO_LARGE, IMAGE_TOO_SMALL,
 *   IMAGE_DECODER_FAILED
 */
export async function importPicture(bytes: Uint8Array, tools: ImportTools): Promise<ImportedPicture> {
  const picture = await readable(bytes, tools);
  return { ...picture, facts: await tools.pictures.inspectPicture(picture.bytes) };
}

/**
 * Examines a picture file like `importPicture`, for a list that offers it.
 *
 * @param sidePx maximum length of the thumbnail's long side
 */
export async function examinePicture(
  bytes: Uint8Array,
  sidePx: number,
  tools: ImportTools,
): Promise<{ readonly facts: PictureFacts; readonly thumbnail: Uint8Array }> {
  return tools.pictures.inspectWithThumbnail((await readable(bytes, tools)).bytes, sidePx);
}
