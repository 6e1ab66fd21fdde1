import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeRaster } from '../../../../electron/printing/compose-raster.ts';
import type { PageFacts } from '../../../../electron/printing/windows/answers.ts';
import { sheetStrips } from '../../../../electron/printing/windows/dots.ts';
import { createWindowsPrinter } from '../../../../electron/printing/windows/printer.ts';
import { noCorrection } from '../../../../shared/printing.ts';
import { planSheet } from '../../../../shared/sheet.ts';
import { findPhotos } from '../../../support/pictures/photo-edges.ts';
import {
  scriptedPrinter,
  scriptedSettings,
  scriptedWindows,
  type DrawnPage,
} from '../../../support/printing/scripted-windows.ts';
import { everydayRequest, solidPhoto } from '../../../support/printing/sheets.ts';
import { dyeSubPage, lyingPage, officeAt300 } from '../../../support/printing/windows-facts.ts';
import { servedHere, windowsJob, windowsProfile } from '../../../support/printing/windows-jobs.ts';

/** A printer with one paper, which collects everything that is printed. */
const oneOf = (page: PageFacts) =>
  scriptedWindows(scriptedPrinter({ papers: [{ name: 'x', id: 1, widthMm: 10, heightMm: 10, page }] }));

/** Black with a red dot in its upper left corner. */
async function black(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  pixels[0] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** On a white page of 60 x 80 dots. */
async function drawn(picture: Buffer, at: readonly number[], turned = false): Promise<DrawnPage> {
  const small = { ...dyeSubPage, printableWidth: 60, printableHeight: 80 };
  const windows = oneOf(small);
  const [left = 0, top = 0, width = 0, height = 0] = at;
  const dc = windows.open('DS620', scriptedSettings({ paperSize: 1 }), true);
  dc.startPage();
  for (const strip of await sheetStrips(picture, { left, top, width, height, turned }, small)) dc.draw(strip);
  dc.endPage();
  dc.endDoc();
  const [page] = windows.pages;
  if (page === undefined) throw new Error('nothing was drawn');
  return page;
}

/** From the first dark dot to the first that is no longer dark. */
function darkBox({ widthPx, grey }: DrawnPage): readonly number[] {
  const dark = [...grey.keys()].filter((index) => (grey[index] ?? 255) < 128);
  const [xs, ys] = [dark.map((i) => i % widthPx), dark.map((i) => Math.floor(i / widthPx))];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
}

describe('a picture on a driver’s page', () => {
  test('is there dot for dot', async () => {
    const page = await drawn(await black(35, 45), [7, 11, 35, 45]);

    expect(darkBox(page)).toEqual([7, 11, 42, 56]);
    expect(page.grey.filter((value) => value < 128)).toHaveLength(35 * 45);
    expect([page.at(7, 11), page.at(8, 11)]).toEqual([
      [255, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('loses what is beyond the edge, and moves nothing', async () => {
    expect(darkBox(await drawn(await black(35, 45), [-5, -3, 35, 45]))).toEqual([0, 0, 30, 42]);
    expect(darkBox(await drawn(await black(35, 45), [40, 50, 35, 45]))).toEqual([40, 50, 60, 80]);
  });

  test('turned by 90 degrees clockwise, has its upper left corner at the upper right', async () => {
    const page = await drawn(await black(35, 45), [7, 11, 45, 35], true);

    expect(darkBox(page)).toEqual([7, 11, 52, 46]);
    expect(page.at(51, 11)).toEqual([255, 0, 0]);
  });

  test('of half the printer’s resolution fills its box to the dot', async () => {
    expect(darkBox(await drawn(await black(20, 30), [4, 6, 40, 60]))).toEqual([4, 6, 44, 66]);
  });

  test('entirely beyond the edge prints nothing', async () => {
    const place = { left: 70, top: 0, width: 35, height: 45, turned: false };

    expect(await sheetStrips(await black(35, 45), place, { ...dyeSubPage, printableWidth: 60 })).toEqual([]);
  });
});

describe('a sheet of photos', () => {
  test.each([
    ['a dye-sublimation printer, over the rim', dyeSubPage, { widthPx: 1240, heightPx: 1844 }],
    ['the same, the picture of the paper’s size', dyeSubPage, null],
    ['a paper that the driver lays on its side', lyingPage, null],
    ['an office printer’s A4 with a rim', officeAt300, null],
  ])('measures 35 x 45 mm each, in the middle of %s', async (_what, page, raster) => {
    const dpi = 300;
    const plan = planSheet(everydayRequest);
    const pictures = new Map([['pho_uk', await solidPhoto(827, 1063)]]);
    const frame = { dpiX: dpi, dpiY: dpi, raster };
    const sheet = { plan, pictures, title: 'sheet', correction: noCorrection, format: 'png', frame } as const;
    const windows = oneOf(page);
    const printer = createWindowsPrinter({ launchWork: servedHere(windows) });

    const profile = { ...windowsProfile, keyword: 'x', raster };
    await printer.submit(windowsJob({ profile, file: await composeRaster(sheet) }));

    const [drawnPage] = windows.pages;
    if (drawnPage === undefined) throw new Error('nothing was printed');
    const photos = findPhotos(drawnPage, dpi);
    expect(photos).toHaveLength(8);
    const px = (mm: number): number => (mm / 25.4) * dpi;
    for (const photo of photos) {
      const [short, long] = [photo.width, photo.height].sort((a, b) => a - b);
      // Each edge is at the nearest dot.
      expect(Math.abs(px(short ?? 0) - px(35))).toBeLessThanOrEqual(1);
      expect(Math.abs(px(long ?? 0) - px(45))).toBeLessThanOrEqual(1);
    }
    // The block is in the middle of the sheet, and the sheet's middle is the paper's.
    const right = Math.max(...photos.map(({ x, width: wide }) => px(x + wide)));
    const bottom = Math.max(...photos.map(({ y, height: high }) => px(y + high)));
    const left = Math.min(...photos.map(({ x }) => px(x)));
    const top = Math.min(...photos.map(({ y }) => px(y)));
    expect(Math.abs(page.offsetX + (left + right) / 2 - page.physicalWidth / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(page.offsetY + (top + bottom) / 2 - page.physicalHeight / 2)).toBeLessThanOrEqual(1);
  });
});
