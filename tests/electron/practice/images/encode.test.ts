import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeJpeg, encodePng } from '../../../../electron/practice/images/encode.ts';
import type { Pixels } from '../../../../electron/practice/images/resample.ts';
import { requireSpec } from '../../../../electron/practice/specs.ts';

const overlay =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#f00"/></svg>';

/** Noise, which no encoder can make small, or one colour, which is always small. */
function picture(width: number, height: number, busy: boolean): Pixels {
  let state = 1;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 48271) % 2147483647;
    return busy ? 90 + (state % 70) : 200;
  });
  return { data, width, height };
}

describe('a file', () => {
  const digital = requireSpec('us-visa-digital');

  it('is lowered in quality until the document takes it', async () => {
    const file = await encodeJpeg(picture(digital.widthPx, digital.heightPx, true), overlay, digital);
    const free = await encodeJpeg(picture(digital.widthPx, digital.heightPx, true), overlay, {
      ...digital,
      fileBytes: null,
    });
    expect(free.length).toBeGreaterThan(240_000);
    expect(file.length).toBeLessThanOrEqual(240_000);
  });

  it('is written at full quality when the document wants more', async () => {
    const limits = { min: 12_000, max: 1_000_000 };
    const small = picture(300, 300, false);
    const before = await encodeJpeg(small, overlay, { ...digital, fileBytes: null });
    const after = await encodeJpeg(small, overlay, { ...digital, fileBytes: limits });
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('says its size on paper: JFIF in a JPEG, pHYs in a PNG', async () => {
    const [jpeg, png] = [
      await encodeJpeg(picture(40, 40, true), overlay, digital),
      await encodePng(picture(40, 40, true), overlay, digital),
    ];
    expect(jpeg.toString('latin1', 6, 10)).toBe('JFIF');
    expect(jpeg.readUInt16BE(14)).toBe(300);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', density: 300, width: 40 });
  });

  it('carries what is laid over it', async () => {
    const png = await encodePng(picture(40, 40, true), overlay, digital);
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((20 * 40 + 20) * 3, (20 * 40 + 20) * 3 + 3)]).toEqual([255, 0, 0]);
  });
});
