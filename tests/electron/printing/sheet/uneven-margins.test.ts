/**
 * A printer with a different margin on each side: which side of a sheet is which, by the pixels of the page that it
 * receives.
 */
import { expect, it } from 'vitest';
import { composeSheet } from '../../../../electron/printing/sheet/pdf.ts';
import { noCorrection } from '../../../../shared/printing.ts';
import { plannedSheet } from '../../../../shared/sheet.ts';
import { orientedMargins, orientedPage } from '../../../../shared/sheet/page-area.ts';
import { media } from '../../../../shared/sheet-media.ts';
import { findBoxes, rasterise } from '../../../support/printing/raster.ts';
import { sheetPhoto, sheetRequest, uk } from '../../../support/printing/sheet-requests.ts';
import { solidPhoto } from '../../../support/printing/sheets.ts';

const dpi = 600;
const pixels = (mm: number): number => (mm / 25.4) * dpi;
/** Margins of the upright medium. */
const safe = { topMm: 2, rightMm: 5, bottomMm: 11, leftMm: 8 };

it.each([
  ['upright', false],
  ['in landscape', true],
])('a sheet %s that is filled to its edges keeps exactly the printer’s margins', async (_how, landscape) => {
  const medium = media['4x6in'];
  const page = orientedPage(medium, landscape);
  const rim = orientedMargins(safe, landscape);
  const farX = page.widthMm - rim.rightMm - uk.widthMm;
  const farY = page.heightMm - rim.bottomMm - uk.heightMm;
  const photos = [
    { photoId: 'pho_uk', xMm: rim.leftMm, yMm: rim.topMm, rotated: false },
    { photoId: 'pho_uk', xMm: farX, yMm: farY, rotated: false },
  ] as const;
  const request = sheetRequest({
    edgeMm: 0,
    photos: [sheetPhoto('uk', uk, 2)],
    arranged: { landscape, photos },
  });
  const { plan } = plannedSheet(request, safe);
  const pictures = new Map([['pho_uk', await solidPhoto(827, 1063)]]);

  const raster = await rasterise(
    await composeSheet({ plan, pictures, title: 'rims', correction: noCorrection }),
    dpi,
  );
  const boxes = findBoxes(raster, 100);

  expect(boxes).toHaveLength(2);
  const rims = [
    [Math.min(...boxes.map(({ y }) => y)), safe.topMm],
    [raster.widthPx - Math.max(...boxes.map(({ x, width }) => x + width)), safe.rightMm],
    [raster.heightPx - Math.max(...boxes.map(({ y, height }) => y + height)), safe.bottomMm],
    [Math.min(...boxes.map(({ x }) => x)), safe.leftMm],
  ] as const;
  for (const [found, mm] of rims) expect(Math.abs(found - pixels(mm))).toBeLessThanOrEqual(1);
});
