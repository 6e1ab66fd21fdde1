import { describe, expect, it } from 'vitest';
import {
  findPlainBackdrop,
  residualsAt,
} from '../../../../../electron/practice/images/background/backdrop.ts';
import { fillFrom } from '../../../../../electron/practice/images/background/fill.ts';

const side = 80;
const picture = (value: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const index = Math.floor(at / 3);
    return value(index % side, Math.floor(index / side));
  }),
  width: side,
  height: side,
});
const isInMiddle = (index: number): boolean =>
  Math.hypot((index % side) - 40, Math.floor(index / side) - 40) < 25;

describe('a plain backdrop', () => {
  it('is recognised under uneven light, and known behind the person', () => {
    const wall = picture((x, y) => 200 - Math.hypot(x - 30, y - 30) ** 2 / 60);
    const found = findPlainBackdrop(wall, (index) => !isInMiddle(index));
    expect(found).not.toBeNull();
    const [behind] = found === null ? [] : residualsAt(found, wall, Uint32Array.of(40 * side + 40));
    expect(behind).toBeLessThan(6);
  });

  it('is not seen in a chessboard', () => {
    const board = picture((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 40 : 220));
    expect(findPlainBackdrop(board, (index) => !isInMiddle(index))).toBeNull();
  });
});

describe('filling', () => {
  it('carries known colours into a gap and leaves the known ones alone', () => {
    const halves = picture((x) => (x < 40 ? 50 : 150));
    const known = Uint8Array.from({ length: side * side }, (_, index) =>
      Math.abs((index % side) - 40) > 12 ? 1 : 0,
    );
    const filled = fillFrom(halves, known);
    const at = (x: number): number => filled[(30 * side + x) * 4] ?? 0;
    expect([at(5), at(75)]).toEqual([50, 150]);
    expect(at(30)).toBeLessThan(80);
    expect(at(50)).toBeGreaterThan(120);
  });
});
