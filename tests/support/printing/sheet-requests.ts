/** Sheets to plan, for the geometry's tests. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Margins } from '../../../shared/printing.ts';
import { media, type Medium } from '../../../shared/sheet-media.ts';
import { plannedSheet, type SheetOnPrinter } from '../../../shared/sheet.ts';
import type { SheetPhoto, SheetRequest } from '../../../shared/sheet/request.ts';

export const uk = { widthMm: 35, heightMm: 45 };
export const us = { widthMm: 50.8, heightMm: 50.8 };

export const sheetPhoto = (
  name: string,
  size: { readonly widthMm: number; readonly heightMm: number },
  count: number | null,
  caption: string | null = null,
): SheetPhoto => ({ photoId: `pho_${name}`, ...size, count, caption });

/** Returns a request for 4 x 6 in with as many 35 x 45 mm as fit with a gap of 2 mm. */
export const sheetRequest = (change: Partial<SheetRequest> = {}): SheetRequest => ({
  medium: media['4x6in'],
  gapMm: 2,
  edgeMm: 2,
  cut: 'none',
  photos: [sheetPhoto('uk', uk, null)],
  arranged: null,
  ...change,
});

/** Returns a medium of the studio's own. */
export const sized = (widthMm: number, heightMm: number): Medium => ({
  id: 'own-00000001',
  widthMm,
  heightMm,
});

const tenths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 10);
const size = fc.record({ widthMm: tenths(200, 700), heightMm: tenths(250, 800) });

export const anyMargins: fc.Arbitrary<Margins> = fc.oneof(
  fc.constantFrom(0, 3, 6).map((mm) => ({ topMm: mm, rightMm: mm, bottomMm: mm, leftMm: mm })),
  fc.record({
    ...{ topMm: tenths(0, 120), rightMm: tenths(0, 80) },
    ...{ bottomMm: tenths(0, 150), leftMm: tenths(0, 80) },
  }),
);

const anyText = fc.constantFrom(
  null,
  'UK passport · 35 × 45 mm · 21 Nov 2026 · photos.example/AB12cd34',
  'US visa · 50.8 × 50.8 mm',
  'Ταυτότητα · 40 × 60 mm · 21 Nov 2026',
);

export const anySheet: fc.Arbitrary<SheetRequest> = fc.record({
  medium: fc.constantFrom(...Object.values(media), sized(152.4, 152.4), sized(203.2, 304.8)),
  gapMm: fc.constantFrom(0, 0.2, 0.5, 1, 2, 3.3, 5),
  edgeMm: fc.constantFrom(0, 2, 3, 5.7),
  cut: fc.constantFrom('marks' as const, 'lines' as const),
  arranged: fc.constant(null),
  photos: fc
    .array(fc.tuple(size, fc.option(fc.integer({ min: 1, max: 5 })), anyText), { minLength: 1, maxLength: 4 })
    .map((all) => all.map(([of, count, text], index) => sheetPhoto(String(index), of, count, text))),
});

/** Returns a planned sheet, or null when the request was rightly refused. */
export function plannedOrNull(request: SheetRequest, safe: Margins): SheetOnPrinter | null {
  try {
    return plannedSheet(request, safe);
  } catch (error) {
    expect(error).toMatchObject({ code: 'SHEET_IMPOSSIBLE' });
    return null;
  }
}
