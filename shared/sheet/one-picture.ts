/** One picture on a sheet, as large as possible. All figures in millimetres. */
import type { Medium } from '../sheet-media.ts';

export interface OnePicture {
  /** The medium as it is held to view the picture: its sides are swapped when that makes the picture larger. */
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
  /** From the page's top left corner. */
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface OnePictureRequest {
  readonly medium: Medium;
  /** Margin that stays free along every side of the medium. */
  readonly edgeMm: number;
  /** The picture's own shape: it is neither cropped nor distorted. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Rounds down to whole micrometres, never more than there is room for. */
const micronsDown = (mm: number): number => Math.floor(mm * 1000 + 1e-6) / 1000;
const micron = (mm: number): number => Math.round(mm * 1000) / 1000;

/** Millimetres per pixel when the picture fills the page inside its margin; 0 or less when the margin leaves no room. */
const scaleOn = (
  pageWidthMm: number,
  pageHeightMm: number,
  { edgeMm, widthPx, heightPx }: OnePictureRequest,
): number => Math.min((pageWidthMm - 2 * edgeMm) / widthPx, (pageHeightMm - 2 * edgeMm) / heightPx);

/**
 * Centres a picture on a medium, upright for the viewer. The medium stays in portrait unless landscape makes the picture
 * larger.
 *
 * @returns null when the margin leaves no room on the medium
 */
export function planOnePicture(request: OnePictureRequest): OnePicture | null {
  const { medium, widthPx, heightPx } = request;
  const upright = scaleOn(medium.widthMm, medium.heightMm, request);
  const turned = scaleOn(medium.heightMm, medium.widthMm, request);
  const scale = Math.max(upright, turned);
  if (scale <= 0) return null;
  const [pageWidthMm, pageHeightMm] =
    turned > upright ? [medium.heightMm, medium.widthMm] : [medium.widthMm, medium.heightMm];
  const widthMm = micronsDown(widthPx * scale);
  const heightMm = micronsDown(heightPx * scale);
  return {
    ...{ pageWidthMm, pageHeightMm, widthMm, heightMm },
    xMm: micron((pageWidthMm - widthMm) / 2),
    yMm: micron((pageHeightMm - heightMm) / 2),
  };
}
