import { describe, expect, test } from 'vitest';
import { cutMarksFor, type Tick } from '../../../shared/sheet/cut-marks.ts';

const page = { widthMm: 100, heightMm: 80 };
const box = (xMm: number, yMm: number) => ({ xMm, yMm, widthMm: 30, heightMm: 40 });
const sorted = (ticks: readonly Tick[]) =>
  ticks.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]).sort((a, b) => (String(a) < String(b) ? -1 : 1));
/** Returns the ends of the ticks that run to the right from a photo's upper right corner. */
const right = (ticks: readonly Tick[], x: number, y: number) =>
  ticks.filter(({ x1, y1, x2 }) => y1 === y && Math.abs(x1 - x) < 0.001 && x2 > x1).map(({ x2 }) => x2);
/** Returns the ends of the ticks that run up from a photo's upper left corner. */
const up = (ticks: readonly Tick[], x: number, y: number) =>
  ticks.filter(({ x1, y1, y2 }) => x1 === x && Math.abs(y1 - y) < 0.001 && y2 < y1).map(({ y2 }) => y2);
/** Returns the ends of the ticks that run down from a photo's lower left corner. */
const down = (ticks: readonly Tick[], x: number, y: number) =>
  ticks.filter(({ x1, y1, y2 }) => x1 === x && Math.abs(y1 - y) < 0.001 && y2 > y1).map(({ y2 }) => y2);

describe('cut marks', () => {
  test('extend each edge of one photo by 3 mm at both ends, 0.3 mm from the corner', () => {
    expect(sorted(cutMarksFor([box(20, 10)], [], page))).toEqual(
      sorted([
        { x1: 19.7, y1: 10, x2: 16.7, y2: 10 },
        { x1: 50.3, y1: 10, x2: 53.3, y2: 10 },
        { x1: 19.7, y1: 50, x2: 16.7, y2: 50 },
        { x1: 50.3, y1: 50, x2: 53.3, y2: 50 },
        { x1: 20, y1: 9.7, x2: 20, y2: 6.7 },
        { x1: 50, y1: 9.7, x2: 50, y2: 6.7 },
        { x1: 20, y1: 50.3, x2: 20, y2: 53.3 },
        { x1: 50, y1: 50.3, x2: 50, y2: 53.3 },
      ]),
    );
  });

  test('end at the edge of the paper on each side', () => {
    const ticks = cutMarksFor([{ xMm: 2, yMm: 2.5, widthMm: 97, heightMm: 75.5 }], [], page);

    expect(sorted(ticks)).toEqual(
      sorted([
        { x1: 1.7, y1: 2.5, x2: 0, y2: 2.5 },
        { x1: 99.3, y1: 2.5, x2: 100, y2: 2.5 },
        { x1: 1.7, y1: 78, x2: 0, y2: 78 },
        { x1: 99.3, y1: 78, x2: 100, y2: 78 },
        { x1: 2, y1: 2.2, x2: 2, y2: 0 },
        { x1: 99, y1: 2.2, x2: 99, y2: 0 },
        { x1: 2, y1: 78.3, x2: 2, y2: 80 },
        { x1: 99, y1: 78.3, x2: 99, y2: 80 },
      ]),
    );
  });

  test('are left out where less than 0.7 mm of paper remains', () => {
    const ticks = cutMarksFor([{ xMm: 0.99, yMm: 20, widthMm: 30, heightMm: 40 }], [], page);

    expect(ticks.filter(({ x1 }) => x1 < 0.99)).toEqual([]);
    expect(ticks).toHaveLength(6);
  });

  test.each([
    ['beside it, 2 mm away', box(52, 0), [51.7]],
    ['beside it, 3 mm away', box(53, 0), [52.7]],
    ['beside it, 1 mm away', box(51, 0), []],
    ['that touches it', box(50, 0), []],
    ['further away than the mark is long', box(53.7, 0), [53.3]],
    ['that ends 0.3 mm above the mark', box(52, -30.3), [53.3]],
    ['that ends 0.2 mm above the mark', box(52, -30.2), [51.7]],
    ['that begins 0.3 mm below the mark', box(52, 10.3), [53.3]],
    ['that begins 0.2 mm below the mark', box(52, 10.2), [51.7]],
  ])('keep 0.3 mm clear of another photo %s', (_where, other, ends) => {
    expect(right(cutMarksFor([box(20, 10), other], [], page), 50.3, 10)).toEqual(ends);
  });

  const square = (xMm: number, yMm: number) => ({ xMm, yMm, widthMm: 20, heightMm: 20 });

  test.each([
    ['2 mm above it', square(30, 8), [28.3]],
    ['1 mm above it', square(30, 9), []],
    ['that touches it', square(30, 10), []],
    ['that ends 0.3 mm left of the mark', square(9.7, 8), [26.7]],
    ['that ends 0.2 mm left of the mark', square(9.8, 8), [28.3]],
    ['that begins 0.3 mm right of the mark', square(30.3, 8), [26.7]],
    ['that begins 0.2 mm right of the mark', square(30.2, 8), [28.3]],
  ])('keep 0.3 mm clear upwards of another photo %s', (_where, other, ends) => {
    expect(up(cutMarksFor([square(30, 30), other], [], page), 30, 29.7)).toEqual(ends);
  });

  test.each([
    ['2 mm below it', square(30, 52), [51.7]],
    ['1 mm below it', square(30, 51), []],
    ['that begins 0.3 mm right of the mark', square(30.3, 52), [53.3]],
    ['that ends 0.2 mm left of the mark', square(9.8, 52), [51.7]],
  ])('keep 0.3 mm clear downwards of another photo %s', (_where, other, ends) => {
    expect(down(cutMarksFor([square(30, 30), other], [], page), 30, 50.3)).toEqual(ends);
  });

  test('keep clear of a caption, which has no marks itself', () => {
    const caption = { xMm: 52, yMm: 9, widthMm: 10, heightMm: 2 };
    const ticks = cutMarksFor([box(20, 10)], [caption], page);

    expect(right(ticks, 50.3, 10)).toEqual([51.7]);
    expect(ticks).toHaveLength(8);
  });

  test('are drawn once where two photos share them', () => {
    const ticks = cutMarksFor([box(20, 10), box(50, 10)], [], page);

    expect(ticks.filter(({ x1, x2 }) => x1 === 50 && x2 === 50)).toHaveLength(2);
    expect(ticks).toHaveLength(10);
  });

  test('run through a gap once, from one photo to the other', () => {
    const ticks = cutMarksFor([box(10, 10), box(42, 10)], [], page);

    expect(ticks.filter(({ y1, x1 }) => y1 === 10 && x1 > 40 && x1 < 42)).toEqual([
      { x1: 40.3, y1: 10, x2: 41.7, y2: 10 },
    ]);
  });
});
