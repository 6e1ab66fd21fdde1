/** Sheets with a slip: the photos stay where they are, and a camera can read the QR code. */
import { encode } from 'uqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeRaster } from '../../../../electron/printing/compose-raster.ts';
import { paperJobs } from '../../../../electron/printing/paper-jobs.ts';
import { placePapers, type PlacedPaper } from '../../../../electron/printing/slips/on-sheet.ts';
import { checkSheet } from '../../../../electron/printing/checks/sheet.ts';
import { noCorrection } from '../../../../shared/printing.ts';
import { plannedSheet } from '../../../../shared/sheet.ts';
import { noMargins } from '../../../../shared/sheet/page-area.ts';
import type { BlockPosition } from '../../../../shared/sheet/request.ts';
import { slip, textOf } from '../../../support/printing/papers.ts';
import { rasterise, type Raster } from '../../../support/printing/raster.ts';
import { sheetPhoto, sheetRequest, uk, us } from '../../../support/printing/sheet-requests.ts';
import { solidPhoto } from '../../../support/printing/sheets.ts';

const dpi = 300;

async function withSlip(block: BlockPosition, size: typeof uk, count: number) {
  const photos = [sheetPhoto('p', size, count)];
  const { plan, keepOff } = plannedSheet(sheetRequest({ photos, block, cut: 'marks' }), noMargins);
  const paper = { kind: 'slip', facts: slip } as const;
  const [place] = placePapers(plan, keepOff, [paper], dpi);
  if (place == null) throw new Error('no room');
  const papers: PlacedPaper[] = [{ ...place, paper }];
  const picture = await solidPhoto(Math.round(size.widthMm * 10), Math.round(size.heightMm * 10));
  const pictures = new Map([['pho_p', picture]]);
  return { plan, papers, pictures, title: 't', correction: noCorrection };
}

/** Returns whether the modules of a slip's QR code are where they belong on an upright sheet. */
function readsQr({ widthPx, grey }: Raster, { box, turned }: PlacedPaper): boolean {
  const { data, size } = encode(slip.code.code, { ecc: 'M', border: 0 });
  const [moduleMm, marginMm] = [0.7, 2.8];
  const along = ((turned ? box.widthMm : box.heightMm) - size * moduleMm) / 2;
  return data.every((row, y) =>
    row.every((on, x) => {
      const [across, down] = [marginMm + (x + 0.5) * moduleMm, along + (y + 0.5) * moduleMm];
      const [xMm, yMm] = turned
        ? [box.xMm + box.widthMm - down, box.yMm + across]
        : [box.xMm + across, box.yMm + down];
      const at = Math.round((yMm / 25.4) * dpi) * widthPx + Math.round((xMm / 25.4) * dpi);
      return (grey[at] ?? 255) < 128 === on;
    }),
  );
}

test.each([
  ['upright', 'top', uk, 4],
  ['turned', 'left', us, 2],
] as const)('a slip %s on a sheet, as PDF and as a picture', async (_lies, block, size, count) => {
  const sheet = await withSlip(block, size, count);
  const { plan, papers } = sheet;
  const [paper] = papers;
  if (paper === undefined) throw new Error('no paper');
  const pdf = await paperJobs.compose('sheet', sheet);
  const frame = { dpiX: dpi, dpiY: dpi, raster: null };
  const jpeg = await composeRaster({ ...sheet, format: 'jpeg', frame });
  const { data, info } = await sharp(jpeg).extractChannel(1).raw().toBuffer({ resolveWithObject: true });
  const picture = { widthPx: info.width, heightPx: info.height, grey: data };

  expect(paper.turned).toBe(block === 'left');
  expect(plan.widthMm).toBeLessThan(plan.heightMm);
  for (const page of [await rasterise(pdf, dpi), picture]) expect(readsQr(page, paper)).toBe(true);
  // The file is proved against the photos, marks and papers of the plan, and has nothing else.
  await expect(checkSheet(pdf, plan, noCorrection, papers)).resolves.toBeUndefined();
  await expect(checkSheet(pdf, plan, noCorrection)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
  if (paper.turned) return;
  const text = await textOf(pdf);
  expect(text).toContain('photo1.uk/aB0OIl19');
  expect(text).toContain('Use it by Saturday 12 December 2026');
});
