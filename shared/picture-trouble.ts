import type { KioskErrorShape } from './errors.ts';
import { pictureTroubles, type PictureTrouble } from './model/pictures.ts';

const isTrouble = (value: unknown): value is PictureTrouble =>
  pictureTroubles.some((trouble) => trouble === value);

/** Returns why a picture was refused with this error; null when the error has another subject. */
export function pictureTroubleOf({
  code,
  details,
}: Pick<KioskErrorShape, 'code' | 'details'>): PictureTrouble | null {
  if (code === 'IMAGE_TOO_LARGE') return 'too-large';
  if (code === 'IMAGE_TOO_SMALL') return 'too-small';
  if (code === 'IMAGE_HEIC_UNREADABLE') return 'heic';
  const { reason } = details;
  // A picture that crashed or blocked its decoder is damaged. One that was not decoded for lack of time may be fine.
  if (code === 'IMAGE_DECODER_FAILED') return reason === 'busy' || reason === 'stopped' ? null : 'cut-off';
  if (code !== 'IMAGE_NOT_RECOGNISED') return null;
  return isTrouble(reason) ? reason : 'not-a-picture';
}
