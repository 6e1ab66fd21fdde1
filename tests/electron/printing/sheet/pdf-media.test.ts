/** Sheets as PDF on every medium, measured at 600 dpi. */
import { describe, expect, test } from 'vitest';
import { media } from '../../../../shared/sheet-media.ts';
import { findBoxes, rasterise } from '../../../support/printing/raster.ts';
import { composeSolid } from '../../../support/printing/sheets.ts';

const mm = (pixels: number): number => (pixels * 25.4) / 600;

describe('a composed sheet, measured at 600 dpi', () => {
  test.each([
    ['4x6in', 8],
    ['10x15cm', 8],
    ['5x7in', 11],
    ['a4', 34],
  ] as const)('%s holds its photos of 35 x 45 mm within a tenth of a millimetre', async (mediumId, count) => {
    const { plan, file } = await composeSolid({ medium: media[mediumId] });
    const raster = await rasterise(file, 600);
    const boxes = findBoxes(raster, 100);

    expect(mm(raster.widthPx)).toBeCloseTo(media[mediumId].widthMm, 1);
    expect(mm(raster.heightPx)).toBeCloseTo(media[mediumId].heightMm, 1);
    expect(boxes).toHaveLength(count);
    const sides = boxes.map(({ width, height }) => [mm(width), mm(height)].sort((a, b) => a - b));
    for (const [short = 0, long = 0] of sides) {
      expect(Math.abs(short - 35)).toBeLessThan(0.1);
      expect(Math.abs(long - 45)).toBeLessThan(0.1);
    }
    expect(plan.placements).toHaveLength(count);
  });
});
