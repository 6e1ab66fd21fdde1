import { describe, expect, it } from 'vitest';
import { halved } from '../../../../renderer/camera/analysis/picture.ts';

/** Grey px from rows of luma. */
function picture(rows: readonly (readonly number[])[]): ImageData {
  const data = new Uint8ClampedArray(rows.flat().flatMap((luma) => [luma, luma, luma, 255]));
  return { data, width: rows[0]?.length ?? 0, height: rows.length, colorSpace: 'srgb' };
}

describe('halving', () => {
  it('averages two by two px, and leaves out what is beyond the picture’s own part', () => {
    const half = halved(
      picture([
        [10, 30, 100, 100, 7, 7],
        [20, 40, 100, 200, 7, 7],
        [7, 7, 7, 7, 7, 7],
        [7, 7, 7, 7, 7, 7],
      ]),
      4,
      2,
    );
    expect(half).toMatchObject({ width: 2, height: 1, channels: 4 });
    expect([...half.data]).toEqual([25, 25, 25, 255, 125, 125, 125, 255]);
  });
});
