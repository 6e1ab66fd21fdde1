/** Sets a caption in its box. */
import type { Caption } from '../../../shared/model/sheets.ts';
import type { Writing } from './drawing.ts';
import { inkOf, widthOf, type Face } from '../type/fonts.ts';

/** Tells 0 from O and 1 from l: a caption may carry a photo code. Each character is 0.6 em wide. */
const captionFace: Face = 'figures';
/** How far the usual letters reach above and below their baseline, in ems: the plan's boxes are one em high. */
const usual = { above: 0.78, below: 0.22 } as const;

/**
 * One em for the box's short side; smaller where the line would be longer than the box, or where an accent would
 * stand out of it. All of its ink lies inside the box.
 */
export function writingOf({ text, xMm, yMm, widthMm, heightMm, rotated }: Caption): Writing {
  const [longMm, shortMm] = rotated ? [heightMm, widthMm] : [widthMm, heightMm];
  const ink = inkOf(captionFace, text);
  const above = Math.max(usual.above, ink.above);
  const below = Math.max(usual.below, ink.below);
  const sizeMm = Math.min(shortMm / (above + below), longMm / widthOf(captionFace, text, 1));
  // What is left of the box is shared above and below the line.
  const baselineMm = (shortMm - (above + below) * sizeMm) / 2 + above * sizeMm;
  return {
    text,
    face: captionFace,
    sizeMm,
    // Turned clockwise, the line's own upward direction is to the right.
    xMm: rotated ? xMm + widthMm - baselineMm : xMm,
    yMm: rotated ? yMm : yMm + baselineMm,
    turned: rotated,
  };
}
