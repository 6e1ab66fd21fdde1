import { describe, expect, test } from 'vitest';
import { composeCalibration } from '../../../../electron/printing/calibration/sheet.ts';
import type { RulerReading } from '../../../../shared/printing.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { targetOf } from '../../../../shared/calibration.ts';
import { pagesOf, textOf } from '../../../support/printing/papers.ts';
import { readRuler } from '../../../support/printing/calibration-ruler.ts';
import { greyPixels, identify } from '../../../support/pictures/picture-pixels.ts';
import { rasterise } from '../../../support/printing/raster.ts';
import { around, expectInSafeArea, safeAreas, sheet } from '../../../support/printing/calibration-sheets.ts';

const fourBySix = sheet(media['4x6in'], around(3));

describe('a calibration sheet', () => {
  test('holds its lengths, measured at 600 dpi', async () => {
    const found = readRuler(await rasterise(await composeCalibration(fourBySix), 600), 600);
    const target = targetOf(media['4x6in'], around(3));

    expect(target).toEqual({
      boxWidthMm: 35,
      boxHeightMm: 45,
      acrossMm: 80,
      downMm: 100,
      leftMm: 10,
      topMm: 10,
    });
    for (const [name, length] of Object.entries(found))
      expect([name, Math.abs(length - target[name as keyof RulerReading]) < 0.05]).toEqual([name, true]);
  });

  test.each(['jpeg', 'png'] as const)('holds them as %s in the printer’s own pixels', async (format) => {
    const file = await composeCalibration({ ...fourBySix, format });
    const found = readRuler(await greyPixels(file), 300);
    const target = targetOf(media['4x6in'], around(3));

    expect(await identify(file, '%w %h')).toBe('1200 1800');
    // Each end of a length is at the nearest pixel of 0.085 mm.
    for (const [name, length] of Object.entries(found))
      expect([name, Math.abs(length - target[name as keyof RulerReading]) < 0.09]).toEqual([name, true]);
  });

  test('is printed with the correction that it checks', async () => {
    const correction = { scaleX: 1.01, scaleY: 0.99, offsetXMm: 0.4, offsetYMm: 0.2 };
    const found = readRuler(
      await rasterise(await composeCalibration({ ...fourBySix, correction }), 600),
      600,
    );

    expect(found.boxWidthMm).toBeCloseTo(35.35, 1);
    expect(found.boxHeightMm).toBeCloseTo(44.55, 1);
    expect(found.acrossMm).toBeCloseTo(80.8, 1);
    expect(found.downMm).toBeCloseTo(99, 1);
    expect(found.leftMm).toBeCloseTo(50.8 - 40.8 * 1.01 + 0.4, 1);
    expect(found.topMm).toBeCloseTo(76.2 - 66.2 * 0.99 + 0.2, 1);
  });

  test('says what to measure, which sheet it is, and its printer, medium and day', async () => {
    const text = await textOf(await composeCalibration({ ...fourBySix, sheetNumber: 2 }));

    for (const words of [
      'Calibration sheet 2',
      'DNP DS620 at the window',
      '4 × 6 in',
      '21 November 2026 at 14:32',
    ])
      expect(text).toContain(words);
    for (const words of ['A box, across: 35', 'B box, down: 45', 'C rule across: 80', 'D rule down: 100'])
      expect(text).toContain(words);
    // Lines of this text are broken between words, and the scale's figures are beside them.
    for (const words of ['E paper’s left e', 'F paper’s top e', 'Measure from', 'middle of one line to the'])
      expect(text).toContain(words);
  });

  test('asks not to be scaled, on a page of the medium', async () => {
    const file = await composeCalibration(fourBySix);

    expect(await pagesOf(file)).toMatch(/Page size: +288 x 432 pts/);
    expect(Buffer.from(file).toString('latin1')).toContain('/PrintScaling /None');
  });

  test('has eleven greys from black to white, in even steps', async () => {
    const { widthPx, grey } = await greyPixels(await composeCalibration({ ...fourBySix, format: 'png' }));
    const row = Math.round(((76.2 + 3.2 + 45 - 7) / 25.4) * 300);
    const left = ((50.8 + 3.2 + 17.5) / 25.4) * 300;
    const steps = Array.from({ length: 11 }, (_, step) => {
      const x = Math.round(left + ((step - 5) * 2.4 * 300) / 25.4);
      return grey[row * widthPx + x];
    });

    expect(steps).toEqual([0, 26, 51, 77, 102, 128, 153, 179, 204, 230, 255]);
  });

  test.each(safeAreas)('nothing of it stands in the safe area of %s', async (_, safe) => {
    await expectInSafeArea(sheet(media['4x6in'], safe));
  });

  test('is as good on a medium of the studio’s own, down to the smallest with room for the box', async () => {
    const small = { id: 'own-00000001', widthMm: 60, heightMm: 86 } as const;
    const file = await composeCalibration(sheet(small, around(3)));

    expect(await pagesOf(file)).toMatch(/Pages: +1\n/);
    await expect(
      composeCalibration(sheet({ ...small, widthMm: 50, heightMm: 60 }, around(3))),
    ).rejects.toMatchObject({ code: 'SHEET_IMPOSSIBLE', details: { reason: 'too-small' } });
  });

  test.each(['pdf', 'jpeg', 'png'] as const)(
    'composed again with %s is the same byte for byte',
    async (format) => {
      const again = { ...fourBySix, format };

      expect(Buffer.compare(await composeCalibration(again), await composeCalibration(again))).toBe(0);
    },
  );
});
