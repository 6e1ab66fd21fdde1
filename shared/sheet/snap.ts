/** Snaps a dragged photo into position. Millimetres, from the top left corner of the sheet as it lies. */
import type { Margins } from '../printing.ts';
import { insideOf } from './page-area.ts';
import { micron, type Rect, type Size } from './rect.ts';

export interface Stage {
  readonly page: Size;
  readonly keepOff: Margins;
  readonly gapMm: number;
}

/** The line that a photo has snapped to: vertical for `x`, horizontal for `y`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly atMm: number;
  /** Another photo's edge or the gap beside it; the edge of the printable area; the middle of the sheet. */
  readonly kind: 'photo' | 'edge' | 'middle';
}

export interface Snapped {
  readonly xMm: number;
  readonly yMm: number;
  readonly guides: readonly Guide[];
}

interface Catch {
  /** The photo's start at this position, mm. */
  readonly start: number;
  readonly guide: Omit<Guide, 'axis'>;
}

/** One direction of a box. */
interface Span {
  readonly start: number;
  readonly length: number;
}

/** Returns the nearest start inside; the middle when there is not enough room. */
function kept({ start, length }: Span, inside: Span): number {
  const last = inside.start + inside.length - length;
  if (last < inside.start) return inside.start + (inside.length - length) / 2;
  return Math.min(Math.max(start, inside.start), last);
}

/** Returns the positions that a photo of this length can snap to in one direction. */
function catches(length: number, others: readonly Span[], inside: Span, page: number, gap: number): Catch[] {
  const end = inside.start + inside.length;
  const own: Catch[] = [
    { start: inside.start, guide: { atMm: inside.start, kind: 'edge' } },
    { start: end - length, guide: { atMm: end, kind: 'edge' } },
    { start: (page - length) / 2, guide: { atMm: page / 2, kind: 'middle' } },
  ];
  return own.concat(
    others.flatMap((other): Catch[] => {
      const [from, to] = [other.start, other.start + other.length];
      return [
        { start: to + gap, guide: { atMm: to + gap, kind: 'photo' } },
        { start: from - gap - length, guide: { atMm: from - gap, kind: 'photo' } },
        { start: from, guide: { atMm: from, kind: 'photo' } },
        { start: to - length, guide: { atMm: to, kind: 'photo' } },
      ];
    }),
  );
}

/** Returns the nearest position within reach; the first of equally near ones. */
function caught(start: number, all: readonly Catch[], reach: number): Catch | null {
  let best: Catch | null = null;
  for (const each of all) {
    const far = Math.abs(each.start - start);
    if (far <= reach && (best === null || far < Math.abs(best.start - start))) best = each;
  }
  return best;
}

const across = ({ xMm, widthMm }: Rect): Span => ({ start: xMm, length: widthMm });
const down = ({ yMm, heightMm }: Rect): Span => ({ start: yMm, length: heightMm });

/** Returns the nearest position at which the whole photo is in the printable area. */
export function clampInside(
  rect: Rect,
  { page, keepOff }: Pick<Stage, 'page' | 'keepOff'>,
): {
  readonly xMm: number;
  readonly yMm: number;
} {
  const inside = insideOf(page, keepOff);
  return { xMm: micron(kept(across(rect), across(inside))), yMm: micron(kept(down(rect), down(inside))) };
}

/**
 * Returns where a dragged photo would lie: at the gap beside another one, in line with another's edge, at the edge of the
 * printable area or in the middle of the sheet, whichever is within reach and nearest, separately for each direction.
 * Never outside.
 *
 * @param rect where it is held
 * @param reachMm the distance within which it snaps
 */
export function snap(rect: Rect, others: readonly Rect[], stage: Stage, reachMm = 1.5): Snapped {
  const { page, keepOff, gapMm } = stage;
  const inside = insideOf(page, keepOff);
  const held = { ...rect, ...clampInside(rect, stage) };
  const x = caught(
    held.xMm,
    catches(rect.widthMm, others.map(across), across(inside), page.widthMm, gapMm),
    reachMm,
  );
  const y = caught(
    held.yMm,
    catches(rect.heightMm, others.map(down), down(inside), page.heightMm, gapMm),
    reachMm,
  );
  const found = { ...held, ...(x && { xMm: x.start }), ...(y && { yMm: y.start }) };
  const clamped = clampInside(found, stage);
  // When a position would be outside and was moved, its line is not shown either.
  const guides: Guide[] = [];
  if (x !== null && Math.abs(clamped.xMm - x.start) < 0.001) guides.push({ axis: 'x', ...x.guide });
  if (y !== null && Math.abs(clamped.yMm - y.start) < 0.001) guides.push({ axis: 'y', ...y.guide });
  return { ...clamped, guides };
}
