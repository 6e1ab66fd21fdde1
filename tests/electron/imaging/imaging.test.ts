import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyForService, inspectPicture } from '../../../electron/imaging/imaging.ts';
import { renderPortrait } from '../../portraits/render.ts';
import { rejectionOf } from '../../support/thrown.ts';

let portrait: Buffer;
beforeAll(async () => {
  portrait = (await renderPortrait({ width: 900, height: 600 })).data;
});

/** A PNG that claims to be huge and holds next to nothing. */
async function bomb(): Promise<Buffer> {
  const tiny = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const huge = Buffer.from(tiny);
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  return huge;
}

describe('inspectPicture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('gives upright sizes for EXIF orientation %i', async (orientation) => {
    const turned = await sharp(portrait).jpeg().withMetadata({ orientation }).toBuffer();
    const upright = orientation < 5 ? { widthPx: 900, heightPx: 600 } : { widthPx: 600, heightPx: 900 };
    expect(await inspectPicture(turned)).toEqual({ mime: 'image/jpeg', ...upright });
  });

  it.each([
    ['PNG', 'image/png', () => sharp(portrait).png().toBuffer()],
    ['16-bit PNG', 'image/png', () => sharp(portrait).toColourspace('rgb16').png().toBuffer()],
    ['WebP', 'image/webp', () => sharp(portrait).webp().toBuffer()],
    ['CMYK JPEG', 'image/jpeg', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
  ])('takes a %s', async (_what, mime, make) => {
    expect(await inspectPicture(await make())).toMatchObject({ mime });
  });

  it.each([
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'IMAGE_NOT_RECOGNISED'],
    ['a text called .jpg', () => Promise.resolve(Buffer.from('hello')), 'IMAGE_NOT_RECOGNISED'],
    [
      'a JPEG cut in half',
      async () => (await sharp(portrait).jpeg().toBuffer()).subarray(0, 9_000),
      'IMAGE_NOT_RECOGNISED',
    ],
    ['a GIF', () => sharp(portrait).gif().toBuffer(), 'IMAGE_NOT_RECOGNISED'],
    ['a PNG of 30,000 x 30,000', bomb, 'IMAGE_TOO_LARGE'],
    ['a picture of 1 x 1', () => sharp(portrait).resize(1, 1).png().toBuffer(), 'IMAGE_TOO_SMALL'],
  ])('refuses %s', async (_what, make, code) => {
    expect(await rejectionOf(inspectPicture(await make()))).toBe(code);
  });

  it('refuses an SVG, entities and all', async () => {
    const svg =
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>';
    expect(await rejectionOf(inspectPicture(Buffer.from(svg)))).toBe('IMAGE_NOT_RECOGNISED');
  });
});

describe('copyForService', () => {
  it('is upright, sRGB, without metadata, and no larger than the studio has set', async () => {
    const wide = await sharp(portrait)
      .resize(5_000)
      .jpeg()
      .withExif({ IFD0: { Artist: 'canary-artist' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const copy = Buffer.from(await copyForService(wide, 3_000));
    const { width, height, space, exif, orientation } = await sharp(copy).metadata();
    expect({ width, height, space, exif, orientation }).toEqual({
      width: 2_000,
      height: 3_000,
      space: 'srgb',
      exif: undefined,
      orientation: undefined,
    });
    expect(copy.includes('canary-artist')).toBe(false);
  });

  it.each([
    ['keeps every size when none is set', 4_200, null, 4_200],
    ['makes no shot larger than it is', 1_000, 3_000, 1_000],
  ])('%s', async (_what, longSide, setting, sent) => {
    const shot = await sharp(portrait).resize(longSide, longSide, { fit: 'inside' }).jpeg().toBuffer();
    const { width, height } = await sharp(await copyForService(shot, setting)).metadata();
    expect(Math.max(width, height)).toBe(sent);
  });

  it('keeps the full resolution of colours', async () => {
    const copy = await copyForService(new Uint8Array(portrait), 3_000);
    expect((await sharp(copy).metadata()).chromaSubsampling).toBe('4:4:4');
  });
});
