import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PhotoId } from '../../shared/ids.ts';
import type { SheetPlan } from '../../shared/model/sheets.ts';
import { media } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';
import type { SheetRequest } from '../../shared/sheet/request.ts';
import {
  sheetPhoto as photo,
  sheetRequest as request,
  sized,
  uk,
  us,
} from '../support/printing/sheet-requests.ts';

const countOf = (plan: SheetPlan, id: PhotoId): number =>
  plan.placements.filter((placement) => placement.photoId === id).length;
describe('the number of photos that fit', () => {
  // The numbers of the trade's table, which mixes turned and upright photos, or better ones where the search found them.
  test.each([
    ['postcard', 8, 6, 2, 2],
    ['10x15cm', 8, 8, 2, 2],
    ['4x6in', 8, 8, 6, 2],
    ['5x7in', 13, 11, 6, 6],
    ['13x18cm', 14, 11, 6, 6],
    ['6x8in', 18, 16, 12, 6],
    ['a4', 38, 34, 20, 15],
    // Results of the search itself, for media outside the trade's table, so that a worse result is noticed.
    ['a5', 18, 15, 8, 6],
    ['letter', 37, 31, 20, 20],
  ] as const)(
    '%s: %i and with gaps %i of 35 x 45 mm, %i and %i of 2 x 2 in',
    (name, tight, gaps, tightUs, gapsUs) => {
      const medium = media[name];
      const count = (size: typeof uk, space: number): number =>
        planSheet(request({ medium, gapMm: space, edgeMm: space, photos: [photo('p', size, null)] }))
          .placements.length;

      expect([count(uk, 0), count(uk, 2), count(us, 0), count(us, 2)]).toEqual([
        tight,
        gaps,
        tightUs,
        gapsUs,
      ]);
    },
  );

  test('10 x 15 cm holds six with an edge of 3 mm', () => {
    expect(planSheet(request({ medium: media['10x15cm'], edgeMm: 3 })).placements).toHaveLength(6);
  });

  test('six 2 x 2 in fill 4 x 6 in to the edge, but not when they are a thousandth of a millimetre wider', () => {
    const tight = { gapMm: 0, edgeMm: 0 };
    const wider = { widthMm: 50.801, heightMm: 50.8 };

    expect(planSheet(request({ ...tight, photos: [photo('us', us, 6)] })).placements).toHaveLength(6);
    expect(
      planSheet(request({ ...tight, photos: [photo('us', wider, null)] })).placements.length,
    ).toBeLessThan(6);
  });

  test('one 2 x 2 in leaves room for five 35 x 45 on 4 x 6 in', () => {
    const filled = planSheet(request({ photos: [photo('us', us, 1), photo('uk', uk, null)] }));
    const asked = planSheet(request({ photos: [photo('uk', uk, 5), photo('us', us, 1)] }));

    expect([countOf(filled, 'pho_us'), countOf(filled, 'pho_uk')]).toEqual([1, 5]);
    expect([countOf(asked, 'pho_us'), countOf(asked, 'pho_uk')]).toEqual([1, 5]);
  });

  test('three documents with fixed counts share an A4 sheet', () => {
    const plan = planSheet(
      request({
        medium: media.a4,
        edgeMm: 5,
        photos: [photo('uk', uk, 8), photo('us', us, 4), photo('ca', { widthMm: 50, heightMm: 70 }, 2)],
      }),
    );

    expect([countOf(plan, 'pho_uk'), countOf(plan, 'pho_us'), countOf(plan, 'pho_ca')]).toEqual([8, 4, 2]);
  });
});

