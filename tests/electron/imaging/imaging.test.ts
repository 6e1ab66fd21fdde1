import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyForService, inspectPicture, thumbnail } from '../../../electron/imaging/imaging.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { rejectionOf } from '../../support/thrown.ts';
import {
  animatedPng,
  animatedWebp,
  heldAs,
  hugePng,
  polyglot,
  polyglotTraces,
  quarters,
  quartersOf,
  svgWithEntities,
} from './strange-files.ts';

let portrait: Buffer;
beforeAll(async () => {
  portrait = (await renderPortrait({ width: 900, height: 600 })).data;
});

/** The colour in the middle of a picture. */
async function middle(picture: Uint8Array): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const plain = (background: { r: number; g: number; b: number }) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } });

describe('inspectPicture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives upright sizes for EXIF orientation %i', async (orientation) => {
    const turned = await sharp(portrait).jpeg().withMetadata({ orientation }).toBuffer();
    const upright = orientation < 5 ? { widthPx: 900, heightPx: 600 } : { widthPx: 600, heightPx: 900 };
    expect(await inspectPicture(turned)).toEqual({ mime: 'image/jpeg', ...upright });
  });

  it.each([
    ['PNG', 'image/png', () => sharp(portrait).png().toBuffer()],
    ['16-bit PNG', 'image/png', () => sharp(portrait).toColourspace('rgb16').png().toBuffer()],
    ['grey JPEG', 'image/jpeg', () => sharp(portrait).toColourspace('b-w').jpeg().toBuffer()],
    ['progressive JPEG', 'image/jpeg', () => sharp(portrait).jpeg({ progressive: true }).toBuffer()],
    ['WebP', 'image/webp', () => sharp(portrait).webp().toBuffer()],
    ['CMYK JPEG', 'image/jpeg', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'JPEG that is a web page too',
      'image/jpeg',
      async () => polyglot(await sharp(portrait).jpeg().toBuffer()),
    ],
  ])('takes a %s', async (_what, mime, make) => {
    expect(await inspectPicture(await make())).toMatchObject({ mime });
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), 'IMAGE_NOT_RECOGNISED empty'],
    ['a text called .jpg', () => Buffer.from('hello'), 'IMAGE_NOT_RECOGNISED not-a-picture'],
    ['three bytes of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff]), 'IMAGE_NOT_RECOGNISED cut-off'],
    [
      'a JPEG cut in half',
      async () => (await sharp(portrait).jpeg().toBuffer()).subarray(0, 9_000),
      'IMAGE_NOT_RECOGNISED cut-off',
    ],
    [
      'a PNG whose end is missing',
      async () => (await sharp(portrait).png().toBuffer()).subarray(0, -4_000),
      'IMAGE_NOT_RECOGNISED cut-off',
    ],
    [
      'a WebP cut in half',
      async () => (await sharp(portrait).webp().toBuffer()).subarray(0, 4_000),
      'IMAGE_NOT_RECOGNISED cut-off',
    ],
    ['a GIF', () => sharp(portrait).gif().toBuffer(), 'IMAGE_NOT_RECOGNISED not-a-picture'],
    ['a TIFF', () => sharp(portrait).tiff().toBuffer(), 'IMAGE_NOT_RECOGNISED raw'],
    ['an AVIF', () => sharp(portrait).avif().toBuffer(), 'IMAGE_NOT_RECOGNISED not-a-picture'],
    ['an SVG, entities and all', () => svgWithEntities, 'IMAGE_NOT_RECOGNISED not-a-picture'],
    [
      'an animated PNG',
      async () => animatedPng(await sharp(portrait).png().toBuffer()),
      'IMAGE_NOT_RECOGNISED moving',
    ],
    ['an animated WebP', () => animatedWebp(portrait), 'IMAGE_NOT_RECOGNISED moving'],
    ['a PNG of 30,000 x 30,000', hugePng, 'IMAGE_TOO_LARGE'],
    ['a picture of 1 x 1', () => sharp(portrait).resize(1, 1).png().toBuffer(), 'IMAGE_TOO_SMALL'],
  ])('refuses %s', async (_what, make, code) => {
    expect(await rejectionOf(inspectPicture(await make()))).toBe(code);
  });
});

