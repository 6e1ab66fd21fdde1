import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeRaster } from '../../../electron/printing/sheet-raster.ts';
import type { PageFacts } from '../../../electron/printing/windows-answers.ts';
import { placeOn } from '../../../electron/printing/windows-page.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { planSheet } from '../../../shared/sheet.ts';
import { hasMono, startHelperPage, type DrawnPage, type HelperPage } from '../../support/helper-page.ts';
import { findPhotos } from '../../support/photo-edges.ts';
import { everydayRequest, solidPhoto } from '../../support/sheets.ts';
import { dyeSubPage, lyingPage } from '../../support/windows-facts.ts';

/** The office printer at half its resolution, whose rim is 50 and 60 dots. */
const officeAt300: PageFacts = {
  ...{ DpiX: 300, DpiY: 300, PhysicalWidth: 2480, PhysicalHeight: 3508 },
  ...{ OffsetX: 50, OffsetY: 60, PrintableWidth: 2380, PrintableHeight: 3388 },
};

if (!hasMono) console.log('Skipped: what the Windows helper draws. There is no Mono on this machine.');

describe.skipIf(!hasMono)('what the Windows helper draws', () => {
  let helper: HelperPage;
  beforeAll(async () => {
    helper = await startHelperPage();
  });
  afterAll(() => helper.remove());

  /** Black with a red pixel in its upper left corner, on a white page of 60 x 80 dots. */
  async function black(widthPx: number, heightPx: number, place: readonly number[], Turned = false) {
    const pixels = Buffer.alloc(widthPx * heightPx * 3);
    pixels[0] = 255;
    const png = await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
      .png()
      .toBuffer();
    const [Left = 0, Top = 0, Width = 0, Height = 0] = place;
    return helper.draw(png, { widthPx: 60, heightPx: 80 }, { Left, Top, Width, Height, Turned });
  }
  /** From the first dark dot to the first that is no longer dark. */
  function darkBox({ widthPx, grey }: DrawnPage): readonly number[] {
    const dark = [...grey.keys()].filter((index) => (grey[index] ?? 255) < 128);
    const [xs, ys] = [dark.map((i) => i % widthPx), dark.map((i) => Math.floor(i / widthPx))];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
  }

  test('is the picture dot for dot', async () => {
    const page = await black(35, 45, [7, 11, 35, 45]);

    expect(darkBox(page)).toEqual([7, 11, 42, 56]);
    expect(page.grey.filter((value) => value < 128)).toHaveLength(35 * 45);
    expect([page.at(7, 11), page.at(8, 11)]).toEqual([
      [255, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('loses over the rim what is beyond it, and moves nothing', async () => {
    expect(darkBox(await black(35, 45, [-5, -3, 35, 45]))).toEqual([0, 0, 30, 42]);
  });

  test('turned by 90 degrees clockwise, has the picture’s upper left corner at the upper right', async () => {
    const page = await black(35, 45, [7, 11, 45, 35], true);

    expect(darkBox(page)).toEqual([7, 11, 52, 46]);
    expect(page.at(51, 11)).toEqual([255, 0, 0]);
  });

  test('of half the printer’s resolution, fills its place and no dot more', async () => {
    expect(darkBox(await black(20, 30, [4, 6, 40, 60]))).toEqual([4, 6, 44, 66]);
  });

  test.each([
    ['a dye-sublimation printer, over the rim', dyeSubPage, 300, { widthPx: 1240, heightPx: 1844 }, 8],
    ['the same, the picture of the paper’s size', dyeSubPage, 300, null, 8],
    ['a paper that the driver lays on its side', lyingPage, 300, null, 8],
    ['an office printer’s A4 with a rim', officeAt300, 300, null, 8],
  ])(
    'is a sheet whose photos measure 35 x 45 mm, in the middle of %s',
    async (_what, page, dpi, raster, count) => {
      const plan = planSheet(everydayRequest);
      const pictures = new Map([['pho_uk', await solidPhoto(827, 1063)]]);
      const frame = { dpiX: dpi, dpiY: dpi, raster };
      const sheet = {
        plan,
        pictures,
        title: 'sheet',
        correction: noCorrection,
        format: 'png',
        frame,
      } as const;
      const png = await composeRaster(sheet);
      const { width, height } = await sharp(png).metadata();
      const place = placeOn(page, { widthPx: width, heightPx: height, dpiX: dpi, dpiY: dpi });

      const drawn = await helper.draw(
        png,
        { widthPx: page.PrintableWidth, heightPx: page.PrintableHeight },
        place,
      );

      const photos = findPhotos(drawn, dpi);
      expect(photos).toHaveLength(count);
      const px = (mm: number): number => (mm / 25.4) * dpi;
      for (const photo of photos) {
        const [short, long] = [photo.width, photo.height].sort((a, b) => a - b);
        // Each edge is at the nearest dot.
        expect(Math.abs(px(short ?? 0) - px(35))).toBeLessThanOrEqual(1);
        expect(Math.abs(px(long ?? 0) - px(45))).toBeLessThanOrEqual(1);
      }
      // The block lies in the middle of the sheet, and the sheet's middle is the paper's.
      const right = Math.max(...photos.map(({ x, width: wide }) => px(x + wide)));
      const bottom = Math.max(...photos.map(({ y, height: high }) => px(y + high)));
      const left = Math.min(...photos.map(({ x }) => px(x)));
      const top = Math.min(...photos.map(({ y }) => px(y)));
      expect(Math.abs(page.OffsetX + (left + right) / 2 - page.PhysicalWidth / 2)).toBeLessThanOrEqual(1);
      expect(Math.abs(page.OffsetY + (top + bottom) / 2 - page.PhysicalHeight / 2)).toBeLessThanOrEqual(1);
    },
  );
});
