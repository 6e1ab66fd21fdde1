/**
 * Measures drawn sheets by their pixels at 600 dpi: `npm test` a quarter of all combinations, `npm run proof` all of
 * them.
 */
import type { Correction } from '../../../shared/printing.ts';
import { findGreyBoxes, rasterisePages, type TwoWays } from './anisotropic.ts';
import { combined, greys, type Combination, type CombinedSheet } from './combinations.ts';

/** The resolution for measuring, and the one that only tells photos apart. */
export const [fineDpi, coarseDpi] = [600, 15];
/** Tolerance, with room for the rounding of floating-point sums. */
export const onePixel = 1 + 1e-6;
const fine = (mm: number): number => (mm / 25.4) * fineDpi;
const coarse = (mm: number): number => (mm / 25.4) * coarseDpi;

interface Edges {
  /** Left and right, or top and bottom, in fine pixels. */
  readonly from: number;
  readonly to: number;
  /** Middle in the other direction, in coarse pixels. */
  readonly beside: number;
}

/**
 * Returns the largest distance of any photo's edge from its position, in pixels of 600 dpi; Infinity when photos are
 * missing.
 */
function furthest(found: readonly Edges[], exact: readonly Edges[]): number {
  if (found.length !== exact.length) return Infinity;
  const offs = exact.map(({ from, to, beside }) =>
    Math.min(
      ...found
        .filter((each) => Math.abs(each.beside - beside) < 3)
        .map((each) => Math.max(Math.abs(each.from - from), Math.abs(each.to - to))),
    ),
  );
  return Math.max(...offs);
}

/** Returns the largest distance of any photo's edge on a rastered page from its position on the sheet, fine pixels. */
export function off({ exact }: CombinedSheet, { across, down }: TwoWays): number {
  const inX = findGreyBoxes(across, greys).map(({ x, y, width, height }) => ({
    ...{ from: x, to: x + width, beside: y + height / 2 },
  }));
  const inY = findGreyBoxes(down, greys).map(({ x, y, width, height }) => ({
    ...{ from: y, to: y + height, beside: x + width / 2 },
  }));
  const [exactX, exactY]: [Edges[], Edges[]] = [[], []];
  for (const [left, top, right, bottom] of exact) {
    exactX.push({ from: fine(left), to: fine(right), beside: coarse((top + bottom) / 2) });
    exactY.push({ from: fine(top), to: fine(bottom), beside: coarse((left + right) / 2) });
  }
  return Math.max(furthest(inX, exactX), furthest(inY, exactY));
}

const named = ({ document, gapMm, edgeMm }: Combination): string =>
  `${document.join(' x ')} mm, gap ${String(gapMm)}, edge ${String(edgeMm)}`;

export interface MeasuredSheet {
  readonly sheet: string;
  /** Largest distance of any photo's edge from its position, px at 600 dpi; Infinity when photos are missing. */
  readonly off: number;
}

/** Draws the combinations of one or several media, and measures each sheet. */
export async function measured(
  combinations: readonly Combination[],
  correction?: Correction,
): Promise<MeasuredSheet[]> {
  const sheets: CombinedSheet[] = [];
  for (const each of combinations) sheets.push(await combined(each, correction));
  const pages = await rasterisePages(
    sheets.map(({ file }) => file),
    fineDpi,
    coarseDpi,
  );
  return sheets.map((sheet, index) => {
    const page = pages[index];
    return { sheet: named(sheet), off: page === undefined ? Infinity : off(sheet, page) };
  });
}
