import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { areaOfHead, frameSharpness } from '../../../../renderer/camera/burst/frame-sharpness.ts';
import { renderPortrait } from '../../../portraits/render.ts';

async function sharpnessOf(blur: number): Promise<number> {
  const { data } = await renderPortrait({ width: 960, height: 540, blur });
  const pixels = await sharp(data).ensureAlpha().raw().toBuffer();
  return frameSharpness({ pixels, first: 1, step: 4, stride: 960 * 4 }, areaOfHead(960, 540, false));
}

describe('frameSharpness', () => {
  it('falls with every bit of blur', async () => {
    const [crisp = 0, ...softer] = await Promise.all([0, 0.7, 1.5, 3].map(sharpnessOf));

    expect([crisp, ...softer]).toEqual([crisp, ...softer].toSorted((a, b) => b - a));
    expect(softer[0]).toBeLessThan(0.9 * crisp);
  });
});

describe('areaOfHead', () => {
  it('is the middle of the picture, where the guide is', () => {
    expect(areaOfHead(1000, 1000, false)).toEqual({ x: 300, y: 120, width: 400, height: 700 });
  });

  it('is turned with a camera on its side', () => {
    expect(areaOfHead(1000, 1000, true)).toEqual({ x: 150, y: 300, width: 700, height: 400 });
  });
});
