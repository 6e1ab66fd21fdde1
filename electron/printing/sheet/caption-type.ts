/** Sets a caption in its box. */
import type { Caption } from '../../../shared/model/sheets.ts';
import type { Writing } from './drawing.ts';
import { inkOf, widthOf, type Face } from '../type/fonts.ts';

/** A face that distinguishes 0 from O and 1 from l, because a caption may carry a photo code. A character is 0.6 em wide. */
const captionFace: Face = 'figures';
/** How far common letters reach above and below their baseline, in ems. The plan's boxes are one em high. */
const usual = { above: 0.78, below: 0.22 } as const;

/**
 * Fits a caption into its box. One em fills the box's short side; type is smaller where the line would be longer than
 * the box, or where an accent would reach out of it. All of its ink is inside the box.
 */
export function writingOf({ text, xMm, yMm, widthMm, heightMm, rotated }: Caption): Writing {
  const [longMm, shortMm] = rotated ? [heightMm, widthMm] : [widthMm, heightMm];
  const ink = inkOf(captionFace, text);
  const above = Math.max(usual.above, ink.above);
  const below = Math.max(usual.below, ink.below);
  const sizeMm = Math.min(shortMm / (above + below), longMm / widthOf(captionFace, text, 1));
  // The rest of the height is divided equally above and below the line.
  const baselineMm = (shortMm - (above + below) * sizeMm) / 2 + above * sizeMm;
  return {
    text,
    face: captionFace,
    sizeMm,
    // In type that is turned clockwise, "up" points to the right.
    xMm: rotated ? xMm + widthMm - baselineMm : xMm,
    yMm: rotated ? yMm : yMm + baselineMm,
    turned: rotated,
  };
}
