import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkSheet } from '../../../../electron/printing/checks/sheet.ts';
import { composeSheet } from '../../../../electron/printing/sheet/pdf.ts';
import { srgbProfile } from '../../../../electron/printing/sheet/srgb-profile.ts';
import { noCorrection } from '../../../../shared/printing.ts';
import { planSheet } from '../../../../shared/sheet.ts';
import { findBoxes, rasterise } from '../../../support/printing/raster.ts';
import { composeSolid, everydayRequest, solidPhoto } from '../../../support/printing/sheets.ts';

const uk = { widthMm: 35, heightMm: 45 };
const mm = (pixels: number): number => (pixels * 25.4) / 600;
const textOf = (file: Uint8Array): string => Buffer.from(file).toString('latin1');

describe('a composed sheet, measured at 600 dpi', () => {
  test('each photo lies where the plan says, the sheet turned upright', async () => {
    const { plan, file } = await composeSolid();
    const boxes = findBoxes(await rasterise(file, 600), 100).map(({ x, y }) => [mm(x), mm(y)]);
    // Turned by 90 degrees clockwise, the bottom is on the left and the left is on top.
    const expected = plan.placements
      .map(({ xMm, yMm, heightMm }) => [plan.heightMm - yMm - heightMm, xMm])
      .sort(([ax = 0, ay = 0], [bx = 0, by = 0]) => ay - by || ax - bx);

    for (const [index, [x = 0, y = 0]] of expected.entries()) {
      expect(Math.abs((boxes[index]?.[0] ?? 0) - x)).toBeLessThan(0.1);
      expect(Math.abs((boxes[index]?.[1] ?? 0) - y)).toBeLessThan(0.1);
    }
  });

  test('a photo is upright: its top left corner is where the plan has it', async () => {
    const marked = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#ffffff' } })
      .composite([{ input: Buffer.from(await solidPhoto(200, 200)), left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const plan = planSheet({
      ...everydayRequest,
      photos: [{ photoId: 'pho_uk', ...uk, count: 1, caption: null }],
    });
    const rotated = {
      ...plan,
      placements: plan.placements.map((p) => ({ ...p, widthMm: 45, heightMm: 35, rotated: true })),
    };
    const corner = async (sheet: typeof plan): Promise<readonly number[]> => {
      const file = await composeSheet({
        plan: sheet,
        pictures: new Map([['pho_uk', marked]]),
        title: 't',
        correction: noCorrection,
      });
      const [box] = findBoxes(await rasterise(file, 300), 30);
      return [box?.x ?? 0, box?.y ?? 0].map((pixels) => Math.round((pixels * 25.4) / 300));
    };
    const [{ xMm, yMm } = { xMm: 0, yMm: 0 }] = plan.placements;

    expect(await corner(plan)).toEqual([Math.round(xMm), Math.round(yMm)]);
    // Turned clockwise, the photo's top left corner is at the top right: a square of 10 mm ends there.
    expect(await corner(rotated)).toEqual([Math.round(xMm + 45 - 10), Math.round(yMm)]);
  });

  test('cut marks are there and touch no photo', async () => {
    const bare = findBoxes(await rasterise((await composeSolid()).file, 600), 1);
    const marked = findBoxes(await rasterise((await composeSolid({ cut: 'marks' })).file, 600), 1);

    expect(bare).toHaveLength(8);
    expect(marked.filter(({ width, height }) => width > 100 && height > 100)).toHaveLength(8);
    expect(marked.length).toBeGreaterThan(30);
  });
});

describe('the file', () => {
  test('contains each photo once, with its JPEG unchanged', async () => {
    const photo = await solidPhoto(827, 1063);
    const plan = planSheet(everydayRequest);
    const file = await composeSheet({
      plan,
      pictures: new Map([['pho_uk', photo]]),
      title: 't',
      correction: noCorrection,
    });

    expect(textOf(file).split('/Subtype /Image')).toHaveLength(2);
    expect(Buffer.from(file).includes(Buffer.from(photo))).toBe(true);
    expect(textOf(file).match(/ Do Q/g)).toHaveLength(8);
  });

  test('asks not to be scaled, and says that its colours are sRGB', async () => {
    const { file } = await composeSolid();

    expect(textOf(file)).toContain('/PrintScaling /None');
    expect(textOf(file)).toContain('/OutputConditionIdentifier (sRGB IEC61966-2.1)');
    expect(textOf(file)).toMatch(/\/ColorSpace \[ \/ICCBased \d+ 0 R \]/);
    expect(Buffer.from(file).includes(Buffer.from(srgbProfile))).toBe(true);
  });

  test('names only its title and its maker', async () => {
    const { file } = await composeSolid();

    expect(textOf(file)).not.toMatch(/CreationDate|ModDate|\/Author|\/Creator|\/Subject|\/Keywords|\/ID /);
  });

  test('composed again is the same byte for byte', async () => {
    const [one, two] = [await composeSolid({ cut: 'marks' }), await composeSolid({ cut: 'marks' })];

    expect(Buffer.compare(one.file, two.file)).toBe(0);
  });

  test.each(['plain', 'palette', 'with transparency'] as const)(
    'a PNG that is %s is drawn unchanged',
    async (kind) => {
      const background = { r: 32, g: 32, b: 32, alpha: 1 };
      const channels = kind === 'with transparency' ? 4 : 3;
      const picture = sharp({ create: { width: 350, height: 450, channels, background } });
      const photo = await picture.png({ palette: kind === 'palette' }).toBuffer();
      const plan = planSheet(everydayRequest);
      const file = await composeSheet({
        plan,
        pictures: new Map([['pho_uk', photo]]),
        title: 't',
        correction: noCorrection,
      });

      await checkSheet(file, plan);
      expect(findBoxes(await rasterise(file, 300), 50)).toHaveLength(8);
    },
  );

  test('the rows of a plain PNG are copied without decompressing them', async () => {
    const photo = Buffer.from(await solidPhoto(350, 450, 'png'));
    const start = photo.indexOf('IDAT') + 4;
    const rows = photo.subarray(start, start + photo.readUInt32BE(start - 8));
    const { file } = await composeSolid({}, 'png');

    expect(inflateSync(rows)).toHaveLength(450 * (350 * 3 + 1));
    expect(textOf(file)).toContain('/Predictor 15');
  });

  test.each([
    ['no picture', Buffer.from('not a picture at all'), 'IMAGE_NOT_RECOGNISED'],
    ['a cut JPEG', Buffer.from('ffd8ffe000104a46', 'hex'), 'IMAGE_NOT_RECOGNISED'],
    ['a cut PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'IMAGE_NOT_RECOGNISED'],
  ])('%s is refused', async (_, photo, code) => {
    const plan = planSheet(everydayRequest);

    await expect(
      composeSheet({ plan, pictures: new Map([['pho_uk', photo]]), title: 't', correction: noCorrection }),
    ).rejects.toMatchObject({ code });
  });

  test('a JPEG in CMYK is refused', async () => {
    const cmyk = await sharp(await solidPhoto(350, 450))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();

    await expect(
      composeSheet({
        plan: planSheet(everydayRequest),
        pictures: new Map([['pho_uk', cmyk]]),
        title: 't',
        correction: noCorrection,
      }),
    ).rejects.toMatchObject({ code: 'IMAGE_NOT_RECOGNISED' });
  });

  test('a photo with another shape than its document’s is refused, not distorted', async () => {
    const square = await solidPhoto(600, 600);

    await expect(
      composeSheet({
        plan: planSheet(everydayRequest),
        pictures: new Map([['pho_uk', square]]),
        title: 't',
        correction: noCorrection,
      }),
    ).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { expected: '35 x 45 mm', found: '600 x 600 px' },
    });
  });
});
