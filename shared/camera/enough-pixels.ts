/** How many pixels a document needs of a head, and whether a camera's picture has them. */
import { headGuide, middleOf } from '../guidance/head-guide.ts';
import { mmPerInch } from '../inch.ts';
import type { DocumentView, RangeMm } from '../model/document.ts';

export interface HeadPixels {
  /** Crown to chin of a head that fills the guide, px. */
  readonly have: number;
  /** The same, at the least that the document takes. */
  readonly need: number;
}

/** The lowest resolution that authorities print and scan at: 35 x 45 mm as 350 x 450 px (facts of the trade). */
const leastDpi = 254;

/**
 * Crown to chin, px: the smallest head that the document allows, at its lowest resolution. The one rule for what a camera
 * gives and for a still that was taken.
 */
export const leastHeadPx = ({ dpi }: Pick<DocumentView, 'dpi'>, headMm: RangeMm): number =>
  Math.ceil((headMm.min * Math.min(dpi ?? leastDpi, leastDpi)) / mmPerInch);

/**
 * Compares what the document needs with the head that fills the guide drawn over such a picture.
 * @param widthPx of the picture as it stands upright
 * @returns null when there are enough, and where the document does not say its sizes: nothing is guessed
 */
export function pixelsShort(document: DocumentView, widthPx: number, heightPx: number): HeadPixels | null {
  const guide = headGuide(document, widthPx / heightPx);
  if (guide === null || document.headMm === null) return null;
  const have = Math.round(middleOf(document.headMm) * guide.mm * heightPx);
  const need = leastHeadPx(document, document.headMm);
  return have < need ? { have, need } : null;
}
