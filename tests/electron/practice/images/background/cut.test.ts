import { describe, expect, it } from 'vitest';
import { cut, edgeCosts } from '../../../../../electron/practice/images/background/cut.ts';
import { signedDistance } from '../../../../../electron/practice/images/background/planes.ts';

const side = 40;
const plane = (value: (x: number, y: number) => number) => ({
  data: Float32Array.from({ length: side * side }, (_, index) =>
    value(index % side, Math.floor(index / side)),
  ),
  width: side,
  height: side,
});
/** Dark on the left, light from column 22 on. */
const picture = {
  data: Uint8Array.from({ length: side * side * 3 }, (_, at) => (Math.floor(at / 3) % side < 22 ? 60 : 200)),
  width: side,
  height: side,
};

describe('the cut', () => {
  it('runs along the edge of the picture when the odds only hint at it', () => {
    const odds = plane((x) => (x < 12 ? 3 : x > 30 ? -3 : 0));
    const found = cut(
      odds,
      edgeCosts(picture),
      plane(() => 0.5),
      400,
    );
    const inside = Array.from({ length: side }, (_, x) => (found.data[20 * side + x] ?? 0) > 0.5);
    expect(inside.lastIndexOf(true)).toBe(21);
  });

  it('does not follow a single pixel that says otherwise', () => {
    const odds = plane((x, y) => (x === 5 && y === 20 ? -4 : x < 22 ? 1 : -1));
    const found = cut(
      odds,
      edgeCosts(picture),
      plane(() => 0.5),
      200,
    );
    expect(found.data[20 * side + 5]).toBeGreaterThan(0.5);
  });
});

describe('pixels with certain odds', () => {
  it('are left out after two rounds, which changes nothing beside them', () => {
    const withSides = (sure: number) =>
      cut(
        plane((x, y) => (x < 8 + y / 2 ? sure : x > 32 ? -sure : 0)),
        edgeCosts(picture),
        // Wrong on both sides.
        plane((x) => (x < 20 ? 0 : 1)),
        300,
      ).data;
    const [leftOut, takenAlong] = [withSides(30), withSides(9)];

    expect(
      Math.max(...leftOut.map((value, index) => Math.abs(value - (takenAlong[index] ?? 0)))),
    ).toBeLessThan(0.02);
    expect([leftOut[20 * side], leftOut[20 * side + 21], leftOut[20 * side + 39]]).toEqual([1, 1, 0]);
  });
});

describe('the distance from an edge', () => {
  it('is positive inside, negative outside, and half a pixel beside it', () => {
    const distance = signedDistance(plane((x) => (x < 10 ? 1 : 0)));
    const row = [4, 9, 10, 15].map((x) => distance.data[5 * side + x]);
    expect(row).toEqual([5.5, 0.5, -0.5, -5.5]);
  });
});
