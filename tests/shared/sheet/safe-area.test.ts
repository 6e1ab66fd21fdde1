import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { media, type KnownMediumId } from '../../../shared/sheet-media.ts';
import { plannedSheet } from '../../../shared/sheet.ts';
import { evenMargins, orientedMargins, noMargins } from '../../../shared/sheet/page-area.ts';
import { overlap } from '../../../shared/sheet/rect.ts';
import {
  anyMargins,
  anySheet,
  plannedOrNull,
  sheetPhoto,
  sheetRequest,
  sized,
  uk,
  us,
} from '../../support/printing/sheet-requests.ts';

const photosOn = (mediumId: KnownMediumId, edgeMm: number, safeMm: number) =>
  plannedSheet(sheetRequest({ medium: media[mediumId], edgeMm }), evenMargins(safeMm));

describe('the printer’s margin', () => {
  test.each([
    // With a dye-sublimation printer's 3 mm, 4 x 6 in still holds eight, and 10 x 15 cm only six.
    ['4x6in', 3, 8, 0],
    ['10x15cm', 3, 6, 2],
    ['4x6in', 6, 6, 2],
    ['postcard', 6, 6, 0],
    ['a4', 4.2, 32, 2],
  ] as const)('on %s, %d mm wide, leaves %i photos, %i fewer', (mediumId, safeMm, fits, lost) => {
    const { plan, lostToPrinter } = photosOn(mediumId, 2, safeMm);

    expect([plan.placements.length, lostToPrinter]).toEqual([fits, lost]);
  });

  test('loses no photo when the layout keeps a wider margin', () => {
    const { keepOff, lostToPrinter } = photosOn('4x6in', 7, 3);

    expect(lostToPrinter).toBe(0);
    expect(keepOff).toEqual(evenMargins(7));
  });

  test('loses no photo when the number is given and fits', () => {
    const request = sheetRequest({ photos: [sheetPhoto('uk', uk, 4)] });

    expect(plannedSheet(request, evenMargins(6)).lostToPrinter).toBe(0);
  });

  test('is the reason for a refusal only when nothing else prevents it', () => {
    const eight = sheetRequest({ photos: [sheetPhoto('uk', uk, 8)] });
    const nine = sheetRequest({ photos: [sheetPhoto('uk', uk, 9)] });

    expect(() => plannedSheet(eight, evenMargins(6))).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ fits: 6, reason: 'printer' }) as unknown,
      }),
    );
    expect(() => plannedSheet(nine, evenMargins(6))).toThrow(
      expect.objectContaining({ details: expect.not.objectContaining({ reason: 'printer' }) as unknown }),
    );
  });

  test('is turned with the sheet: the upright right side is at the top of a sheet in landscape', () => {
    const safe = { topMm: 1, rightMm: 2, bottomMm: 3, leftMm: 4 };
    const { plan, keepOff } = plannedSheet(sheetRequest({ edgeMm: 0 }), safe);

    expect(plan.widthMm).toBeGreaterThan(plan.heightMm);
    expect(keepOff).toEqual({ topMm: 2, rightMm: 3, bottomMm: 4, leftMm: 1 });
    expect(orientedMargins(safe, false)).toEqual(safe);
  });
});

test('a square medium is never turned, because nobody could see which way', () => {
  const safe = { ...noMargins, bottomMm: 7.5 };
  const photos = [sheetPhoto('small', { widthMm: 20, heightMm: 25 }, null)];
  const { plan, keepOff } = plannedSheet(
    sheetRequest({ medium: sized(152.4, 152.4), edgeMm: 0, photos }),
    safe,
  );

  expect(keepOff).toEqual(safe);
  expect(plan.placements.some(({ rotated }) => rotated)).toBe(true);
});

describe('the block on a printer with uneven margins', () => {
  const one = (photo: typeof uk, safe: typeof noMargins) =>
    plannedSheet(sheetRequest({ edgeMm: 0, photos: [sheetPhoto('one', photo, 1)] }), safe).plan;

  test('stays in the middle of the page while that is inside the margins', () => {
    expect(one(uk, { ...noMargins, topMm: 20 }).placements[0]).toMatchObject({ xMm: 33.3, yMm: 53.7 });
  });

  test('moves no further from the middle than it must', () => {
    expect(one(us, { ...noMargins, topMm: 60 }).placements[0]).toMatchObject({ xMm: 25.4, yMm: 60 });
  });
});

describe('a sheet with any printer margins', () => {
  const holds = (check: (planned: NonNullable<ReturnType<typeof plannedOrNull>>) => boolean): void => {
    fc.assert(
      fc.property(anySheet, anyMargins, (request, safe) => {
        const planned = plannedOrNull(request, safe);
        return planned === null || check(planned);
      }),
      { numRuns: 80 },
    );
  };

  test('has no photo in the margins, and no overlapping photos', () => {
    holds(({ plan: { placements, widthMm, heightMm }, keepOff }) =>
      placements.every(
        (photo, index) =>
          photo.xMm >= keepOff.leftMm - 1e-5 &&
          photo.yMm >= keepOff.topMm - 1e-5 &&
          photo.xMm + photo.widthMm <= widthMm - keepOff.rightMm + 1e-5 &&
          photo.yMm + photo.heightMm <= heightMm - keepOff.bottomMm + 1e-5 &&
          placements.slice(index + 1).every((other) => !overlap(photo, other)),
      ),
    );
  });

  test('has its captions outside the margins and photos, and apart from each other', () => {
    holds(({ plan: { placements, captions, widthMm, heightMm }, keepOff }) =>
      captions.every(
        (caption, index) =>
          caption.xMm >= keepOff.leftMm - 1e-3 &&
          caption.yMm >= keepOff.topMm - 1e-3 &&
          caption.xMm + caption.widthMm <= widthMm - keepOff.rightMm + 1e-3 &&
          caption.yMm + caption.heightMm <= heightMm - keepOff.bottomMm + 1e-3 &&
          placements.every((photo) => !overlap(caption, photo, 0.29)) &&
          captions.slice(index + 1).every((other) => !overlap(caption, other)),
      ),
    );
  });

  test('has marks and lines that cross no photo and no caption, and stay on the paper', () => {
    holds(({ plan: { placements, captions, cutMarks, widthMm, heightMm } }) =>
      cutMarks.every(({ x1, y1, x2, y2 }) => {
        const line = {
          ...{ xMm: Math.min(x1, x2), yMm: Math.min(y1, y2) },
          ...{ widthMm: Math.abs(x2 - x1), heightMm: Math.abs(y2 - y1) },
        };
        return (
          line.xMm >= 0 &&
          line.yMm >= 0 &&
          line.xMm + line.widthMm <= widthMm + 1e-9 &&
          line.yMm + line.heightMm <= heightMm + 1e-9 &&
          // Half the line's width of 0.1 mm, less a tolerance.
          [...placements, ...captions].every((box) => !overlap(line, box, 0.09))
        );
      }),
    );
  });

  test('has a caption for each photo, or counts it as left out', () => {
    fc.assert(
      fc.property(anySheet, anyMargins, (request, safe) => {
        const planned = plannedOrNull(request, safe);
        const asked = request.photos.filter(({ caption }) => caption !== null).length;
        return planned === null || planned.plan.captions.length + planned.captionsLeftOut === asked;
      }),
      { numRuns: 60 },
    );
  });
});
