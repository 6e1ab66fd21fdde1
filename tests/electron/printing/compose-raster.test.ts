import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composeRaster, type RasterToCompose } from '../../../electron/printing/compose-raster.ts';
import { composeSheet } from '../../../electron/printing/sheet/pdf.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { greyPixels, identify } from '../../support/pictures/picture-pixels.ts';
import { findBoxes, rasterise, type Raster } from '../../support/printing/raster.ts';
import { solidPhoto } from '../../support/printing/sheets.ts';
import { paper, sheet, exactEdges, furthest, halfPixel } from '../../support/printing/sheet-rasters.ts';

/** The same with twice the dots down. */
const tall = { dpiX: 300, dpiY: 600, raster: { widthPx: 1240, heightPx: 3688 } };
/** Returns all the ink in the captions' boxes, in black pixels. */
function captionInk({ widthPx, heightPx, grey }: Raster, raster: RasterToCompose): number {
  const { plan } = raster;
  const asPhotos = plan.captions.map((caption) => ({ photoId: 'pho_caption', ...caption }) as const);
  const boxes = exactEdges({ ...raster, plan: { ...plan, placements: asPhotos } }, [widthPx, heightPx]);
  let ink = 0;
  for (const [left = 0, top = 0, right = 0, bottom = 0] of boxes)
    for (let y = Math.round(top); y < Math.round(bottom); y += 1)
      for (let x = Math.round(left); x < Math.round(right); x += 1)
        ink += (255 - (grey[y * widthPx + x] ?? 255)) / 255;
  return ink;
}

