import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aiEdit, correct } from '../../../../../electron/practice/images/ai-edit/ai-edit.ts';
import { decode } from '../../../../../electron/practice/images/decode.ts';
import { headIn } from '../../../../../electron/practice/images/models.ts';
import { soleFace } from '../../../../../electron/practice/images/sole-face.ts';
import type { PortraitParams } from '../../../../../shared/portrait/index.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { at, raw, saysPractice, staying } from '../raw.ts';

const small = { width: 480, height: 420, headHeight: 0.5 };
const drawn = async (overrides: Partial<PortraitParams> = {}): Promise<Buffer> =>
  (await renderPortrait({ ...small, ...overrides })).data;
const corrected = async (picture: Buffer) => {
  const source = await decode(picture, '#ffffff');
  return { source, ...(await correct(source, staying)) };
};

describe('a portrait that is not', () => {
  it('is levelled', async () => {
    const { pixels, corrections } = await corrected(await drawn({ roll: 8 }));
    const degrees = (headIn(await soleFace(pixels, '')).tilt * 180) / Math.PI;

    expect(corrections).toEqual(['roll']);
    expect(Math.abs(degrees)).toBeLessThan(1.5);
  });

  it('is brightened when it is dark', async () => {
    const { source, pixels, corrections } = await corrected(await drawn({ exposure: -0.8 }));
    const forehead = (170 * small.width + 240) * 3;

    expect(corrections).toEqual(['exposure']);
    expect(pixels.data[forehead]).toBeGreaterThan((source.data[forehead] ?? 0) * 2);
  });

  it('loses a cast that the eyes and the backdrop both show', async () => {
    const matrix = [
      [1.12, 0, 0],
      [0, 1, 0],
      [0, 0, 0.85],
    ] as const;
    const yellow = await sharp(await drawn())
      .recomb([[...matrix[0]], [...matrix[1]], [...matrix[2]]])
      .toBuffer();
    const { source, pixels, corrections } = await corrected(yellow);
    const cast = (data: Uint8Array): number => Math.abs((data[0] ?? 0) - (data[2] ?? 0));

    expect(corrections).toEqual(['white-balance']);
    expect(cast(pixels.data)).toBeLessThan(cast(source.data) / 2);
  });
});

describe('the answer', () => {
  it('has the format that came in when none is asked for, and says PRACTICE', async () => {
    const [png, jpeg] = [await drawn(), (await renderPortrait(small, 'jpeg')).data];
    const done = await Promise.all(
      [png, jpeg].map((image) => aiEdit({ kind: 'ai-edit', image, outputFormat: null }, staying)),
    );
    const formats = await Promise.all(done.map(async ({ bytes }) => (await sharp(bytes).metadata()).format));

    expect(formats).toEqual(['png', 'jpeg']);
    expect(await Promise.all(done.map(({ bytes }) => saysPractice(bytes)))).toEqual([true, true]);
  });

  it('differs from a fine portrait in the plate only', async () => {
    const image = await drawn();
    const done = await raw((await aiEdit({ kind: 'ai-edit', image, outputFormat: 'PNG' }, staying)).bytes);
    const before = await raw(image);

    expect(at(done, 240, 170)).toEqual(at(before, 240, 170));
    expect(at(done, 3, 3)).toEqual(at(before, 3, 3));
  });

  it('is a refusal when nobody is there', async () => {
    const image = await drawn({ people: 0 });

    await expect(aiEdit({ kind: 'ai-edit', image, outputFormat: null }, staying)).rejects.toMatchObject({
      code: 'FACE_NOT_FOUND',
    });
  });
});
