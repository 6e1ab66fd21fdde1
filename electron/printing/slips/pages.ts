/** The pages of slips and receipts. */
import type { Margins } from '../../../shared/printing.ts';
import type { SlipPaper } from '../../../shared/sheet-media.ts';

/** The page that a slip or a receipt is laid out on. */
export interface SlipPage {
  readonly widthMm: number;
  /** Null for a roll, which is cut where the text ends. */
  readonly heightMm: number | null;
  readonly margins: Margins;
}
const even = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

export const slipPages: Readonly<Record<SlipPaper, SlipPage>> = {
  /** The usual roll of receipt printers: 80 mm wide, of which 72 mm are printed. */
  roll80: { widthMm: 80, heightMm: null, margins: even(4) },
  /** ISO 216. Desk printers, which cannot print to the edge, need the margin. */
  a6: { widthMm: 105, heightMm: 148, margins: even(6) },
  /** ISO 216. A column that is not too wide for a label on the left and its figure on the right. */
  a4: { widthMm: 210, heightMm: 297, margins: { topMm: 20, rightMm: 45, bottomMm: 20, leftMm: 45 } },
};
