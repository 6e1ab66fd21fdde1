/** Tells from a program's own words why a camera took no picture. */
import { KioskError, type ErrorCode } from '../../shared/errors.ts';

/** Words of libgphoto2's drivers and of digiCamControl, most specific first. */
const patterns: readonly (readonly [RegExp, ErrorCode])[] = [
  [/focus/iu, 'CAMERA_NO_FOCUS'],
  [
    /store full|no space|free space|card.{0,20}full|full.{0,20}card|no card|no store|store not avail|memory full/iu,
    'CAMERA_CARD_FULL',
  ],
  [/mirror/iu, 'CAMERA_MIRROR_UP'],
  [
    /could not claim|could not find the requested device|no camera|not connected|timeout|timed out/iu,
    'CAMERA_AWAY',
  ],
  [/busy|i\/o in progress/iu, 'CAMERA_BUSY'],
];

/** Numbers of libgphoto2 that say more than its words. */
const codeOfNumber: Readonly<Record<number, ErrorCode>> = {
  [-110]: 'CAMERA_BUSY',
  [-115]: 'CAMERA_CARD_FULL',
};

/**
 * @param words the program's messages since the release, in English
 * @param number libgphoto2's number for the error; null for none
 */
export function releaseFailure(words: string, number: number | null = null): KioskError {
  const said = patterns.find(([pattern]) => pattern.test(words))?.[1];
  const code = said ?? (number === null ? undefined : codeOfNumber[number]) ?? 'CAMERA_FAILED';
  return new KioskError(code, 'the camera took no picture');
}
