/** Short ticks that show where to cut, in the waste only. All figures in millimetres. */

import { micron, overlap, type Rect, type Size } from './rect.ts';

export interface Tick {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Free distance between a tick and every photo: half the tick's own width and a hair of paper. */
const tickClearanceMm = 0.3;
/** Long enough to lay a ruler against, short enough for the margin of a 4 x 6 in sheet. */
const tickLengthMm = 3;
/** Shorter ticks are useless. */
const shortestTickMm = 0.7;

interface Direction {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Returns how far a tick may run from (x, y) before it comes too close to `rect`; Infinity when it never does. */
function roomBefore(rect: Rect, x: number, y: number, direction: Direction): number {
  const left = rect.xMm - tickClearanceMm;
  const top = rect.yMm - tickClearanceMm;
  const right = rect.xMm + rect.widthMm + tickClearanceMm;
  const bottom = rect.yMm + rect.heightMm + tickClearanceMm;
  const beside = direction.x === 0 ? x <= left || x >= right : y <= top || y >= bottom;
  if (beside) return Infinity;
  const near =
    direction.x === 1 ? left - x : direction.x === -1 ? x - right : direction.y === 1 ? top - y : y - bottom;
  const far = near + (direction.x === 0 ? bottom - top : right - left);
  // The box is behind the start and clear of it: it is the photo whose corner this is, or one further back.
  return far <= 1e-9 ? Infinity : Math.max(near, 0);
}

function tickFrom(
  x: number,
  y: number,
  direction: Direction,
  rects: readonly Rect[],
  page: Rect,
): Tick | null {
  const startX = x + direction.x * tickClearanceMm;
  const startY = y + direction.y * tickClearanceMm;
  const toEdge =
    direction.x === 1
      ? page.widthMm - startX
      : direction.x === -1
        ? startX
        : direction.y === 1
          ? page.heightMm - startY
          : startY;
  const room = Math.min(
    tickLengthMm,
    toEdge,
    ...rects.map((rect) => roomBefore(rect, startX, startY, direction)),
  );
  if (room < shortestTickMm) return null;
  return {
    x1: micron(startX),
    y1: micron(startY),
    x2: micron(startX + direction.x * room),
    y2: micron(startY + direction.y * room),
  };
}

const key = ({ x1, y1, x2, y2 }: Tick): string =>
  [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)].map((v) => v.toFixed(3)).join(' ');

/** Anything further from a corner than this cannot shorten its tick. */
const reachMm = tickLengthMm + 2 * tickClearanceMm;

/**
 * Returns ticks that extend each photo's edges past its corners as far as there is waste. Neighbours share theirs;
 * without a gap only the block's outer edges have any.
 *
 * @param captions boxes that ticks keep clear of, besides photos
 * @param page width and height of the sheet; ticks may be in its margin, photos may not
 */
export function cutMarksFor(rects: readonly Rect[], captions: readonly Rect[], page: Size): Tick[] {
  const sheet: Rect = { xMm: 0, yMm: 0, ...page };
  const ticks = new Map<string, Tick>();
  const all = [...rects, ...captions];
  for (const rect of rects) {
    const near = all.filter((other) => overlap(rect, other, reachMm));
    for (const side of [-1, 1] as const) {
      for (const end of [-1, 1] as const) {
        const x = rect.xMm + (side === 1 ? rect.widthMm : 0);
        const y = rect.yMm + (end === 1 ? rect.heightMm : 0);
        for (const direction of [
          { x: side, y: 0 },
          { x: 0, y: end },
        ] as const) {
          const tick = tickFrom(x, y, direction, near, sheet);
          if (tick !== null && !ticks.has(key(tick))) ticks.set(key(tick), tick);
        }
      }
    }
  }
  return [...ticks.values()];
}
