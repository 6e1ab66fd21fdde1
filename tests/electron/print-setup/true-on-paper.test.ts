/** From a printer with an error to photos at actual size: every figure is read from the paper's own pixels. */
import { expect, test } from 'vitest';
import { composeCalibration } from '../../../electron/printing/calibration/sheet.ts';
import { fileProfile } from '../../../electron/printing/drivers/profile-suggest.ts';
import { judgeReading, targetOf, type Judgement } from '../../../shared/calibration.ts';
import type { SheetPlan } from '../../../shared/model/sheets.ts';
import { noCorrection, type Correction } from '../../../shared/printing.ts';
import { media } from '../../../shared/sheet-media.ts';
import type { DriftingPrinter } from '../../support/printing/drifting-printer.ts';
import { printedBy } from '../../support/printing/drifting-paper.ts';
import { findBoxes, rasterise } from '../../support/printing/raster.ts';
import { readWithRuler } from '../../support/printing/ruler.ts';
import { composeSolid } from '../../support/printing/sheets.ts';
import { en } from '../../../electron/words/en.ts';

const medium = media['4x6in'];
const rim = { topMm: 3, rightMm: 3, bottomMm: 3, leftMm: 3 };
const profile = { ...fileProfile(medium), safe: rim };
const target = targetOf(medium, rim);
const dpi = 600;

async function calibrate(printer: DriftingPrinter, correction: Correction): Promise<Judgement> {
  const sheet = await composeCalibration({
    ...{ medium, mediumName: '4 x 6 in', printerName: 'Test', profile, correction, sheetNumber: 1 },
    words: en.calibration,
    ...{ date: '2026-11-21T10:00:00.000Z', timeZone: 'Europe/London', format: 'pdf' },
  });
  const reading = await readWithRuler(await printedBy(printer, sheet));
  const { widthMm, heightMm } = medium;
  return judgeReading(reading, { widthMm, heightMm, target, printedWith: correction });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A landscape sheet is turned by 90 degrees clockwise on the upright page. */
const upright = ({ widthMm, heightMm, placements }: SheetPlan): Box[] =>
  placements.map((at) =>
    widthMm > heightMm
      ? { x: heightMm - at.yMm - at.heightMm, y: at.xMm, width: at.heightMm, height: at.widthMm }
      : { x: at.xMm, y: at.yMm, width: at.widthMm, height: at.heightMm },
  );

const furthest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
const nearest = (all: readonly Box[], { x, y }: Box): Box =>
  all.reduce((best, box) =>
    Math.hypot(box.x - x, box.y - y) < Math.hypot(best.x - x, best.y - y) ? box : best,
  );

/** Returns how far the photos are from their planned positions and sizes, mm. */
async function photosOn(printer: DriftingPrinter, correction: Correction) {
  const { plan, file } = await composeSolid({}, 'jpeg', correction);
  const boxes = findBoxes(await rasterise(await printedBy(printer, file), dpi), dpi / 2);
  const mm = (px: number): number => (px * 25.4) / dpi;
  const found = boxes.map(({ x, y, width, height }) => ({
    ...{ x: mm(x), y: mm(y) },
    ...{ width: mm(width), height: mm(height) },
  }));
  const pairs = upright(plan).map((meant) => [meant, nearest(found, meant)] as const);
  return {
    count: boxes.length,
    worstPositionMm: furthest(pairs.flatMap(([a, b]) => [a.x - b.x, a.y - b.y])),
    worstSizeMm: furthest(pairs.flatMap(([a, b]) => [a.width - b.width, a.height - b.height])),
  };
}

test.each<[string, DriftingPrinter]>([
  [
    'stretches to its raster, more across than along',
    { scaleX: 1.034, scaleY: 1.025, offsetXMm: 0, offsetYMm: 0 },
  ],
  [
    'makes everything narrower and longer, and feeds its paper askance',
    { scaleX: 0.985, scaleY: 1.02, offsetXMm: -1.1, offsetYMm: 0.7 },
  ],
])('a printer that %s prints photos at actual size after two sheets', async (_what, printer) => {
  const wrong = await photosOn(printer, noCorrection);
  expect(Math.max(wrong.worstPositionMm, wrong.worstSizeMm)).toBeGreaterThan(0.5);

  const first = await calibrate(printer, noCorrection);
  expect(first.proven).toBe(false);
  const second = await calibrate(printer, first.correction);
  expect(second.proven).toBe(true);

  const { count, worstPositionMm, worstSizeMm } = await photosOn(printer, second.correction);
  expect(count).toBe(8);
  expect(worstSizeMm).toBeLessThanOrEqual(0.15);
  expect(worstPositionMm).toBeLessThanOrEqual(0.3);
});

test('an exact printer is approved by its first sheet', async () => {
  const exact = { scaleX: 1, scaleY: 1, offsetXMm: 0, offsetYMm: 0 };

  expect(await calibrate(exact, noCorrection)).toMatchObject({ proven: true, correction: noCorrection });
});
