/** Measures how long the page plans a sheet, which it does at each choice and for each photo that is moved. */
import { media, type Medium } from '../../shared/sheet-media.ts';
import { evenMargins } from '../../shared/sheet/page-area.ts';
import type { SheetPhoto } from '../../shared/sheet/request.ts';
import { plannedSheet } from '../../shared/sheet.ts';
import { sheetPhoto, sheetRequest, sized, uk, us } from '../support/printing/sheet-requests.ts';
import { median } from './quantile.ts';

export interface SheetPlanSpeed {
  /** The sheet that took longest, by its median. */
  readonly what: string;
  readonly medianMs: number;
  /** Median for one document on 4 x 6 in, the sheet that studios print most: the peer. */
  readonly everydayMs: number;
}

const text = 'UK passport · 35 × 45 mm · 21 Nov 2026 · photos.example/AB12cd34';
const sizes = [uk, us, { widthMm: 50, heightMm: 70 }, { widthMm: 33, heightMm: 48 }];
const filling = (number: number): SheetPhoto[] =>
  sizes.slice(0, number).map((size, index) => sheetPhoto(String(index), size, null, text));

const sheets: readonly [string, Medium, SheetPhoto[]][] = [
  ['A4 full of 35 x 45 mm', media.a4, filling(1)],
  ['A4 full of 20 x 25 mm', media.a4, [sheetPhoto('small', { widthMm: 20, heightMm: 25 }, null, text)]],
  ['4 x 6 in with two documents', media['4x6in'], filling(2)],
  ['Letter with four documents', media.letter, filling(4)],
  ['half a metre full of 35 x 45 mm', sized(330, 500), filling(1)],
  ['half a metre with two documents', sized(330, 500), filling(2)],
];

/** Returns the median time of one plan, with the printer's margins, cut marks and captions. Milliseconds. */
function medianMs(medium: Medium, photos: SheetPhoto[]): number {
  const request = sheetRequest({ medium, photos, cut: 'marks' });
  const plan = (): number => {
    const before = performance.now();
    plannedSheet(request, evenMargins(4.2));
    return performance.now() - before;
  };
  for (let warmUp = 0; warmUp < 10; warmUp += 1) plan();
  return median(Array.from({ length: 31 }, plan));
}

export function measureSheetPlan(): SheetPlanSpeed {
  const measured = sheets.map(([what, medium, photos]) => ({ what, medianMs: medianMs(medium, photos) }));
  const [slowest] = measured.toSorted((one, other) => other.medianMs - one.medianMs);
  if (slowest === undefined) throw new Error('Nothing was measured.');
  return { ...slowest, everydayMs: medianMs(media['4x6in'], filling(1)) };
}
