/** One picture at actual size on its own sheet. All figures in millimetres. */
import { KioskError } from '../errors.ts';
import type { PhotoId } from '../ids.ts';
import type { SheetPlan } from '../model/sheets.ts';
import type { Medium } from '../sheet-media.ts';
import { micron, turnedSize, type Size } from './rect.ts';

export interface SinglePicture extends Size {
  readonly photoId: PhotoId;
}

/** How far a picture may extend over a medium's side because pixels are whole: half a pixel at 150 dpi. */
const overMm = 0.09;

/**
 * Places a picture in the middle of the medium, in the picture's orientation. A picture of the medium's own size, rounded
 * to whole pixels, may be wider by part of a pixel; it is not shrunk for that.
 *
 * @throws KioskError SHEET_IMPOSSIBLE when the medium is too small for it either way
 */
export function planSingle(medium: Medium, { photoId, ...size }: SinglePicture): SheetPlan {
  const fits = (page: Size): boolean =>
    size.widthMm <= page.widthMm + overMm && size.heightMm <= page.heightMm + overMm;
  const page = [medium, turnedSize(medium)].find(fits);
  if (page === undefined) {
    throw new KioskError('SHEET_IMPOSSIBLE', 'the picture is larger than the medium', {
      ...{ medium: medium.id, width: size.widthMm, height: size.heightMm, fits: 0 },
    });
  }
  const xMm = micron((page.widthMm - size.widthMm) / 2);
  const yMm = micron((page.heightMm - size.heightMm) / 2);
  return {
    ...{ mediumId: medium.id, widthMm: page.widthMm, heightMm: page.heightMm },
    placements: [{ photoId, xMm, yMm, ...size, rotated: false }],
    ...{ cutMarks: [], captions: [] },
  };
}
