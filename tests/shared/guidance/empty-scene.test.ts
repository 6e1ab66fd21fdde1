/** The place where customers sit, before anyone does: grey pictures with what goes wrong in a studio. */
import { expect, it } from 'vitest';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { judgeScene } from '../../../shared/guidance/empty-scene.ts';

const width = 320;
const height = 180;

/** Returns a picture whose grey is a function of the place, both from 0 to 1. */
function picture(grey: (x: number, y: number) => number): FacePixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(grey(x / width, y / height), (y * width + x) * 4, (y * width + x) * 4 + 4);
  return { data, width, height, channels: 4 };
}

it.each([
  ['a light wall', () => 205],
  ['a wall that is a little darker at one side', (x: number) => 210 - 30 * x],
  ['a stool below the head', (_x: number, y: number) => (y > 0.8 ? 40 : 205)],
  ['shelves far beside the customer', (x: number) => (x < 0.1 || x > 0.9 ? 40 : 205)],
])('is in order: %s', (_what, grey) => {
  expect(judgeScene(picture(grey))).toEqual({ light: 'light.good', backdrop: 'backdrop.plain' });
});

it('is dim with the lamps off, and then says nothing of the backdrop', () => {
  expect(judgeScene(picture(() => 70))).toEqual({ light: 'light.dim', backdrop: 'backdrop.unseen' });
});

it('is one-sided with one lamp off', () => {
  expect(judgeScene(picture((x) => 220 - 130 * x)).light).toBe('light.one-sided');
});

it('has a dark backdrop, which lamps do not make light', () => {
  const dark = picture((x) => (x < 0.2 ? 230 : 60));

  expect(judgeScene(dark)).toEqual({ light: 'light.good', backdrop: 'backdrop.dark' });
});

it('is not plain: shelves stand beside the head', () => {
  const shelf = picture((x, y) => (Math.abs(x - 0.5) > 0.1 && Math.floor(y * 30) % 3 === 0 ? 120 : 205));

  expect(judgeScene(shelf).backdrop).toBe('backdrop.busy');
});

it('judges a picture that is taller than wide in the same way', () => {
  const { data, ...size } = picture(() => 205);

  expect(judgeScene({ ...size, data, width: height, height: width })).toEqual({
    light: 'light.good',
    backdrop: 'backdrop.plain',
  });
});
