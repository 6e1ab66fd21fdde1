import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkRaster } from '../../../../electron/printing/checks/raster.ts';
import { rasterFile } from '../../../../electron/printing/raster/file.ts';
import { rasterPageOf } from '../../../../electron/printing/raster/frame.ts';
import { tilesOf, type PlacedTile } from '../../../../electron/printing/raster/tiles.ts';
import { composeRaster, type RasterToCompose } from '../../../../electron/printing/compose-raster.ts';
import { noCorrection } from '../../../../shared/printing.ts';
import { planSheet } from '../../../../shared/sheet.ts';
import { everydayRequest, solidPhoto } from '../../../support/printing/sheets.ts';

const frame = { dpiX: 300, dpiY: 300, raster: { widthPx: 1240, heightPx: 1844 } };
let raster: RasterToCompose;
let tiles: PlacedTile[];
let file: Uint8Array;

beforeAll(async () => {
  raster = {
    plan: planSheet({ ...everydayRequest, cut: 'marks' }),
    pictures: new Map([['pho_uk', await solidPhoto(700, 900)]]),
    title: 't',
    correction: noCorrection,
    format: 'jpeg',
    frame,
  };
  tiles = await tilesOf(raster, rasterPageOf(raster.plan, frame, noCorrection));
  file = await composeRaster(raster);
});

/** The finished picture after a change by sharp, in a file that is otherwise correct. */
async function redrawn(change: (picture: Sharp) => Sharp, density = frame): Promise<Uint8Array> {
  const { data, info } = await change(sharp(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return rasterFile({ pixels: data, width: info.width, height: info.height }, 'jpeg', density);
}
const box = (width: number, height: number, background: string) =>
  ({ input: { create: { width, height, channels: 3, background } } }) as const;

/** Returns the position of a JPEG's quantisation tables, which follow all its metadata. */
const tablesOf = (jpeg: Uint8Array): number => Buffer.from(jpeg).indexOf(Buffer.from('ffdb00', 'hex'));

describe('the check of a finished picture', () => {
  test('passes a correct one', async () => {
    await expect(checkRaster(file, raster, tiles)).resolves.toBeUndefined();
  });

  test.each([
    ['one pixel to the right', { width: 1239, height: 1844 }, { left: 1 }],
    ['one pixel down', { width: 1240, height: 1843 }, { top: 1 }],
  ])('rejects one whose photos are %s', async (_, kept, by) => {
    const moved = await redrawn((picture) =>
      picture.extract({ left: 0, top: 0, ...kept }).extend({ ...by, background: '#ffffff' }),
    );

    await expect(checkRaster(moved, raster, tiles)).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what: expect.stringMatching(/^(edge of|paper beside) photo/) as string },
    });
  });

  test('rejects one that is a hundredth too large', async () => {
    const larger = await redrawn((picture) =>
      picture.resize(1252, 1862).extract({ left: 6, top: 9, width: 1240, height: 1844 }),
    );

    await expect(checkRaster(larger, raster, tiles)).rejects.toMatchObject({ code: 'PRINT_FILE_WRONG' });
  });

  test('rejects one with a photo missing', async () => {
    const { left, top, right, bottom } = tiles[3]?.box ?? { left: 0, top: 0, right: 1, bottom: 1 };
    const less = await redrawn((picture) =>
      picture.composite([{ ...box(right - left, bottom - top, '#ffffff'), left, top }]),
    );

    await expect(checkRaster(less, raster, tiles)).rejects.toMatchObject({
      details: { what: 'edge of photo 4' },
    });
  });

  test('rejects one without its cut marks', async () => {
    const plain = await composeRaster({ ...raster, plan: { ...raster.plan, cutMarks: [] } });

    await expect(checkRaster(plain, raster, tiles)).rejects.toMatchObject({ details: { what: 'lines' } });
  });

  test.each([
    [
      'of another size in pixels',
      () => redrawn((picture) => picture.resize(1200, 1844, { fit: 'fill' })),
      'size',
    ],
    ['of another size on paper', () => redrawn((picture) => picture, { ...frame, dpiX: 301 }), 'density'],
    [
      'that does not say its size on paper',
      async () => new Uint8Array(await sharp(file).jpeg().toBuffer()),
      'density',
    ],
    ['of another kind', async () => new Uint8Array(await sharp(file).png().toBuffer()), 'file'],
    ['that is cut short', () => Promise.resolve(file.subarray(0, 20_000)), 'file'],
    ['that is no picture', () => Promise.resolve(Buffer.from('ffd8ff00')), 'file'],
  ])('rejects a file %s', async (_, make, what) => {
    await expect(checkRaster(await make(), raster, tiles)).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what },
    });
  });

  test('rejects coarsened colours, and a file without a profile', async () => {
    const heads = file.subarray(0, Buffer.from(file).indexOf('ICC_PROFILE') - 4);
    const profile = file.subarray(heads.length, tablesOf(file));
    const coarse = await sharp(file).jpeg({ chromaSubsampling: '4:2:0' }).toBuffer();
    const fine = await sharp(file).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    const subsampled = Buffer.concat([heads, profile, coarse.subarray(tablesOf(coarse))]);
    const bare = Buffer.concat([heads, fine.subarray(tablesOf(fine))]);

    await expect(checkRaster(subsampled, raster, tiles)).rejects.toMatchObject({
      details: { what: 'colour' },
    });
    await expect(checkRaster(bare, raster, tiles)).rejects.toMatchObject({
      details: { what: 'colour profile' },
    });
  });
});
