/** The position of the block of photos, which makes room for a slip or a receipt beside it. */
import { expect, test } from 'vitest';
import { boxRound } from '../../../shared/sheet/rect.ts';
import type { BlockPosition, SheetRequest } from '../../../shared/sheet/request.ts';
import { media } from '../../../shared/sheet-media.ts';
import { planSheet } from '../../../shared/sheet.ts';
import { sheetPhoto, sheetRequest, uk } from '../../support/printing/sheet-requests.ts';

/** Four photos, 72 x 92 mm together, on upright A5 with 5 mm around them. */
const four = (block: BlockPosition, change: Partial<SheetRequest> = {}) =>
  planSheet(
    sheetRequest({
      ...{ medium: media.a5, edgeMm: 5, gapMm: 2, cut: 'none', block },
      ...{ photos: [sheetPhoto('uk', uk, 4)] },
      ...change,
    }),
  );

test.each([
  ['middle', 38, 59],
  ['top', 38, 5],
  ['left', 5, 59],
  ['corner', 5, 5],
] as const)('%s begins %d mm from the left and %d mm from the top', (block, xMm, yMm) => {
  const { placements } = four(block);

  expect(boxRound(placements)).toEqual({ xMm, yMm, widthMm: 72, heightMm: 92 });
  expect(placements).toHaveLength(4);
});

test('the photos keep their places in the block', () => {
  const [middle, corner] = [four('middle'), four('corner')];

  expect(
    corner.placements.map(({ xMm, yMm, ...rest }) => ({ ...rest, xMm: xMm + 33, yMm: yMm + 54 })),
  ).toEqual(middle.placements);
});

test('photos that were laid by hand stay', () => {
  const photos = [{ photoId: 'pho_uk', xMm: 60, yMm: 80, rotated: false }] as const;
  const plan = four('corner', { arranged: { landscape: false, photos } });

  expect(plan.placements).toMatchObject([{ xMm: 60, yMm: 80 }]);
});
