/** Whole lines to cut along, from side to side of the sheet, in the waste only. All figures in millimetres. */
import type { Tick } from './cut-marks.ts';
import { micron, type Rect, type Size } from './rect.ts';

/** Distance of a line's middle from the photo's edge: half of a 0.1 mm line, and 0.1 mm of paper. */
const lineOffsetMm = 0.15;
/** Distance of a line's middle from every other photo: half its own width and a hair of paper. */
const lineClearanceMm = 0.1;
/** Shorter pieces are useless. */
const shortestMm = 0.7;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns what remains of a stretch without the taken ones. */
function without(whole: Stretch, taken: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let { from } = whole;
  for (const each of [...taken].sort((a, b) => a.from - b.from)) {
    if (each.from > from) left.push({ from, to: Math.min(each.from, whole.to) });
    from = Math.max(from, each.to);
  }
  if (from < whole.to) left.push({ from, to: whole.to });
  return left.filter(({ from: start, to }) => to - start >= shortestMm);
}

/** Returns a box with its axes swapped, so that one rule serves both directions. */
const transposed = ({ xMm, yMm, widthMm, heightMm }: Rect): Rect => ({
  xMm: yMm,
  yMm: xMm,
  widthMm: heightMm,
  heightMm: widthMm,
});

/** Returns the horizontal lines along the upper and lower edges. */
function level(rects: readonly Rect[], captions: readonly Rect[], page: Size): Tick[] {
  const heights = new Set(
    rects.flatMap(({ yMm, heightMm }) => [micron(yMm - lineOffsetMm), micron(yMm + heightMm + lineOffsetMm)]),
  );
  return [...heights]
    .filter((y) => y >= 0 && y <= page.heightMm)
    .flatMap((y) => {
      const taken = [...rects, ...captions]
        .filter(({ yMm, heightMm }) => y > yMm - lineClearanceMm && y < yMm + heightMm + lineClearanceMm)
        .map(({ xMm, widthMm }) => ({ from: xMm - lineClearanceMm, to: xMm + widthMm + lineClearanceMm }));
      return without({ from: 0, to: page.widthMm }, taken).map(({ from, to }) => ({
        ...{ x1: micron(from), x2: micron(to) },
        ...{ y1: y, y2: y },
      }));
    });
}

/**
 * Returns a line along each photo's four edges, across the whole sheet, broken where another photo or a caption lies.
 * Photos without a gap have no line between them.
 */
export function cutLinesFor(rects: readonly Rect[], captions: readonly Rect[], page: Size): Tick[] {
  const upright = level(rects.map(transposed), captions.map(transposed), {
    widthMm: page.heightMm,
    heightMm: page.widthMm,
  });
  return [
    ...level(rects, captions, page),
    ...upright.map(({ x1, y1, x2, y2 }) => ({ x1: y1, y1: x1, x2: y2, y2: x2 })),
  ];
}
