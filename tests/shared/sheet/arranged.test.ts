import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../../shared/model/sheets.ts';
import { media } from '../../../shared/sheet-media.ts';
import { plannedSheet, planSheet } from '../../../shared/sheet.ts';
import { arrangementOf } from '../../../shared/sheet/arrange.ts';
import { evenMargins, noMargins } from '../../../shared/sheet/page-area.ts';
import { overlap } from '../../../shared/sheet/rect.ts';
import {
  anyMargins,
  anySheet,
  plannedOrNull,
  sheetPhoto,
  sheetRequest,
  uk,
  us,
} from '../../support/printing/sheet-requests.ts';

const at = (photoId: `pho_${string}`, xMm: number, yMm: number, rotated = false) => ({
  photoId,
  xMm,
  yMm,
  rotated,
});
const byHand = (photos: Arrangement['photos'], landscape = false, change = {}) =>
  sheetRequest({
    photos: [sheetPhoto('uk', uk, null), sheetPhoto('us', us, 1)],
    arranged: { landscape, photos },
    ...change,
  });

describe('a sheet arranged by hand', () => {
  test('has its photos where they were put, even closer than the gap', () => {
    const { plan, lostToPrinter } = plannedSheet(
      byHand([at('pho_uk', 5, 5), at('pho_uk', 40.5, 5, true), at('pho_us', 5, 60.25)]),
      evenMargins(3),
    );

    expect(plan.placements).toEqual([
      { photoId: 'pho_uk', xMm: 5, yMm: 5, ...uk, rotated: false },
      { photoId: 'pho_uk', xMm: 40.5, yMm: 5, widthMm: 45, heightMm: 35, rotated: true },
      { photoId: 'pho_us', xMm: 5, yMm: 60.25, ...us, rotated: false },
    ]);
    expect(lostToPrinter).toBe(0);
  });

  test('is in landscape when it was arranged in landscape', () => {
    const { plan, keepOff } = plannedSheet(byHand([at('pho_uk', 110, 5)], true), {
      ...noMargins,
      bottomMm: 6,
    });

    expect([plan.widthMm, plan.heightMm]).toEqual([152.4, 101.6]);
    expect(keepOff.rightMm).toBe(6);
  });

  test.each([
    ['overlap', [at('pho_uk', 5, 5), at('pho_uk', 39.9, 5)], 0],
    ['overlap', [at('pho_uk', 60, 5), at('pho_uk', 5, 5), at('pho_uk', 5, 5)], 1],
    ['outside', [at('pho_uk', 5, 5), at('pho_uk', 64.7, 5)], 1],
    ['outside', [at('pho_uk', 1.9, 5)], 0],
    ['unknown-photo', [at('pho_uk', 5, 5), at('pho_gone', 45, 5)], 1],
  ] as const)('is refused with the number of the photo that is %s', (reason, photos, place) => {
    expect(() => planSheet(byHand(photos))).toThrow(
      expect.objectContaining({ code: 'SHEET_IMPOSSIBLE', details: { reason, at: place } }),
    );
  });

  test.each([
    ['no photo at all', []],
    ['a slot that is not a number', [at('pho_uk', Number.NaN, 5)]],
  ])('with %s is refused as invalid input', (_, photos) => {
    expect(() => planSheet(byHand(photos))).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });

  test('never moves a photo for a caption', () => {
    const photos = [sheetPhoto('uk', uk, 1, 'x'.repeat(200))];
    const { plan, captionsLeftOut } = plannedSheet(
      byHand([at('pho_uk', 30, 30)], false, { photos }),
      noMargins,
    );

    expect(plan.placements[0]).toMatchObject({ xMm: 30, yMm: 30 });
    expect(captionsLeftOut).toBe(1);
  });
});

test('every planned layout stays the same when it becomes an arrangement', () => {
  fc.assert(
    fc.property(anySheet, anyMargins, (request, safe) => {
      const found = plannedOrNull(request, safe);
      if (found === null) return;
      const again = plannedSheet({ ...request, arranged: arrangementOf(found.plan) }, safe).plan;
      expect([again.widthMm, again.heightMm]).toEqual([found.plan.widthMm, found.plan.heightMm]);
      again.placements.forEach((placement, index) => {
        expect(placement.xMm).toBeCloseTo(found.plan.placements[index]?.xMm ?? -1, 3);
        expect(placement.yMm).toBeCloseTo(found.plan.placements[index]?.yMm ?? -1, 3);
      });
    }),
    { numRuns: 60 },
  );
});

test('every sheet arranged by hand has its photos inside and apart, or is refused', () => {
  const place = fc.record({
    photoId: fc.constantFrom('pho_uk' as const, 'pho_us' as const),
    ...{
      xMm: fc.double({ min: 0, max: 120, noNaN: true }),
      yMm: fc.double({ min: 0, max: 160, noNaN: true }),
    },
    rotated: fc.boolean(),
  });
  const arrangement = fc.record({
    landscape: fc.boolean(),
    photos: fc.array(place, { minLength: 1, maxLength: 3 }),
  });
  let laid = 0;
  fc.assert(
    fc.property(arrangement, anyMargins, (arranged, safe) => {
      const request = byHand(arranged.photos, arranged.landscape, { edgeMm: 0, medium: media['6x8in'] });
      const planned = plannedOrNull(request, safe);
      if (planned === null) return;
      laid += 1;
      const { plan, keepOff } = planned;
      plan.placements.forEach((a, index) => {
        expect(plan.placements.slice(index + 1).some((b) => overlap(a, b))).toBe(false);
        expect(a.xMm).toBeGreaterThanOrEqual(keepOff.leftMm - 1e-3);
        expect(a.yMm + a.heightMm).toBeLessThanOrEqual(plan.heightMm - keepOff.bottomMm + 1e-3);
      });
    }),
    { numRuns: 900 },
  );
  expect(laid).toBeGreaterThan(10);
});
