import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enhance } from '../../../../../electron/practice/images/enhance/enhance.ts';
import type { EnhanceJob } from '../../../../../electron/practice/images/protocol.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { at, raw, saysPractice, staying } from '../raw.ts';

const small = { width: 320, height: 280, headHeight: 0.55, blur: 1 };
const job = async (overrides: Partial<EnhanceJob> = {}): Promise<EnhanceJob> => ({
  kind: 'enhance',
  image: (await renderPortrait(small)).data,
  scaleFactor: 1,
  enableFaceEnhance: false,
  outputFormat: 'PNG',
  ...overrides,
});

describe('an enhanced picture', () => {
  it('is as many times as large as was asked, and says PRACTICE', async () => {
    const done = await enhance(await job({ scaleFactor: 3, outputFormat: 'JPEG' }), staying);

    expect([done.widthPx, done.heightPx]).toEqual([960, 840]);
    expect((await sharp(done.bytes).metadata()).width).toBe(960);
    expect(await saysPractice(done.bytes)).toBe(true);
  });

  it('has steeper edges than its source', async () => {
    const source = await raw((await job()).image);
    const done = await raw((await enhance(await job(), staying)).bytes);
    // Down the middle column from the backdrop into the hair.
    const steepest = (picture: typeof source): number =>
      Math.max(
        ...Array.from({ length: 100 }, (_, y) =>
          Math.abs((at(picture, 160, y + 1)[0] ?? 0) - (at(picture, 160, y)[0] ?? 0)),
        ),
      );

    expect(steepest(done)).toBeGreaterThan(steepest(source) * 1.05);
  });

  it('has a clearer face on request, and no seam around it', async () => {
    const [without, withFace] = await Promise.all(
      [false, true].map(async (enableFaceEnhance) =>
        raw((await enhance(await job({ enableFaceEnhance }), staying)).bytes),
      ),
    );
    if (without === undefined || withFace === undefined) throw new Error('Two results were asked for');
    const change = (x: number, y: number): number =>
      Math.abs((at(without, x, y)[0] ?? 0) - (at(withFace, x, y)[0] ?? 0));
    const face = Array.from({ length: 60 }, (_, i) => change(130 + i, 128));
    const backdrop = Array.from({ length: 280 }, (_, y) => change(50, y));

    expect(Math.max(...face)).toBeGreaterThan(3);
    expect(Math.max(...backdrop)).toBeLessThanOrEqual(2);
  });

  it.each([0, 5, 1.5])('is refused at a factor of %s', async (scaleFactor) => {
    await expect(enhance(await job({ scaleFactor }), staying)).rejects.toMatchObject({
      code: 'INVALID_FIELD',
    });
  });
});
