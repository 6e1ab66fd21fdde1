import { describe, expect, test } from 'vitest';
import { media } from '../../../shared/sheet-media.ts';
import { planSingle } from '../../../shared/sheet/single.ts';

const picture = (widthMm: number, heightMm: number) => ({ photoId: 'pho_sheet', widthMm, heightMm }) as const;

describe('one picture at actual size', () => {
  test('is placed in the middle of a larger medium', () => {
    expect(planSingle(media.a4, picture(101.6, 152.4))).toEqual({
      ...{ mediumId: 'a4', widthMm: 210, heightMm: 297 },
      placements: [{ ...picture(101.6, 152.4), xMm: 54.2, yMm: 72.3, rotated: false }],
      ...{ cutMarks: [], captions: [] },
    });
  });

  test('turns the medium when it only fits turned', () => {
    expect(planSingle(media['4x6in'], picture(152.4, 101.6))).toMatchObject({
      widthMm: 152.4,
      heightMm: 101.6,
    });
  });

  test('may be larger by a fraction of a pixel: A4 at 300 dpi is 3508 px high, 297.01 mm', () => {
    const heightMm = (3508 / 300) * 25.4;
    const { placements } = planSingle(media.a4, picture(210, heightMm));

    expect(placements[0]).toMatchObject({ heightMm, xMm: 0 });
    expect(placements[0]?.yMm).toBeCloseTo(-0.005, 3);
  });

  test('is refused when the medium is smaller, and is never scaled to fit', () => {
    const details = { medium: '10x15cm', width: 101.6, height: 152.4, fits: 0 };
    expect(() => planSingle(media['10x15cm'], picture(101.6, 152.4))).toThrow(
      expect.objectContaining({ code: 'SHEET_IMPOSSIBLE', details }),
    );
  });

  test.each([
    ['wide', 101.68, 101.7, 152.4, 152.4],
    ['high', 101.6, 101.6, 152.48, 152.5],
  ])('may be too %s by less than a tenth of a millimetre', (_way, width, wider, height, higher) => {
    const [placed] = planSingle(media['4x6in'], picture(width, height)).placements;
    expect(placed).toMatchObject({ widthMm: width, heightMm: height });
    expect(() => planSingle(media['4x6in'], picture(wider, higher))).toThrow('larger than the medium');
  });
});
