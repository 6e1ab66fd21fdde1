import { describe, expect, test } from 'vitest';
import { planSheet } from '../../../shared/sheet.ts';
import { cutLinesFor } from '../../../shared/sheet/cut-lines.ts';
import { sheetPhoto, sheetRequest, uk } from '../../support/printing/sheet-requests.ts';

const page = { widthMm: 100, heightMm: 80 };
const box = (xMm: number, yMm: number) => ({ xMm, yMm, widthMm: 30, heightMm: 40 });
const level = (lines: ReturnType<typeof cutLinesFor>) => lines.filter(({ y1, y2 }) => y1 === y2);

describe('cut lines', () => {
  test('run along the four edges of one photo from side to side of the sheet', () => {
    expect(cutLinesFor([box(20, 10)], [], page)).toEqual([
      { x1: 0, y1: 9.85, x2: 100, y2: 9.85 },
      { x1: 0, y1: 50.15, x2: 100, y2: 50.15 },
      { x1: 19.85, y1: 0, x2: 19.85, y2: 80 },
      { x1: 50.15, y1: 0, x2: 50.15, y2: 80 },
    ]);
  });

  test('are shared by neighbours in a row', () => {
    expect(level(cutLinesFor([box(10, 10), box(50, 10)], [], page))).toHaveLength(2);
  });

  test('are interrupted by another photo', () => {
    const [first, second] = level(cutLinesFor([box(10, 10), box(50, 5)], [], page)).filter(
      ({ y1 }) => y1 === 9.85,
    );

    expect([first?.x1, first?.x2, second?.x1, second?.x2]).toEqual([0, 49.9, 80.1, 100]);
  });

  test('are left out between photos that touch', () => {
    const upright = cutLinesFor([box(10, 10), box(40, 10)], [], page).filter(({ x1, x2 }) => x1 === x2);

    expect(
      upright.filter(({ x1 }) => x1 > 39 && x1 < 41).every(({ y1, y2 }) => y2 <= 9.9 || y1 >= 50.1),
    ).toBe(true);
  });

  test('stop before a caption', () => {
    const caption = { xMm: 20, yMm: 49, widthMm: 30, heightMm: 2 };
    const crossed = level(cutLinesFor([box(20, 10)], [{ ...caption, xMm: 60 }], page)).filter(
      ({ y1 }) => y1 === 50.15,
    );

    expect(crossed.map(({ x1, x2 }) => [x1, x2])).toEqual([
      [0, 59.9],
      [90.1, 100],
    ]);
  });

  test('may run along the edge of the paper, but not off it', () => {
    const tight = { widthMm: 100, heightMm: 40.3 };
    const heights = (yMm: number) => level(cutLinesFor([box(20, yMm)], [], tight)).map(({ y1 }) => y1);

    expect(heights(0.15)).toEqual([0, 40.3]);
    expect(heights(0)).toEqual([40.15]);
    expect(heights(0.3)).toEqual([0.15]);
  });

  const upper = (others: Parameters<typeof cutLinesFor>[0]) =>
    level(cutLinesFor([{ xMm: 85, yMm: 10, widthMm: 10, heightMm: 40 }, ...others], [], page))
      .filter(({ y1 }) => y1 === 9.85)
      .map(({ x1, x2 }) => [x1, x2]);

  test.each([
    [
      'broken once by two photos that touch',
      [box(50, 5), box(20, 5)],
      [
        [0, 19.9],
        [80.1, 100],
      ],
    ],
    ['not begun by a piece shorter than 0.7 mm', [box(0.79, 5)], [[30.89, 100]]],
    [
      'begun by a piece of 0.7 mm',
      [box(0.8, 5)],
      [
        [0, 0.7],
        [30.9, 100],
      ],
    ],
    ['not ended by a piece shorter than 0.7 mm', [box(69.21, 5)], [[0, 69.11]]],
    ['whole above a photo that begins 0.11 mm below it', [box(20, 9.96)], [[0, 100]]],
    [
      'broken by a photo that begins 0.05 mm below it',
      [box(20, 9.9)],
      [
        [0, 19.9],
        [50.1, 100],
      ],
    ],
    ['whole below a photo that ends 0.11 mm above it', [box(20, -30.26)], [[0, 100]]],
    [
      'broken by a photo that ends 0.05 mm above it',
      [box(20, -30.2)],
      [
        [0, 19.9],
        [50.1, 100],
      ],
    ],
  ])('have a line that is %s', (_what, others, pieces) => {
    expect(upper(others)).toEqual(pieces);
  });

  test('replace the cut marks of a sheet', () => {
    const { cutMarks } = planSheet(sheetRequest({ cut: 'lines', photos: [sheetPhoto('uk', uk, 1)] }));

    expect(cutMarks).toHaveLength(4);
    expect(cutMarks.filter(({ y1, y2 }) => y1 === y2).every(({ x1, x2 }) => x1 === 0 && x2 === 101.6)).toBe(
      true,
    );
  });
});
