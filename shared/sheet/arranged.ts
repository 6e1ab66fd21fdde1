/** Sheets laid by hand: the slots are accepted as they are, or refused. Millimetres. */
import { KioskError } from '../errors.ts';
import type { PhotoId } from '../ids.ts';
import type { Arrangement, Placement } from '../model/sheets.ts';
import { isWithin } from './page-area.ts';
import { overlap, turnedSize, type Rect, type Size } from './rect.ts';

/** Each photo's size in its document, not turned. */
export type Sizes = ReadonlyMap<PhotoId, Size>;

function refused(reason: 'overlap' | 'outside' | 'unknown-photo', at: number): KioskError {
  return new KioskError('SHEET_IMPOSSIBLE', 'a photo cannot lie where it was put', { reason, at });
}

/**
 * Returns the placements of an arrangement, slot by slot.
 *
 * @throws KioskError SHEET_IMPOSSIBLE `unknown-photo` with `at`, the slot's number in the arrangement
 */
export const placementsOf = ({ photos }: Arrangement, sizes: Sizes): Placement[] =>
  photos.map(({ photoId, xMm, yMm, rotated }, at) => {
    const size = sizes.get(photoId);
    if (size === undefined) throw refused('unknown-photo', at);
    return { photoId, xMm, yMm, ...(rotated ? turnedSize(size) : size), rotated };
  });

/** Returns the numbers of the boxes that overlap another one. */
export const overlaps = (rects: readonly Rect[]): readonly number[] =>
  rects.flatMap((rect, at) =>
    rects.some((other, index) => index !== at && overlap(rect, other)) ? [at] : [],
  );

/**
 * Lays a sheet by hand. The gap may be smaller than the layout's, because staff know how they cut. Photos may not overlap
 * or lie where the printer does not print.
 *
 * @throws KioskError SHEET_IMPOSSIBLE with `reason` (`overlap`, `outside` or `unknown-photo`) and `at`
 */
export function layByHand(arrangement: Arrangement, sizes: Sizes, area: Rect): Placement[] {
  const placements = placementsOf(arrangement, sizes);
  const outside = placements.findIndex((placement) => !isWithin(placement, area));
  if (outside !== -1) throw refused('outside', outside);
  const [over] = overlaps(placements);
  if (over !== undefined) throw refused('overlap', over);
  return placements;
}
