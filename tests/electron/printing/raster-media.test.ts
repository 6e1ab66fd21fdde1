/** A sheet as a picture on every medium. */
import { describe, expect, test } from 'vitest';
import { media, mediumIds } from '../../../shared/sheet-media.ts';
import { paper, sheet, furthest, halfPixel } from '../../support/printing/sheet-rasters.ts';

describe('a sheet as a picture', () => {
  test.each(mediumIds)('%s: every edge of every photo is at the nearest pixel', async (mediumId) => {
    const raster = await sheet({ medium: media[mediumId], edgeMm: 3 }, { frame: paper, format: 'png' });

    expect(await furthest(raster)).toBeLessThanOrEqual(halfPixel);
  });
});