describe('the block', () => {
  test('is in the middle of a sheet that is turned so that the photos are upright', () => {
    const plan = planSheet(request({}));

    expect(plan).toMatchObject({ widthMm: 152.4, heightMm: 101.6 });
    expect(plan.placements.every(({ rotated }) => !rotated)).toBe(true);
    expect(plan.placements[0]).toMatchObject({ xMm: 3.2, yMm: 4.8, widthMm: 35, heightMm: 45 });
    expect(plan.placements[7]).toMatchObject({ xMm: 114.2, yMm: 51.8 });
  });

  test('keeps one customer’s photos together', () => {
    const plan = planSheet(request({ photos: [photo('ann', uk, 4), photo('bob', uk, 4)] }));

    expect(plan.placements.slice(0, 4).map(({ photoId, yMm }) => [photoId, yMm])).toEqual(
      Array.from({ length: 4 }, () => ['pho_ann', 4.8]),
    );
  });

  test('shares the remaining space among the photos that fill the sheet', () => {
    const photos = [photo('a', uk, 2), photo('b', uk, null), photo('c', uk, null), photo('d', uk, null)];
    const plan = planSheet(request({ photos }));

    expect(photos.map(({ photoId }) => countOf(plan, photoId))).toEqual([2, 2, 2, 2]);
  });

  test('gives the rest of an unequal share to the first photos', () => {
    const photos = [photo('a', uk, null), photo('b', uk, null), photo('c', uk, null)];
    const plan = planSheet(request({ photos }));

    expect(photos.map(({ photoId }) => countOf(plan, photoId))).toEqual([3, 3, 2]);
  });

  test('places two equal photos side by side', () => {
    const plan = planSheet(request({ photos: [photo('uk', uk, 2)] }));

    expect(plan.placements.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([
      [14.8, 53.7],
      [51.8, 53.7],
    ]);
  });

  test('is the same each time', () => {
    const mixed = request({
      medium: media.a4,
      photos: [photo('us', us, null), photo('uk', uk, null)],
      cut: 'marks',
    });

    expect(planSheet(mixed)).toEqual(planSheet(mixed));
  });
});

describe('an impossible sheet', () => {
  test.each([
    ['a photo larger than the medium', [photo('big', { widthMm: 150, heightMm: 160 }, 1)], 150, 0],
    ['more photos than fit', [photo('uk', uk, 9)], 35, 8],
    ['more photos than fit beside another size', [photo('us', us, 1), photo('uk', uk, 6)], 35, 5],
    ['more photos than fit beside the same size', [photo('a', uk, 5), photo('b', uk, 4)], 35, 3],
    ['a photo without space left', [photo('a', uk, 8), photo('b', uk, null)], 35, 0],
  ])('is refused with the number that fits: %s', (_, photos, width, fits) => {
    expect(() => planSheet(request({ photos }))).toThrow(
      expect.objectContaining({
        code: 'SHEET_IMPOSSIBLE',
        details: expect.objectContaining({ medium: '4x6in', width, fits }) as unknown,
      }),
    );
  });

  test.each([
    ['no photo', { photos: [] }],
    ['a size that is no number', { photos: [photo('x', { widthMm: Number.NaN, heightMm: 45 }, 1)] }],
    ['half a photo', { photos: [photo('x', uk, 0.5)] }],
    ['the same photo twice', { photos: [photo('x', uk, 1), photo('x', uk, 1)] }],
    ['a negative gap', { gapMm: -1 }],
  ])('is refused as invalid input: %s', (_, change) => {
    expect(() => planSheet(request(change))).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

const size = fc.record({
  widthMm: fc.integer({ min: 200, max: 700 }).map((tenths) => tenths / 10),
  heightMm: fc.integer({ min: 250, max: 800 }).map((tenths) => tenths / 10),
});
const anyRequest = fc.record({
  medium: fc.constantFrom(...Object.values(media), sized(100, 148), sized(152.4, 203.2)),
  gapMm: fc.constantFrom(0, 0.5, 1, 2, 3.3),
  edgeMm: fc.constantFrom(0, 2, 3, 5.7),
  cut: fc.constantFrom('marks' as const, 'lines' as const, 'none' as const),
  arranged: fc.constant(null),
  photos: fc
    .array(fc.tuple(size, fc.option(fc.integer({ min: 1, max: 5 }))), { minLength: 1, maxLength: 3 })
    .map((all) => all.map(([of, count], index) => photo(String(index), of, count))),
});
/** Returns the plan, or null when the request was rightly refused. */
function planOrNull(asked: SheetRequest): SheetPlan | null {
  try {
    return planSheet(asked);
  } catch (error) {
    expect(error).toMatchObject({ code: 'SHEET_IMPOSSIBLE' });
    return null;
  }
}
const tolerance = 1e-5;

describe('every planned sheet', () => {
  const holds = (check: (plan: SheetPlan, asked: SheetRequest) => boolean): void => {
    fc.assert(
      fc.property(anyRequest, (asked) => {
        const plan = planOrNull(asked);
        return plan === null || check(plan, asked);
      }),
      { numRuns: 150 },
    );
  };

  test('keeps the gap between photos', () => {
    holds(({ placements }, { gapMm }) =>
      placements.every((a, index) =>
        placements
          .slice(index + 1)
          .every(
            (b) =>
              a.xMm + a.widthMm + gapMm <= b.xMm + tolerance ||
              b.xMm + b.widthMm + gapMm <= a.xMm + tolerance ||
              a.yMm + a.heightMm + gapMm <= b.yMm + tolerance ||
              b.yMm + b.heightMm + gapMm <= a.yMm + tolerance,
          ),
      ),
    );
  });

  test('keeps photos inside the safe area', () => {
    holds(({ placements, widthMm, heightMm }, { edgeMm }) =>
      placements.every(
        (p) =>
          p.xMm >= edgeMm - tolerance &&
          p.yMm >= edgeMm - tolerance &&
          p.xMm + p.widthMm <= widthMm - edgeMm + tolerance &&
          p.yMm + p.heightMm <= heightMm - edgeMm + tolerance,
      ),
    );
  });

  test('prints photos at exactly their size', () => {
    holds(({ placements }, { photos }) =>
      placements.every((p) => {
        const of = photos.find(({ photoId }) => photoId === p.photoId);
        return p.rotated
          ? of?.heightMm === p.widthMm && of.widthMm === p.heightMm
          : of?.widthMm === p.widthMm && of.heightMm === p.heightMm;
      }),
    );
  });

  test('has each photo in the requested number, and at least once when it fills the sheet', () => {
    holds((plan, { photos }) =>
      photos.every(({ photoId, count }) =>
        count === null ? countOf(plan, photoId) > 0 : countOf(plan, photoId) === count,
      ),
    );
  });

  test('has its block in the middle', () => {
    holds(({ placements, widthMm, heightMm }) => {
      const left = Math.min(...placements.map((p) => p.xMm));
      const top = Math.min(...placements.map((p) => p.yMm));
      const right = widthMm - Math.max(...placements.map((p) => p.xMm + p.widthMm));
      const bottom = heightMm - Math.max(...placements.map((p) => p.yMm + p.heightMm));
      return Math.abs(left - right) < tolerance && Math.abs(top - bottom) < tolerance;
    });
  });
});

describe('cut marks', () => {
  test('extend both edges at each outer corner of a block without gaps, and are never inside it', () => {
    const plan = planSheet(request({ gapMm: 0, edgeMm: 4, cut: 'marks', photos: [photo('uk', uk, 4)] }));
    const horizontal = plan.cutMarks.filter(({ y1, y2 }) => y1 === y2);
    const vertical = plan.cutMarks.filter(({ x1, x2 }) => x1 === x2);

    expect(new Set(horizontal.map(({ y1 }) => y1))).toEqual(new Set([31.2, 76.2, 121.2]));
    expect(new Set(vertical.map(({ x1 }) => x1))).toEqual(new Set([15.8, 50.8, 85.8]));
    expect([horizontal.length, vertical.length]).toEqual([6, 6]);
  });

  test('are drawn once in a gap between two photos', () => {
    const { cutMarks } = planSheet(request({ cut: 'marks', photos: [photo('uk', uk, 2)] }));

    expect(
      cutMarks.filter(({ x1, y1, y2 }) => y1 === 53.7 && y2 === 53.7 && x1 > 49.8 && x1 < 51.8),
    ).toHaveLength(1);
  });

  test('are left out unless they are requested', () => {
    expect(planSheet(request({})).cutMarks).toEqual([]);
  });
});