describe('copyForService', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('applies EXIF orientation %i to the pixels', async (orientation) => {
    const held = await heldAs(orientation, await quarters(600, 400));

    const copy = await copyForService(held, null);

    const { width, height } = await sharp(copy).metadata();
    expect({ width, height }).toEqual({ width: 600, height: 400 });
    expect(await quartersOf(copy)).toEqual(['red', 'green', 'blue', 'grey']);
    expect(await quartersOf(await thumbnail(held, 192))).toEqual(['red', 'green', 'blue', 'grey']);
  });

  it('is upright, sRGB, without metadata, and no larger than the studio’s limit', async () => {
    const wide = await sharp(portrait)
      .resize(5_000)
      .jpeg()
      .withExif({ IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary-xmp</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const copy = Buffer.from(await copyForService(wide, 3_000));
    const { width, height, space, exif, xmp, iptc, icc, orientation } = await sharp(copy).metadata();
    expect({ width, height, space, exif, xmp, iptc, icc, orientation }).toEqual({
      ...{ width: 2_000, height: 3_000, space: 'srgb' },
      ...{ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined, orientation: undefined },
    });
    expect(copy.includes('canary')).toBe(false);
  });

  it('shows the requested colour, or white, behind transparent parts', async () => {
    const glass = await sharp({
      create: { width: 400, height: 500, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const colourOf = async (copy: Uint8Array): Promise<number[]> => [
      ...(await sharp(copy).resize(1, 1).raw().toBuffer()),
    ];
    expect(await colourOf(await copyForService(glass, null, '#c8c8c8'))).toEqual([200, 200, 200]);
    expect(await colourOf(await copyForService(glass, null))).toEqual([255, 255, 255]);
  });

  it('contains nothing of another file appended to it', async () => {
    const strange = polyglot(await sharp(portrait).jpeg().toBuffer());
    expect(polyglotTraces.filter((trace) => strange.includes(trace))).toEqual(polyglotTraces);

    const copy = Buffer.from(await copyForService(strange, null));

    expect(polyglotTraces.filter((trace) => copy.includes(trace))).toEqual([]);
  });

  it('converts a wide gamut to sRGB: the same colour in other numbers', async () => {
    // sRGB (200, 60, 60), written by a camera that uses Display P3.
    const wide = await plain({ r: 200, g: 60, b: 60 }).withIccProfile('p3').png().toBuffer();
    const [asWritten = 0] = await sharp(wide).keepIccProfile().raw().toBuffer();

    const [red = 0, green = 0, blue = 0] = await middle(await copyForService(wide, null));

    expect(asWritten).toBeLessThan(190);
    expect(Math.abs(red - 200) + Math.abs(green - 60) + Math.abs(blue - 60)).toBeLessThanOrEqual(6);
  });

  it.each([
    [
      'with its profile',
      () => plain({ r: 200, g: 60, b: 60 }).withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer(),
    ],
    [
      'without one',
      () => plain({ r: 200, g: 60, b: 60 }).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
    ],
  ])('converts CMYK %s to sRGB', async (_what, make) => {
    const file = await make();
    expect((await sharp(file).metadata()).space).toBe('cmyk');

    const copy = await copyForService(file, null);

    const [red = 0, green = 0, blue = 0] = await middle(copy);
    expect((await sharp(copy).metadata()).space).toBe('srgb');
    // CMYK cannot represent this red exactly.
    expect(Math.abs(red - 200) + Math.abs(green - 60) + Math.abs(blue - 60)).toBeLessThan(50);
  });

  it('converts 16 bits to eight', async () => {
    const deep = await plain({ r: 200, g: 60, b: 60 }).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');

    const copy = await copyForService(deep, null);

    expect((await sharp(copy).metadata()).depth).toBe('uchar');
    const [red = 0] = await middle(copy);
    expect(Math.abs(red - 200)).toBeLessThan(4);
  });

  it.each([
    ['keeps every size when none is set', 4_200, null, 4_200],
    ['makes no shot larger than it is', 1_000, 3_000, 1_000],
  ])('%s', async (_what, longSide, setting, sent) => {
    const shot = await sharp(portrait).resize(longSide, longSide, { fit: 'inside' }).jpeg().toBuffer();
    const { width, height } = await sharp(await copyForService(shot, setting)).metadata();
    expect(Math.max(width, height)).toBe(sent);
  });

  it('keeps the full colour resolution', async () => {
    const copy = await copyForService(new Uint8Array(portrait), 3_000);
    expect((await sharp(copy).metadata()).chromaSubsampling).toBe('4:4:4');
  });
});
