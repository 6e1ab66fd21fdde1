import { describe, expect, it } from 'vitest';
import { boundedCrown, eyesToHairTop } from '../../../../electron/practice/images/crown.ts';
import type { Pixels } from '../../../../electron/practice/images/resample.ts';

const SIDE = 640;
const head = { x: 320, y: 320, eyesToCrown: 200, eyesToChin: 200 };

/** Hair of one colour up to `top` px above the eyes, in front of a wall. */
function look(top: number, wall: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isHead = Math.abs(x - 320) < 150 && y > 320 - top;
    data.fill(isHead ? 60 : wall(x, y), i * 3, i * 3 + 3);
  }
  return { data, width: SIDE, height: SIDE };
}

const plain = (x: number): number => 220 + x / 40;

describe('the top of the hair', () => {
  it('is found before a plain wall', () => {
    const top = eyesToHairTop(look(230, plain), head);
    expect(top).not.toBeNull();
    expect(Math.abs((top ?? 0) - 230)).toBeLessThan(3);
  });

  it('is not told before a busy one, nor when the picture ends first', () => {
    const books = (x: number, y: number): number =>
      Math.floor(x / 17) % 2 === Math.floor(y / 23) % 2 ? 40 : 210;
    expect(eyesToHairTop(look(230, books), head)).toBeNull();
    expect(eyesToHairTop(look(330, plain), head)).toBeNull();
  });
});

describe('the crown', () => {
  it('is the estimate when nothing is seen of the hair', () => {
    expect(boundedCrown(head, null)).toBe(200);
  });

  it('is never above the hair, as on a bald head', () => {
    expect(boundedCrown(head, 190)).toBe(190);
  });

  it('is drawn half-way to its place under flat hair', () => {
    // Flat hair is 4.2 % of 400 px above the skull: 216 - 16.8 = 199.2.
    expect(boundedCrown(head, 216)).toBeCloseTo(199.6, 1);
    expect(boundedCrown(head, 208)).toBeLessThan(200);
  });

  it('is left alone by high hair', () => {
    expect(boundedCrown(head, 260)).toBe(200);
  });
});
