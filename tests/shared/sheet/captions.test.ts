import { describe, expect, test } from 'vitest';
import { media } from '../../../shared/sheet-media.ts';
import { plannedSheet, planSheet } from '../../../shared/sheet.ts';
import { captionWidth, placeCaptions } from '../../../shared/sheet/captions.ts';
import { evenMargins, noMargins } from '../../../shared/sheet/page-area.ts';
import { sheetPhoto, sheetRequest, uk, us } from '../../support/printing/sheet-requests.ts';

const text = 'UK passport · 35 × 45 mm · 21 Nov 2026 · photos.example/AB12cd34';
const full = sheetRequest({ photos: [sheetPhoto('uk', uk, null, text)] });

describe('captions', () => {
  test('are one line per photo, however many copies it has', () => {
    const photos = [
      sheetPhoto('ann', uk, 3, 'Ann · 35 × 45 mm'),
      sheetPhoto('bob', uk, 3, 'Bob · 35 × 45 mm'),
    ];
    const { captions } = planSheet(sheetRequest({ photos }));

    expect(captions.map((caption) => caption.text)).toEqual(['Ann · 35 × 45 mm', 'Bob · 35 × 45 mm']);
  });

  test('are nearer to their own photo than to another', () => {
    const photos = [sheetPhoto('uk', uk, 1, 'UK passport'), sheetPhoto('us', us, 1, 'US visa')];
    const { placements, captions } = planSheet(sheetRequest({ medium: media.a4, photos }));
    const [ukAt, usAt] = placements;
    const [ukText, usText] = captions;
    if (!ukAt || !usAt || !ukText || !usText) throw new Error('two of each');
    const middle = (box: { xMm: number; widthMm: number }) => box.xMm + box.widthMm / 2;

    expect(Math.abs(middle(ukText) - middle(ukAt))).toBeLessThan(Math.abs(middle(ukText) - middle(usAt)));
    expect(Math.abs(middle(usText) - middle(usAt))).toBeLessThan(Math.abs(middle(usText) - middle(ukAt)));
  });

  test.each([[['UK passport', 'Schengen visa']], [['UK passport', 'Schengen visa', 'German passport']]])(
    'name documents of one size on a full sheet, each beside its own photo: %j',
    (names) => {
      const photos = names.map((name, at) => sheetPhoto(`uk${String(at)}`, uk, null, name));
      const { plan } = plannedSheet(sheetRequest({ photos }), evenMargins(3));

      expect(plan.placements).toHaveLength(8);
      const nearest = plan.captions.map((caption) => {
        const far = (box: { xMm: number; yMm: number; widthMm: number; heightMm: number }): number =>
          Math.hypot(
            Math.max(box.xMm - caption.xMm - caption.widthMm, caption.xMm - box.xMm - box.widthMm, 0),
            Math.max(box.yMm - caption.yMm - caption.heightMm, caption.yMm - box.yMm - box.heightMm, 0),
          );
        const [first] = plan.placements.toSorted((a, b) => far(a) - far(b));
        return photos.find(({ photoId }) => photoId === first?.photoId)?.caption;
      });
      expect(plan.captions.map(({ text: words }) => words)).toEqual(names);
      expect(nearest).toEqual(names);
    },
  );

  test('move a full 4 x 6 in sheet up on a borderless printer to make room', () => {
    const { plan, captionsLeftOut } = plannedSheet(full, evenMargins(3));

    expect(captionsLeftOut).toBe(0);
    expect(plan.placements).toHaveLength(8);
    expect(plan.captions[0]?.heightMm).toBeGreaterThanOrEqual(1.8);
    expect(Math.min(...plan.placements.map(({ yMm }) => yMm))).toBe(3);
  });

  test('leave a sheet in the middle when there are none', () => {
    const { placements } = planSheet(sheetRequest(), evenMargins(3));

    expect(Math.min(...placements.map(({ yMm }) => yMm))).toBe(4.8);
  });

  test('run from top to bottom when only a strip at the side is free', () => {
    const photo = { photoId: 'pho_uk', xMm: 0, yMm: 0, widthMm: 90, heightMm: 100 } as const;
    const area = { xMm: 0, yMm: 0, widthMm: 95, heightMm: 100 };
    const { captions } = placeCaptions([{ photoId: 'pho_uk', text }], [photo], area);

    expect(captions).toHaveLength(1);
    expect(captions[0]).toMatchObject({ rotated: true, widthMm: 2.2, heightMm: captionWidth(text, 2.2) });
    expect(captions[0]?.xMm).toBeGreaterThan(90);
  });

  test('use a gap that is wide enough', () => {
    const photos = [
      { photoId: 'pho_uk', xMm: 0, yMm: 0, widthMm: 100, heightMm: 40 },
      { photoId: 'pho_uk', xMm: 0, yMm: 44, widthMm: 100, heightMm: 40 },
    ] as const;
    const area = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 84 };
    const { captions } = placeCaptions([{ photoId: 'pho_uk', text: 'UK passport' }], photos, area);

    expect(captions[0]?.yMm).toBeGreaterThan(40);
    expect((captions[0]?.yMm ?? 0) + (captions[0]?.heightMm ?? 0)).toBeLessThan(44);
  });

  test('are left out and counted when the sheet has no free strip', () => {
    const tight = {
      ...full,
      gapMm: 0,
      edgeMm: 0,
      medium: media['6x8in'],
      photos: [sheetPhoto('us', us, 12, text)],
    };
    const { plan, captionsLeftOut } = plannedSheet(tight, noMargins);

    expect(plan.captions).toEqual([]);
    expect(captionsLeftOut).toBe(1);
  });

  test('are neither drawn nor counted for a photo that a hand-arranged sheet does not contain', () => {
    const arranged = {
      landscape: false,
      photos: [{ photoId: 'pho_a', xMm: 10, yMm: 10, rotated: false }],
    } as const;
    const photos = [sheetPhoto('a', uk, 1, 'A'), sheetPhoto('b', uk, 1, 'B')];
    const { plan, captionsLeftOut } = plannedSheet(sheetRequest({ photos, arranged }), noMargins);

    expect(plan.captions.map((caption) => caption.text)).toEqual(['A']);
    expect(captionsLeftOut).toBe(0);
  });

  test('leave room for the cut marks at the corners', () => {
    const marks = (photos: typeof full.photos) =>
      planSheet({ ...full, cut: 'marks', medium: media.a4, photos }).cutMarks.length;

    expect(marks([sheetPhoto('uk', uk, 2, text)])).toBe(marks([sheetPhoto('uk', uk, 2)]));
  });
});
