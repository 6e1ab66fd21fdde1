import type { KioskErrorShape } from './errors.ts';
import { pictureTroubles, type PictureTrouble } from './model/pictures.ts';

const isTrouble = (value: unknown): value is PictureTrouble =>
  pictureTroubles.some((trouble) => trouble === value);

/** What is wrong with a picture that was refused with this error; null when the error is about something else. */
export function pictureTroubleOf({
  code,
  details,
}: Pick<KioskErrorShape, 'code' | 'details'>): PictureTrouble | null {
  if (code === 'IMAGE_TOO_LARGE') return 'too-large';
  if (code === 'IMAGE_TOO_SMALL') return 'too-small';
  if (code === 'IMAGE_HEIC_UNREADABLE') return 'heic';
  const { reason } = details;
  // A picture that ended or held up its decoder is damaged. One that did not have its turn may be fine.
  if (code === 'IMAGE_DECODER_FAILED') return reason === 'busy' || reason === 'stopped' ? null : 'cut-off';
  if (code !== 'IMAGE_NOT_RECOGNISED') return null;
  return isTrouble(reason) ? reason : 'not-a-picture';
}
