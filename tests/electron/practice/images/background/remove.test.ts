import { describe, expect, it } from 'vitest';
import { removeBackground } from '../../../../../electron/practice/images/background/remove.ts';
import { PracticeError } from '../../../../../electron/practice/errors.ts';
import { renderPortrait } from '../../../../portraits/render.ts';
import { at, raw, saysPractice, staying } from '../raw.ts';

const small = { width: 480, height: 420, headHeight: 0.5 };
const job = async (outputFormat: 'JPEG' | 'PNG', quality: 'fast' | 'fine' = 'fast') => {
  const { data } = await renderPortrait(small);
  return { kind: 'remove-background', image: data, quality, outputFormat } as const;
};

describe('the answer of a background removal', () => {
  it('is transparent around the person as PNG, and says PRACTICE', async () => {
    const done = await removeBackground(await job('PNG', 'fine'), staying);
    const picture = await raw(done.bytes);

    expect([done.widthPx, done.heightPx, picture.channels]).toEqual([480, 420, 4]);
    expect(at(picture, 2, 2)[3]).toBe(0);
    expect(at(picture, 240, 195)[3]).toBe(255);
    expect(await saysPractice(done.bytes)).toBe(true);
  });

  it('stands on white as JPEG', async () => {
    const done = await removeBackground(await job('JPEG'), staying);
    const picture = await raw(done.bytes);

    expect(picture.channels).toBe(3);
    expect(at(picture, 2, 2)).toEqual([255, 255, 255]);
    expect(await saysPractice(done.bytes)).toBe(true);
  });

  it('is not made when the caller has gone', async () => {
    const gone = () => Promise.reject(new PracticeError('CANCELLED', 'Gone.'));

    await expect(removeBackground(await job('JPEG'), gone)).rejects.toMatchObject({ code: 'CANCELLED' });
  });

  it('is a refusal for what is no image', async () => {
    const broken = { ...(await job('PNG')), image: new TextEncoder().encode('not an image') };

    await expect(removeBackground(broken, staying)).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
  });
});
