import type { KioskErrorShape } from './errors.ts';
import { pictureTroubles, type PictureTrouble } from './model.ts';

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
  if (code !== 'IMAGE_NOT_RECOGNISED') return null;
  const { reason } = details;
  return isTrouble(reason) ? reason : 'not-a-picture';
}
