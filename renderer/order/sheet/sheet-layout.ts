import type { PhotoId } from '../../../shared/ids.ts';
import type { Arrangement, CutStyle, SheetLayout } from '../../../shared/model/sheets.ts';
import type { MediumId } from '../../../shared/sheet-media.ts';
import type { OnSheet } from './use-sheet-photos.ts';

/** Staff's choices about a sheet, apart from its photos. */
export interface SheetChoices {
  printerId: string;
  mediumId: MediumId;
  gapMm: number;
  edgeMm: number;
  cut: CutStyle;
  caption: boolean;
  copies: number;
}

/** A sheet, and the printer for whose paper, resolution and margins it is made. */
export interface SheetOnPrinter {
  readonly printerId: string;
  readonly layout: SheetLayout;
}

/** Returns how many copies of each photo were laid by hand. */
export function countsOf({ photos }: Arrangement): ReadonlyMap<PhotoId, number> {
  const counts = new Map<PhotoId, number>();
  for (const { photoId } of photos) counts.set(photoId, (counts.get(photoId) ?? 0) + 1);
  return counts;
}

/**
 * Returns the layout that is planned and printed. By hand, a photo counts as often as it has a slot; one without a slot
 * is not on the sheet.
 * @param countOf copies requested; null for as many as fit
 */
export function layoutOf(
  { mediumId, gapMm, edgeMm, cut, caption }: SheetChoices,
  photos: readonly OnSheet[],
  countOf: (photoId: PhotoId) => number | null,
  arranged: Arrangement | null,
): SheetLayout {
  const placed = arranged === null ? null : countsOf(arranged);
  const counted = photos.flatMap(({ photoId }) => {
    if (placed === null) return [{ photoId, count: countOf(photoId) }];
    const count = placed.get(photoId);
    return count === undefined ? [] : [{ photoId, count }];
  });
  return { mediumId, gapMm, edgeMm, cut, caption, photos: counted, arranged };
}
