import sharp from 'sharp';
import { expect, it } from 'vitest';
import { frameFacts } from '../../../electron/imaging/frame-facts.ts';
import { inspectPicture } from '../../../electron/imaging/imaging.ts';
import { mostPixels } from '../../../shared/picture-limits.ts';
import { thrownBy } from '../../support/thrown.ts';

const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8a080' } });
// A profile comes before the size, as in the files that Chromium makes.
const jpeg = await drawn.clone().jpeg().withIccProfile('srgb').toBuffer();
const png = await drawn.clone().png().toBuffer();

it.each([
  ['JPEG', jpeg],
  ['PNG', png],
])('a %s is told of as one that is looked into', async (_, file) => {
  expect(frameFacts(file)).toEqual(await inspectPicture(file));
});

it.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('a portrait of Ada, 400 x 300')],
  ['a JPEG that ends before its size', jpeg.subarray(0, 40)],
  ['a PNG that ends before its size', png.subarray(0, 20)],
  ['a JPEG without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
  ['another kind of picture', await drawn.clone().webp().toBuffer()],
])('%s is refused', (_, file) => {
  expect(thrownBy(() => frameFacts(file))).toBe('IMAGE_NOT_RECOGNISED not-a-picture');
});

it('a picture with too many pixels is refused by its header', () => {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(mostPixels, 16);

  expect(thrownBy(() => frameFacts(huge))).toBe('IMAGE_TOO_LARGE');
});
