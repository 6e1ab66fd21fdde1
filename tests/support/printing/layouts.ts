/** Layouts to print with: a 4 x 6 in sheet full of the given photos, as most tests need. */
import type { PhotoId } from '../../../shared/ids.ts';
import type { SheetLayout } from '../../../shared/model/sheets.ts';

export const layoutOf = (photoIds: readonly PhotoId[], change: Partial<SheetLayout> = {}): SheetLayout => ({
  ...{ mediumId: '4x6in', gapMm: 2, edgeMm: 2, cut: 'marks', caption: false },
  photos: photoIds.map((photoId) => ({ photoId, count: null })),
  arranged: null,
  ...change,
});