describe('a sheet as a picture', () => {
  test('fills the printer’s frame, with its middle on the middle of the frame', async () => {
    const raster = await sheet();
    const { widthPx, heightPx } = await greyPixels(await composeRaster(raster));

    expect([widthPx, heightPx]).toEqual([1240, 1844]);
    expect(await furthest(raster)).toBeLessThanOrEqual(halfPixel);
  });

  test('has different resolutions across and down when the printer has', async () => {
    expect(await furthest(await sheet({}, { frame: tall }))).toBeLessThanOrEqual(halfPixel);
  });

  test('is corrected about the middle of the paper', async () => {
    const correction = { scaleX: 0.985, scaleY: 1.012, offsetXMm: 0.6, offsetYMm: -1.1 };

    expect(await furthest(await sheet({}, { correction }))).toBeLessThanOrEqual(halfPixel);
  });

  test('without a gap, neighbours share an edge: no paper between them, and no overlap', async () => {
    const photos = [
      { photoId: 'pho_dark', widthMm: 35, heightMm: 45, count: 1, caption: null },
      { photoId: 'pho_light', widthMm: 35, heightMm: 45, count: 1, caption: null },
    ] as const;
    const raster = await sheet({ gapMm: 0, photos }, { format: 'png' });
    const pictures = new Map([
      ['pho_dark', await solidPhoto(700, 900, 'png', '#101010')],
      ['pho_light', await solidPhoto(700, 900, 'png', '#606060')],
    ]);
    const picture = await greyPixels(await composeRaster({ ...raster, pictures }));
    const [block, ...others] = findBoxes(picture, 40);
    const inked = (grey: number): number =>
      picture.grey.reduce((sum, each) => sum + (each === grey ? 1 : 0), 0);

    expect(others).toEqual([]);
    // 45 mm are 531.5 px, and twice 35 mm are 826.8 px: there is no line of paper between them.
    const [short = NaN, long = NaN] = [block?.width ?? NaN, block?.height ?? NaN].sort(
      (one, other) => one - other,
    );
    expect([Math.abs(short - 531.5) < 1, Math.abs(long - 826.8) < 1]).toEqual([true, true]);
    expect(inked(0x10) + inked(0x60)).toBe(short * long);
    expect(Math.abs(inked(0x10) - inked(0x60))).toBeLessThanOrEqual(short);
  });

  test.each([
    ['upright', false],
    ['turned', true],
  ])('a photo that is %s is placed as in the PDF', async (_, rotated) => {
    const marked = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#808080' } })
      .composite([{ input: Buffer.from(await solidPhoto(200, 100)), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const raster = await sheet({}, { frame: paper, format: 'png' });
    const size = rotated ? { widthMm: 45, heightMm: 35 } : { widthMm: 35, heightMm: 45 };
    const plan = {
      ...raster.plan,
      placements: [{ photoId: 'pho_uk', xMm: 10, yMm: 20, ...size, rotated } as const],
    };
    const pictures = new Map([['pho_uk', marked]]);
    const title = 't';
    const page = await rasterise(
      await composeSheet({ plan, pictures, title, correction: noCorrection }),
      300,
    );
    const picture = await greyPixels(await composeRaster({ ...raster, plan, pictures }));
    const [expected] = findBoxes({ ...page, grey: page.grey.map((v) => (v < 80 ? 0 : 255)) }, 30);
    const [found] = findBoxes({ ...picture, grey: picture.grey.map((v) => (v < 80 ? 0 : 255)) }, 30);

    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((found?.[side] ?? NaN) - (expected?.[side] ?? NaN))).toBeLessThanOrEqual(1);
  });

  test('has the same lines and captions as the PDF', async () => {
    const photos = [
      { photoId: 'pho_uk', widthMm: 35, heightMm: 45, count: 5, caption: 'UK 35 × 45 aB0OIl19' },
    ] as const;
    const raster = await sheet({ cut: 'lines', photos }, { frame: paper, format: 'png' });
    const { plan, pictures, title, correction } = raster;
    const page = await rasterise(await composeSheet({ plan, pictures, title, correction }), 300);
    const picture = await greyPixels(await composeRaster(raster));
    const [{ widthPx }, photoBoxes] = [picture, exactEdges(raster, [picture.widthPx, picture.heightPx])];
    const isWaste = (at: number): boolean => {
      const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
      return !photoBoxes.some(
        ([left = 0, top = 0, right = 0, bottom = 0]) =>
          x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2,
      );
    };
    let [ink, difference] = [0, 0];
    for (const [at, value] of picture.grey.entries()) {
      if (!isWaste(at)) continue;
      ink += (255 - value) / 255;
      difference += Math.abs(value - (page.grey[at] ?? 0)) / 255;
    }

    expect([plan.captions.length, plan.cutMarks.length > 0]).toEqual([1, true]);
    expect(ink).toBeGreaterThan(1_000);
    // A line one pixel wide may fill one pixel here and blend into two there.
    expect(difference / ink).toBeLessThan(0.9);
    expect(captionInk(picture, raster) / captionInk(page, raster)).toBeCloseTo(1, 1);
    expect(captionInk(picture, raster)).toBeGreaterThan(300);
  });
});

describe('the picture’s file', () => {
  test('states in JFIF and in EXIF how large it is, and that its colours are sRGB', async () => {
    const file = await composeRaster(await sheet({}, { frame: tall }));
    const withoutExif = Buffer.from(file).toString('latin1').replace('Exif\0\0', 'Gone\0\0');

    expect(
      await identify(file, '%m %w %h %x %y %[EXIF:XResolution] %[EXIF:YResolution] %[EXIF:ResolutionUnit]'),
    ).toBe('JPEG 1240 3688 300 600 300000/1000 600000/1000 2');
    // The JFIF part alone states the same.
    expect(await identify(Buffer.from(withoutExif, 'latin1'), '%x %y')).toBe('300 600');
    const { icc, chromaSubsampling, isProgressive } = await sharp(file).metadata();
    expect([icc === undefined, chromaSubsampling, isProgressive]).toEqual([false, '4:4:4', false]);
    expect(await identify(file, '%[profile:icc]')).toBe('sRGB IEC61966-2.1');
  });

  test('as a PNG states both as well', async () => {
    const file = await composeRaster(await sheet({}, { format: 'png' }));
    const [x = NaN, y = NaN] = (await identify(file, '%x %y')).split(' ').map(Number);

    expect([Math.round(x * 10), Math.round(y * 10)]).toEqual([3000, 3000]);
    expect(await identify(file, '%m %w %h %[profile:icc]')).toBe('PNG 1240 1844 sRGB IEC61966-2.1');
  });

  test.each(['jpeg', 'png'] as const)('composed again as %s is the same byte for byte', async (format) => {
    const raster = await sheet({ cut: 'marks' }, { format });

    expect(Buffer.compare(await composeRaster(raster), await composeRaster(raster))).toBe(0);
  });
});

describe('a sheet is refused as a picture', () => {
  test('a photo of another shape than its document', async () => {
    const raster = await sheet();
    const pictures = new Map([['pho_uk', await solidPhoto(600, 600)]]);

    await expect(composeRaster({ ...raster, pictures })).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what: 'shape', expected: '35 x 45 mm' },
    });
  });

  test.each([
    ['no picture', Buffer.from('not a picture at all')],
    ['a cut JPEG', Buffer.from('ffd8ffe000104a46', 'hex')],
  ])('%s', async (_, photo) => {
    const raster = await sheet();

    await expect(composeRaster({ ...raster, pictures: new Map([['pho_uk', photo]]) })).rejects.toMatchObject({
      code: 'IMAGE_NOT_RECOGNISED',
    });
  });

  test('a truncated JPEG', async () => {
    const raster = await sheet();
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    const pictures = new Map([['pho_uk', whole.subarray(0, whole.length / 2)]]);

    await expect(composeRaster({ ...raster, pictures })).rejects.toMatchObject({
      code: 'IMAGE_NOT_RECOGNISED',
    });
  });

  test('a correction that would move a photo off the printable frame', async () => {
    const correction = { ...noCorrection, offsetXMm: 9 };

    await expect(composeRaster(await sheet({}, { correction }))).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what: expect.stringMatching(/^photo \d leaves the page$/) as string },
    });
  });

  test('…but not a correction for which a larger frame has room', async () => {
    const raster = await sheet({ edgeMm: 2 }, { correction: { ...noCorrection, offsetXMm: 5.5 } });

    await expect(composeRaster(raster)).resolves.toBeInstanceOf(Uint8Array);
    await expect(composeSheet(raster)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
  });
});
