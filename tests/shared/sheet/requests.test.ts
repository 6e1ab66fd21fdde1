import { describe, expect, test } from 'vitest';
import { media } from '../../../shared/sheet-media.ts';
import { noMargins, plannedSheet } from '../../../shared/sheet.ts';
import type { SheetRequest } from '../../../shared/sheet/request.ts';
import { sheetPhoto, sheetRequest, sized, uk, us } from '../../support/printing/sheet-requests.ts';

const slot = { photoId: 'pho_uk', xMm: 5, yMm: 5, rotated: false } as const;
const laid = (change: { readonly xMm?: number; readonly yMm?: number }): Partial<SheetRequest> => ({
  arranged: { landscape: false, photos: [slot, { ...slot, xMm: 50, ...change }] },
});
const photo = (change: Partial<SheetRequest['photos'][number]>): Partial<SheetRequest> => ({
  photos: [sheetPhoto('us', us, 1), { ...sheetPhoto('uk', uk, 1), ...change }],
});

describe('a sheet is refused as invalid input', () => {
  test.each<[string, Partial<SheetRequest>]>([
    ['a medium without width', { medium: sized(0, 150) }],
    ['a medium without height', { medium: sized(100, 0) }],
    ['an infinite medium', { medium: sized(100, Infinity) }],
    ['a photo without width', photo({ widthMm: 0 })],
    ['a photo of negative height', photo({ heightMm: -45 })],
    ['a count of zero', photo({ count: 0 })],
    ['a negative count', photo({ count: -1 })],
    ['an infinite gap', { gapMm: Infinity }],
    ['a negative edge', { edgeMm: -0.1 }],
    ['an edge that is not a number', { edgeMm: Number.NaN }],
    ['a slot whose position across is not a number', laid({ xMm: Number.NaN })],
    ['a slot whose position down is infinite', laid({ yMm: Infinity })],
  ])('with %s', (_what, change) => {
    expect(() => plannedSheet(sheetRequest(change), noMargins)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });

  test.each(['topMm', 'rightMm', 'bottomMm', 'leftMm'] as const)('with a negative margin: %s', (side) => {
    expect(() => plannedSheet(sheetRequest(), { ...noMargins, [side]: -1 })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });
});

describe('captions', () => {
  const arranged = { landscape: false, photos: [slot] };
  const captions = (uks: string | null, uss: string | null) => {
    const photos = [sheetPhoto('uk', uk, 1, uks), sheetPhoto('us', us, 1, uss)];
    const { plan, captionsLeftOut } = plannedSheet(sheetRequest({ photos, arranged }), noMargins);
    return { texts: plan.captions.map(({ text }) => text), captionsLeftOut };
  };

  test('are drawn for the photos that are on the sheet and have a text', () => {
    expect(captions('UK passport', 'US passport')).toEqual({ texts: ['UK passport'], captionsLeftOut: 0 });
    expect(captions('', null)).toEqual({ texts: [], captionsLeftOut: 0 });
    expect(captions(null, '')).toEqual({ texts: [], captionsLeftOut: 0 });
  });
});

test('a square sheet arranged by hand is not turned, and keeps the printer’s margins', () => {
  const safe = { topMm: 0, rightMm: 1, bottomMm: 6, leftMm: 0 };
  const request = sheetRequest({
    ...{ medium: sized(152.4, 152.4), edgeMm: 0 },
    arranged: { landscape: true, photos: [slot] },
  });

  expect(plannedSheet(request, safe).keepOff).toEqual(safe);
});

test('a sheet has its medium’s id, and no cut marks or lines unless they are requested', () => {
  const { plan } = plannedSheet(sheetRequest({ medium: media.a5, cut: 'none' }), noMargins);
  expect([plan.mediumId, plan.cutMarks]).toEqual(['a5', []]);
});
