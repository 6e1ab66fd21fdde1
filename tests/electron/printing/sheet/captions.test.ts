import { describe, expect, test } from 'vitest';
import { checkSheet } from '../../../../electron/printing/checks/sheet.ts';
import type { Caption } from '../../../../shared/model/sheets.ts';
import { textOf as textIn } from '../../../support/printing/papers.ts';
import { rasterise } from '../../../support/printing/raster.ts';
import { composeSolid } from '../../../support/printing/sheets.ts';

const uk = { widthMm: 35, heightMm: 45 };
const us = { widthMm: 50.8, heightMm: 50.8 };
const captioned = [
  { photoId: 'pho_uk', ...uk, count: 2, caption: 'UK 35 × 45 mm 21/11/2026 aB0OIl19' },
  { photoId: 'pho_us', ...us, count: 1, caption: 'Ελλάς 50.8 × 50.8 mm' },
] as const;

describe('captions on a sheet', () => {
  test('can be read by anyone who opens the file', async () => {
    const { plan, file } = await composeSolid({ photos: captioned });
    const text = await textIn(file);

    expect(plan.captions).toHaveLength(2);
    for (const { caption } of captioned) expect(text).toContain(caption);
  });

  test('stay within their boxes, accents and all', async () => {
    const accented = captioned.map((photo) => ({ ...photo, caption: 'ŁÓDŹ Ångström (gjpqy) Ǻ' }));
    const { plan, file } = await composeSolid({ photos: accented });
    const { widthPx, heightPx, grey } = await rasterise(file, 600);
    const px = (value: number): number => (value / 25.4) * 600;
    // On the upright page, the bottom of a landscape sheet is on the left.
    const boxes = [...plan.captions, ...plan.placements].map(({ xMm, yMm, widthMm, heightMm }) =>
      plan.widthMm > plan.heightMm
        ? [plan.heightMm - yMm - heightMm, xMm, plan.heightMm - yMm, xMm + widthMm]
        : [xMm, yMm, xMm + widthMm, yMm + heightMm],
    );
    let outside = 0;
    for (let y = 0; y < heightPx; y += 1)
      for (let x = 0; x < widthPx; x += 1) {
        const inside = boxes.some(
          ([left = 0, top = 0, right = 0, bottom = 0]) =>
            x >= px(left) - 2 && x < px(right) + 2 && y >= px(top) - 2 && y < px(bottom) + 2,
        );
        if (!inside && (grey[y * widthPx + x] ?? 255) < 200) outside += 1;
      }

    expect(outside).toBe(0);
  });

  test.each([
    [
      'another text',
      (caption: Caption) => ({ ...caption, text: caption.text.replace('UK', 'US') }),
      'caption 1',
    ],
    [
      'another place',
      (caption: Caption) => ({ ...caption, xMm: caption.xMm + 0.1 }),
      'position of caption 1',
    ],
    [
      'another size',
      (caption: Caption) => ({ ...caption, heightMm: caption.heightMm * 0.9 }),
      'position of caption 1',
    ],
  ])('in %s are rejected before sending', async (_, change, what) => {
    const { plan, file } = await composeSolid({ photos: captioned });
    const [first, ...rest] = plan.captions;
    const other = { ...plan, captions: first === undefined ? [] : [change(first), ...rest] };

    await expect(checkSheet(file, plan)).resolves.toBeUndefined();
    await expect(checkSheet(file, other)).rejects.toMatchObject({
      code: 'PRINT_FILE_WRONG',
      details: { what },
    });
  });

  test('are rejected where none were planned', async () => {
    const { plan, file } = await composeSolid({ photos: captioned });

    await expect(checkSheet(file, { ...plan, captions: [] })).rejects.toMatchObject({
      details: { what: 'captions' },
    });
  });
});
