import { describe, expect, test } from 'vitest';
import { media } from '../../../shared/sheet-media.ts';
import {
  canTurn,
  evenMargins,
  insideOf,
  isWithin,
  orientedPage,
  widest,
} from '../../../shared/sheet/page-area.ts';
import { boxRound, micron, overlap, turnedSize } from '../../../shared/sheet/rect.ts';

const box = (xMm: number, yMm: number, widthMm = 30, heightMm = 40) => ({ xMm, yMm, widthMm, heightMm });

describe('two boxes', () => {
  const fixed = box(10, 20);

  test.each([
    ['side by side', box(40, 20)],
    ['side by side the other way', box(-20, 20)],
    ['one below the other', box(10, 60)],
    ['one above the other', box(10, -20)],
  ])('that touch %s do not overlap, but a micrometre closer they do', (_what, other) => {
    const towards = (from: number, to: number): number => from + Math.sign(to - from) * 0.001;
    const closer =
      other.xMm === 10
        ? { ...other, yMm: towards(other.yMm, 20) }
        : { ...other, xMm: towards(other.xMm, 10) };

    expect([overlap(fixed, other), overlap(other, fixed)]).toEqual([false, false]);
    expect([overlap(fixed, closer), overlap(closer, fixed)]).toEqual([true, true]);
  });

  test('are too close when they are nearer than the clearance in both directions', () => {
    expect(overlap(fixed, box(42, 20), 2.1)).toBe(true);
    expect(overlap(fixed, box(42, 20), 2)).toBe(false);
    expect(overlap(fixed, box(10, 62), 2.1)).toBe(true);
    expect(overlap(fixed, box(10, 62), 2)).toBe(false);
  });

  test('fit into the smallest box around them', () => {
    expect(boxRound([box(10, 20), box(5, 70, 60, 5)])).toEqual(box(5, 20, 60, 55));
  });

  test('turn by swapping their sides, and are rounded to whole micrometres', () => {
    expect(turnedSize({ widthMm: 35, heightMm: 45 })).toEqual({ widthMm: 45, heightMm: 35 });
    expect([micron(1.23449), micron(1.2345)]).toEqual([1.234, 1.235]);
  });
});

describe('the area inside the margins', () => {
  const margins = { topMm: 1, rightMm: 2, bottomMm: 4, leftMm: 8 };
  const area = insideOf({ widthMm: 100, heightMm: 150 }, margins);

  test('is the page without its margins', () => {
    expect(area).toEqual(box(8, 1, 90, 145));
  });

  test.each([
    ['left', box(7.9996, 1, 90, 145), box(7.999, 1, 10, 10)],
    ['top', box(8, 0.9996, 90, 145), box(8, 0.999, 10, 10)],
    ['right', box(8, 1, 90.0004, 145), box(8, 1, 90.001, 10)],
    ['bottom', box(8, 1, 90, 145.0004), box(8, 1, 10, 145.001)],
  ])('ends at its %s side, within half a micrometre', (_side, inside, outside) => {
    expect([isWithin(inside, area), isWithin(outside, area)]).toEqual([true, false]);
  });

  test('has the wider of two margins on each side', () => {
    expect(widest(margins, evenMargins(3))).toEqual({ topMm: 3, rightMm: 3, bottomMm: 4, leftMm: 8 });
  });

  test('is turned with a page in landscape, except on a square page', () => {
    expect(orientedPage(media.a4, true)).toEqual({ widthMm: 297, heightMm: 210 });
    expect(orientedPage(media.a4, false)).toEqual({ widthMm: 210, heightMm: 297 });
    expect(canTurn({ widthMm: 100, heightMm: 100.1 })).toBe(true);
    expect(canTurn({ widthMm: 100, heightMm: 100 })).toBe(false);
  });
});
