import { describe, expect, test } from 'vitest';
import type { Correction } from '../../../../shared/printing.ts';
import { media, mediumIds } from '../../../../shared/sheet-media.ts';
import { findGreyBoxes, rasterisePages, type TwoWays } from '../../../support/anisotropic.ts';
import {
  combinationsOf,
  combined,
  coveringOf,
  greys,
  type Combination,
  type CombinedSheet,
} from '../../../support/combinations.ts';

/** The resolution for measuring, and the one that only tells photos apart. */
const [fineDpi, coarseDpi] = [600, 15];
/** Tolerance, with room for the rounding of floating-point sums. */
const onePixel = 1 + 1e-6;
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

function off({ exact }: CombinedSheet, { across, down }: TwoWays): number {
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

async function measured(combinations: readonly Combination[], correction?: Correction) {
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

describe('every photo of every sheet, found by its pixels at 600 dpi', () => {
  test.each(mediumIds)('%s: each pair of six documents, four gaps and four edges', async (mediumId) => {
    const sheets = await measured(coveringOf(media[mediumId]));

    // No photo is left out: each of these documents fits on the smallest medium at the widest edge.
    expect(sheets).toHaveLength(24);
    expect(sheets.filter((sheet) => sheet.off > onePixel)).toEqual([]);
  });

  test('on a printer that needs correcting: each is where the correction moves it', async () => {
    const correction = { scaleX: 0.99, scaleY: 1.006, offsetXMm: 0.4, offsetYMm: -0.7 };
    const everyday = mediumIds.flatMap((mediumId) =>
      combinationsOf(media[mediumId]).filter(({ gapMm, edgeMm }) => gapMm === 2 && edgeMm === 5),
    );
    const sheets = await measured(everyday, correction);

    expect(sheets).toHaveLength(54);
    expect(sheets.filter((sheet) => sheet.off > onePixel)).toEqual([]);
  });

  test('the measure sees a sheet that is a tenth of a millimetre off', async () => {
    const [combination] = combinationsOf(media['4x6in']);
    if (combination === undefined) throw new Error('no sheet');
    const sheet = await combined(combination);
    const moved = await combined(combination, { scaleX: 1, scaleY: 1, offsetXMm: 0.1, offsetYMm: 0 });
    const [page] = await rasterisePages([moved.file], fineDpi, coarseDpi);
    if (page === undefined) throw new Error('no page');

    expect(off(sheet, page)).toBeGreaterThan(onePixel);
  });
});
