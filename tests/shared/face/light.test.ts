import { describe, expect, it } from 'vitest';
import { lightOf, sharpnessOf } from '../../../shared/face/light.ts';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { meshOf } from '../mesh.ts';

const SIDE = 240;
const mesh = meshOf({ centre: { x: 120, y: 90 } });

/** Returns a grey picture; `luma` gives the value of each pixel. */
function picture(luma: (x: number, y: number) => number, channels: 3 | 4 = 3): FacePixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * channels);
  for (let i = 0; i < SIDE * SIDE; i += 1)
    data.fill(luma(i % SIDE, Math.floor(i / SIDE)), i * channels, (i + 1) * channels);
  return { data, width: SIDE, height: SIDE, channels };
}

describe('the light on a face', () => {
  it('is measured from three and from four channels', () => {
    expect(
      lightOf(
        picture(() => 140),
        mesh,
      ),
    ).toMatchObject({ clipped: 0, imbalance: 0 });
    expect(
      lightOf(
        picture(() => 140),
        mesh,
      ).skin,
    ).toBeCloseTo(140, 6);
    expect(
      lightOf(
        picture(() => 90, 4),
        mesh,
      ).skin,
    ).toBeCloseTo(90, 6);
  });

  it('is uneven by the share that one cheek is darker', () => {
    expect(
      lightOf(
        picture((x) => (x < 120 ? 200 : 100)),
        mesh,
      ).imbalance,
    ).toBeCloseTo(0.5, 6);
    expect(
      lightOf(
        picture((x) => (x < 120 ? 150 : 180)),
        mesh,
      ).imbalance,
    ).toBeCloseTo(1 / 6, 6);
  });

  it('is burnt out when values reach the maximum', () => {
    expect(
      lightOf(
        picture(() => 254),
        mesh,
      ).clipped,
    ).toBe(1);
  });

  it('is measured on the whites of the eyes in a dark face', () => {
    const eyes = picture((x, y) => (Math.abs(y - 90) < 4 && Math.abs(Math.abs(x - 120) - 30) < 6 ? 200 : 40));
    const light = lightOf(eyes, mesh);
    expect(light.skin).toBeCloseTo(40, 6);
    expect(light.eyeWhites).toBeCloseTo(200, 6);
  });
});

describe('sharpness', () => {
  const stripes = (width: number, contrast: number) =>
    picture((x, y) => 128 + contrast * Math.sin((Math.PI * x) / width) * Math.cos((Math.PI * y) / width));

  it('falls as the finest detail becomes coarser', () => {
    const [fine, medium, coarse] = [2, 8, 30].map((width) => sharpnessOf(stripes(width, 60), mesh));
    expect(fine).toBeGreaterThan(0.8);
    expect(medium).toBeLessThan(fine ?? 0);
    expect(coarse).toBeLessThan(0.25);
  });

  it('does not depend on contrast', () => {
    expect(sharpnessOf(stripes(6, 20), mesh)).toBeCloseTo(sharpnessOf(stripes(6, 100), mesh), 1);
  });

  it('is null in a picture without any detail', () => {
    expect(
      sharpnessOf(
        picture(() => 100),
        mesh,
      ),
    ).toBe(0);
  });
});
