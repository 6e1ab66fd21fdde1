import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seesThrough, transparentCopyForService } from '../../../electron/imaging/see-through.ts';
import { rejectionOf } from '../../support/thrown.ts';

const picture = (alpha: number, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 90, b: 40, alpha } } });
/** A picture with one transparent corner. */
const withHole = picture(1).composite([
  {
    input: Buffer.from('<svg width="9" height="9"><rect width="9" height="9"/></svg>'),
    blend: 'dest-out',
    gravity: 'northwest',
  },
]);

describe('transparent parts', () => {
  it.each([
    ['a PNG with a hole', () => withHole.clone().png().toBuffer(), true],
    ['a PNG that is half transparent all over', () => picture(0.5).png().toBuffer(), true],
    ['a WebP with a hole', () => withHole.clone().webp().toBuffer(), true],
    ['a PNG that could be and is not', () => picture(1).png().toBuffer(), false],
    ['a JPEG', () => picture(1).flatten().jpeg().toBuffer(), false],
  ])('%s', async (_what, make, through) => {
    expect(await seesThrough(await make())).toBe(through);
  });

  it('are not claimed for a truncated file', async () => {
    const whole = await withHole.clone().png().toBuffer();

    expect(await rejectionOf(seesThrough(whole.subarray(0, 300)))).toBe('IMAGE_NOT_RECOGNISED cut-off');
  });
});

describe('the copy that is sent to the service', () => {
  it('is a PNG with the same hole, upright, without anything about the camera', async () => {
    const lying = await withHole
      .clone()
      .withExif({ IFD0: { Artist: 'canary' } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();

    const copy = await transparentCopyForService(lying, null);

    expect(await sharp(copy).metadata()).toMatchObject({
      format: 'png',
      width: 300,
      height: 400,
      hasAlpha: true,
    });
    expect(Buffer.from(copy).includes('canary')).toBe(false);
    const { data } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
    // Turned clockwise, its upper left corner is now at the upper right.
    expect([data[3], data[(300 - 1) * 4 + 3]]).toEqual([255, 0]);
  });

  it('is no larger than the studio’s limit', async () => {
    const copy = await transparentCopyForService(await withHole.clone().png().toBuffer(), 200);

    expect(await sharp(copy).metadata()).toMatchObject({ width: 200, height: 150, space: 'srgb' });
  });
});
