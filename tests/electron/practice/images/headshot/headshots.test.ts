import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { headshots } from '../../../../../electron/practice/images/headshot/headshots.ts';
import { styleOf } from '../../../../../electron/practice/images/headshot/style.ts';
import type { HeadshotsJob } from '../../../../../electron/practice/images/protocol.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { at, raw, saysPractice, staying } from '../raw.ts';

const small = { width: 320, height: 280, headHeight: 0.45 };
const make = async (overrides: Partial<HeadshotsJob> = {}): Promise<readonly Uint8Array[]> => {
  const job: HeadshotsJob = {
    kind: 'headshots',
    image: (await renderPortrait(small)).data,
    prompt: 'studio, blue',
    seed: 7,
    sampleNumber: 1,
    identityScale: 0.8,
    widthPx: 256,
    heightPx: 320,
    ...overrides,
  };
  return (await headshots(job, staying)).images;
};

describe('headshots', () => {
  it('come in the number and size asked for, each different and saying PRACTICE', async () => {
    const images = await make({ sampleNumber: 2, widthPx: 512, heightPx: 640 });
    const sizes = await Promise.all(images.map(async (image) => sharp(image).metadata()));

    expect(sizes.map(({ width, height, format }) => [width, height, format])).toEqual([
      [512, 640, 'jpeg'],
      [512, 640, 'jpeg'],
    ]);
    expect(images[0]).not.toEqual(images[1]);
    expect(await Promise.all(images.map(saysPractice))).toEqual([true, true]);
  });

  it('are the same bytes for the same seed and words, and others for another seed', async () => {
    const [first, again, other] = [await make(), await make(), await make({ seed: 8 })];

    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('stand before the backdrop of the prompt', async () => {
    const [image] = await make({ prompt: 'Dark blue studio backdrop' });
    const [r = 0, g = 0, b = 0] = at(await raw(image ?? new Uint8Array()), 8, 8);

    expect(b).toBeGreaterThan(r);
    expect(Math.max(r, g, b)).toBeLessThan(120);
  });

  it('keep the colours of the face at full identity and lose them in black and white at none', async () => {
    const prompt = 'studio, black and white';
    const [[kept], [styled]] = [
      await make({ prompt, identityScale: 1 }),
      await make({ prompt, identityScale: 0 }),
    ];
    const colour = async (image: Uint8Array = new Uint8Array()): Promise<number> => {
      const [r = 0, , b = 0] = at(await raw(image), 128, 125);
      return r - b;
    };

    expect(await colour(kept)).toBeGreaterThan(25);
    expect(Math.abs(await colour(styled))).toBeLessThan(10);
  });

  it('need a face', async () => {
    const image = (await renderPortrait({ ...small, people: 0 })).data;
    await expect(make({ image })).rejects.toMatchObject({ code: 'FACE_NOT_FOUND' });
  });
});

describe('the words of a prompt', () => {
  it.each([
    ['Corporate office, warm light', { scene: 'office', warmth: 1 }],
    ['in a park at sunset', { scene: 'outdoor', warmth: 1 }],
    ['moody navy backdrop', { scene: 'studio', hue: 215, isDark: true }],
    ['wearing a tie', { scene: 'studio', hue: null, isDark: false, warmth: 0, isMonochrome: false }],
  ])('are understood: %s', (prompt, style) => {
    expect(styleOf(prompt)).toMatchObject(style);
  });
});
