/** Makes room for captions where a block in the middle leaves none. Millimetres. */
import type { Placement } from '../model/sheets.ts';
import { placeCaptions, type CaptionText, type PlacedCaptions } from './captions.ts';
import { boxRound, micron, type Rect } from './rect.ts';

interface Room {
  /** The page inside its margins. */
  readonly area: Rect;
  /** False when the slots were laid by hand. */
  readonly movable: boolean;
}

interface Captioned extends PlacedCaptions {
  readonly placements: readonly Placement[];
}

/**
 * Returns captions for a laid sheet. Rather than leave one out, moves the whole block up, then to the left, so that all
 * its waste is on one side.
 */
export function withCaptions(
  placements: readonly Placement[],
  texts: readonly CaptionText[],
  { area, movable }: Room,
): Captioned {
  const middle = { placements, ...placeCaptions(texts, placements, area) };
  if (middle.leftOut === 0 || !movable) return middle;
  const block = boxRound(placements);
  const moves = [
    { x: 0, y: area.yMm - block.yMm },
    { x: area.xMm - block.xMm, y: 0 },
    { x: area.xMm - block.xMm, y: area.yMm - block.yMm },
  ];
  let best: Captioned = middle;
  for (const { x, y } of moves) {
    const moved = placements.map((each) => ({
      ...each,
      xMm: micron(each.xMm + x),
      yMm: micron(each.yMm + y),
    }));
    const next = { placements: moved, ...placeCaptions(texts, moved, area) };
    if (next.leftOut < best.leftOut) best = next;
    if (best.leftOut === 0) break;
  }
  return best;
}
