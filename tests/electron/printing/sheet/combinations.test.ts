import { describe, expect, test } from 'vitest';
import { media, mediumIds } from '../../../../shared/sheet-media.ts';
import { rasterisePages } from '../../../support/printing/anisotropic.ts';
import { combinationsOf, combined, coveringOf } from '../../../support/printing/combinations.ts';
import { coarseDpi, fineDpi, measured, off, onePixel } from '../../../support/printing/measured-sheets.ts';

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
