/** How many pixels a document needs for the head, and whether a camera's picture has them. */
import { headGuide, middleOf } from '../guidance/head-guide.ts';
import { mmPerInch } from '../inch.ts';
import type { DocumentView, RangeMm } from '../model/document.ts';

export interface HeadPixels {
  /** Crown to chin of a head that fills the guide, px. */
  readonly have: number;
  /** The smallest crown to chin that the document accepts, px. */
  readonly need: number;
}

/** The lowest resolution that authorities print and scan at: 35 x 45 mm as 350 x 450 px (facts of the trade). */
const leastDpi = 254;

/**
 * Returns crown to chin in px of the smallest head that the document allows, at its lowest resolution. This one rule
 * serves both a camera's picture and a shot that was taken.
 */
export const leastHeadPx = ({ dpi }: Pick<DocumentView, 'dpi'>, headMm: RangeMm): number =>
  Math.ceil((headMm.min * Math.min(dpi ?? leastDpi, leastDpi)) / mmPerInch);

/**
 * Compares the pixels that the document needs with a head that fills the guide over a picture of this size.
 * @param widthPx width of the upright picture
 * @returns null when there are enough pixels, or when the document does not state its sizes: nothing is guessed
 */
export function pixelsShort(document: DocumentView, widthPx: number, heightPx: number): HeadPixels | null {
  const guide = headGuide(document, widthPx / heightPx);
  if (guide === null || document.headMm === null) return null;
  const have = Math.round(middleOf(document.headMm) * guide.mm * heightPx);
  const need = leastHeadPx(document, document.headMm);
  return have < need ? { have, need } : null;
}
