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

/** Fills the slots of each size by columns, where they were filled by rows. */
function byColumns(placements: readonly Placement[]): readonly Placement[] {
  const sizeOf = ({ widthMm, heightMm, rotated }: Placement): string => [widthMm, heightMm, rotated].join();
  const slots = new Map<string, Placement[]>();
  for (const slot of placements.toSorted((a, b) => a.xMm - b.xMm || a.yMm - b.yMm)) {
    const alike = slots.get(sizeOf(slot)) ?? [];
    slots.set(sizeOf(slot), [...alike, slot]);
  }
  return placements.map((placement) => {
    const slot = slots.get(sizeOf(placement))?.shift() ?? placement;
    return { ...slot, photoId: placement.photoId };
  });
}

const moved = (placements: readonly Placement[], x: number, y: number): readonly Placement[] =>
  placements.map((each) => ({ ...each, xMm: micron(each.xMm + x), yMm: micron(each.yMm + y) }));

/** Returns the sheets to try, the one that changes least first. */
function* sheetsToTry(placements: readonly Placement[], area: Rect): Generator<readonly Placement[]> {
  const block = boxRound(placements);
  const [up, left] = [area.yMm - block.yMm, area.xMm - block.xMm];
  const orders = [placements, byColumns(placements)];
  yield byColumns(placements);
  for (const [x, y] of [
    [0, up],
    [left, 0],
    [left, up],
  ] as const) {
    for (const order of orders) yield moved(order, x, y);
  }
}

/**
 * Returns captions for a laid sheet. Rather than leave one out, or put one beside another photo than its own, fills the
 * slots by columns, or moves the whole block up, then to the left, so that all its waste is on one side.
 */
export function withCaptions(
  placements: readonly Placement[],
  texts: readonly CaptionText[],
  { area, movable }: Room,
): Captioned {
  let best: Captioned = { placements, ...placeCaptions(texts, placements, area) };
  if (!movable) return best;
  for (const sheet of sheetsToTry(placements, area)) {
    if (best.leftOut === 0 && best.astray === 0) break;
    const next = { placements: sheet, ...placeCaptions(texts, sheet, area) };
    if (next.leftOut < best.leftOut || (next.leftOut === best.leftOut && next.astray < best.astray)) {
      best = next;
    }
  }
  return best;
}
