/** The request that a sheet is planned from. */
import type { PhotoId } from '../ids.ts';
import type { Arrangement, CutStyle } from '../model/sheets.ts';
import type { Medium } from '../sheet-media.ts';

export interface SheetPhoto {
  readonly photoId: PhotoId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Number of copies; null fills the remaining room, in equal shares when several are null. */
  readonly count: number | null;
  /** Caption printed beside it in the waste; null for none. */
  readonly caption: string | null;
}

export interface SheetRequest {
  readonly medium: Medium;
  /** Distance between photos, mm; 0 places them edge to edge. */
  readonly gapMm: number;
  /** Distance of photos from every side of the medium, mm. */
  readonly edgeMm: number;
  readonly cut: CutStyle;
  readonly photos: readonly SheetPhoto[];
  /** Slots laid by hand, which are kept; null uses the best ones found. */
  readonly arranged: Arrangement | null;
  /** Position of the block of photos; `middle` when it is left out. Slots laid by hand are not moved. */
  readonly block?: BlockPosition;
}

/** Positions of the block of photos, the usual one first: in the middle, or with all of the waste on one side or two. */
export const blockPositions = ['middle', 'top', 'left', 'corner'] as const;
export type BlockPosition = (typeof blockPositions)[number];
