/** Whether a camera's picture has the pixels that a document needs. */
import { headGuide, middleOf } from '../guidance/head-guide.ts';
import type { DocumentView } from '../model.ts';

export interface HeadPixels {
  /** Crown to chin of a head that fills the guide, px. */
  readonly have: number;
  /** The same, at the least that the document takes. */
  readonly need: number;
}

/** The lowest resolution that authorities print and scan at: 35 x 45 mm as 350 x 450 px (facts of the trade). */
const leastDpi = 254;
const mmPerInch = 25.4;

/**
 * Compares the smallest head that the document allows, at its lowest resolution, with the head that fills the guide
 * drawn over such a picture.
 * @param widthPx of the picture as it stands upright
 * @returns null when there are enough, and where the document does not say its sizes: nothing is guessed
 */
export function pixelsShort(document: DocumentView, widthPx: number, heightPx: number): HeadPixels | null {
  const guide = headGuide(document, widthPx / heightPx);
  if (guide === null || document.headMm === null) return null;
  const have = Math.round(middleOf(document.headMm) * guide.mm * heightPx);
  const dpi = Math.min(document.dpi ?? leastDpi, leastDpi);
  const need = Math.ceil((document.headMm.min * dpi) / mmPerInch);
  return have < need ? { have, need } : null;
}
