import { KioskError } from '../../shared/errors.ts';
import { mostPixels } from '../../shared/picture-limits.ts';
import sharp from '../sharp.ts';
import { decode } from './imaging.ts';

/**
 * Refuses a HEIC file with far too many pixels. The file's header states its size, so nothing has to be decoded.
 * @throws KioskError IMAGE_TOO_LARGE
 */
export async function refuseHuge(bytes: Uint8Array): Promise<void> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    // sharp cannot read every HEIC header; a picture of unknown size is measured when it is decoded.
    .catch(() => null);
  if (size !== null && size.width * size.height > mostPixels) {
    throw new KioskError('IMAGE_TOO_LARGE', 'the picture has too many pixels');
  }
}

/**
 * Converts the output of a program that reads HEIC to JPEG 95 with full colour resolution, upright and in sRGB.
 *
 * @param turn true when the output still has to be turned according to its own metadata
 * @throws KioskError IMAGE_NOT_RECOGNISED, IMAGE_TOO_LARGE
 */
export const decodedHeic = (answer: Uint8Array, turn: boolean): Promise<Uint8Array> =>
  decode(() =>
    sharp(answer, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: turn })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer(),
  );
