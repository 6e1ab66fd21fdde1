/** How a photo that is dragged finds its place. Millimetres, from the top left corner of the sheet as it lies. */
import type { Margins } from '../printing.ts';
import { insideOf } from './lie.ts';
import { micron, type Rect, type Size } from './rect.ts';

export interface Stage {
  readonly page: Size;
  readonly keepOff: Margins;
  readonly gapMm: number;
}

/** What a photo has caught on: an upright line for `x`, a level one for `y`. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly atMm: number;
  /** Another photo's edge, or the gap beside it; the rim of what may be printed; the middle of the sheet. */
  readonly kind: 'photo' | 'edge' | 'middle';
}

export interface Snapped {
  readonly xMm: number;
  readonly yMm: number;
  readonly guides: readonly Guide[];
}

interface Catch {
  /** Where the photo would begin. */
  readonly start: number;
  readonly guide: Omit<Guide, 'axis'>;
}

/** One direction of a box. */
interface Span {
  readonly start: number;
  readonly length: number;
}

/** The nearest start inside; the middle where there is not enough room at all. */
function kept({ start, length }: Span, inside: Span): number {
  const last = inside.start + inside.length - length;
  if (last < inside.start) return inside.start + (inside.length - length) / 2;
  return Math.min(Math.max(start, inside.start), last);
}

/** What a photo of this length can catch on in one direction. */
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

/** The nearest one within reach, the first of equals. */
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

/** The nearest place where all of a photo lies in what may be printed. */
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
 * Where a dragged photo would lie: at the gap beside another one, in line with another's edge, at the rim of what may
 * be printed or in the middle of the sheet, whichever is within reach and nearest, each direction by itself. Never
 * outside.
 *
 * @param rect where it is held
 * @param reachMm how near it has to be
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
  const place = clampInside(found, stage);
  // A place outside is not kept, and neither is the line that would show it.
  const guides: Guide[] = [];
  if (x !== null && Math.abs(place.xMm - x.start) < 0.001) guides.push({ axis: 'x', ...x.guide });
  if (y !== null && Math.abs(place.yMm - y.start) < 0.001) guides.push({ axis: 'y', ...y.guide });
  return { ...place, guides };
}
