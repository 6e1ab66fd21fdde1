import { expect, it } from 'vitest';
import { sheetItemId, sheetOf, sheetPrice, type SheetPrices } from '../../shared/sheet-prices.ts';
import { mediumIds } from '../../shared/sheet-media.ts';

const prices: SheetPrices = { further: 400, furtherOn: { a4: 800, letter: 0 }, firstOn: { a4: 300 } };

it('a further sheet costs what its paper costs, and the usual price where that has none', () => {
  expect((['4x6in', 'a4', 'letter'] as const).map((id) => sheetPrice(prices, 'further', id))).toEqual([
    400, 800, 0,
  ]);
  expect(sheetPrice({ ...prices, further: null }, 'further', '4x6in')).toBeNull();
});

it('other paper for the first sheet is sold only where it has a price', () => {
  expect([sheetPrice(prices, 'first', 'a4'), sheetPrice(prices, 'first', '4x6in')]).toEqual([300, null]);
});

it('a sheet is named by its kind and paper, and nothing else is a sheet', () => {
  for (const mediumId of [...mediumIds, 'own-0123abcd'] as const)
    for (const kind of ['first', 'further'] as const)
      expect(sheetOf(sheetItemId(kind, mediumId))).toEqual({ kind, mediumId });
  const others = [
    ...['item-0000000f', 'sheet-further-', 'sheet-further-roll80', 'sheet-last-a4', 'a-sheet-first-a4'],
    ...['sheet-first-own-x', 'sheet-first-own-0123abcd0', 'sheet-first-my-own-0123abcd', 'sheet-first-a4\n'],
  ];
  expect(others.flatMap((id) => sheetOf(id) ?? [])).toEqual([]);
});
