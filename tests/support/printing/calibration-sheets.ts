/** Calibration sheets to compose. */
import { expect } from 'vitest';
import {
  composeCalibration,
  type CalibrationToCompose,
} from '../../../electron/printing/calibration/sheet.ts';
import { noCorrection, type Margins } from '../../../shared/printing.ts';
import type { Medium } from '../../../shared/sheet-media.ts';
import { en } from '../../../electron/words/en.ts';
import { rasterise } from './raster.ts';

export const around = (mm: number): Margins => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm });

/** Printers with the margins that they leave white. */
export const safeAreas: readonly (readonly [printer: string, safe: Margins])[] = [
  ['a borderless printer', around(3)],
  ['a Selphy', around(6)],
  ['a laser printer', { topMm: 4.2, rightMm: 6.4, bottomMm: 12.7, leftMm: 6.4 }],
];

export function sheet(
  medium: Medium,
  safe: Margins,
  change: Partial<CalibrationToCompose> = {},
): CalibrationToCompose {
  return {
    medium,
    mediumName: '4 × 6 in',
    printerName: 'DNP DS620 at the window',
    correction: noCorrection,
    sheetNumber: 1,
    words: en.calibration,
    date: '2026-11-21T14:32:00.000Z',
    timeZone: 'Europe/London',
    format: 'pdf',
    profile: { mediumId: medium.id, keyword: '', options: [], dpiX: 300, dpiY: 300, raster: null, safe },
    ...change,
  };
}

/** Composes a sheet, which must leave its printer's margins white. */
export async function expectInSafeArea(asked: CalibrationToCompose): Promise<void> {
  const { safe } = asked.profile;
  const file = await composeCalibration(asked);
  const { widthPx, heightPx, grey } = await rasterise(file, 150);
  const px = (mm: number): number => (mm / 25.4) * 150;
  const inked: [number, number][] = [];
  for (const [at, value] of grey.entries())
    if (value < 200) inked.push([at % widthPx, Math.floor(at / widthPx)]);
  const outside = inked.filter(
    ([x, y]) =>
      x < px(safe.leftMm) - 1 ||
      x > widthPx - px(safe.rightMm) + 1 ||
      y < px(safe.topMm) - 1 ||
      y > heightPx - px(safe.bottomMm) + 1,
  );

  expect(inked.length).toBeGreaterThan(5_000);
  expect(outside).toEqual([]);
}
