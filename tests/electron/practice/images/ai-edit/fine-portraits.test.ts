/** AI edits of portraits that are fine, and of one with grain. */
import { describe, expect, it } from 'vitest';
import { correct } from '../../../../../electron/practice/images/ai-edit/ai-edit.ts';
import { noiseOf } from '../../../../../electron/practice/images/ai-edit/denoise.ts';
import { decode } from '../../../../../electron/practice/images/decode.ts';
import type { PortraitParams } from '../../../../../shared/portrait/index.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { staying } from '../raw.ts';

const small = { width: 480, height: 420, headHeight: 0.5 };
const drawn = async (overrides: Partial<PortraitParams> = {}): Promise<Buffer> =>
  (await renderPortrait({ ...small, ...overrides })).data;
const corrected = async (picture: Buffer) => {
  const source = await decode(picture, '#ffffff');
  return { source, ...(await correct(source, staying)) };
};

describe('a portrait that is fine', () => {
  it.each([
    ['as it should be', {}],
    ['deep skin', { skin: 'deep', hairColour: 'black' }],
    ['a blue backdrop', { backgroundColour: '#a8c4e6' }],
  ] satisfies [string, Partial<PortraitParams>][])('keeps every pixel: %s', async (_name, overrides) => {
    const { source, pixels, corrections } = await corrected(await drawn(overrides));

    expect(corrections).toEqual([]);
    expect(pixels.data).toBe(source.data);
  });
});

describe('a portrait that is not', () => {
  it('loses its grain', async () => {
    const { source, pixels, corrections } = await corrected(await drawn({ noise: 1 }));

    expect(corrections).toEqual(['noise']);
    expect(noiseOf(pixels)).toBeLessThan(noiseOf(source) / 2);
  });
});
