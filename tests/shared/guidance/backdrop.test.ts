import { describe, expect, it } from 'vitest';
import type { FacePixels } from '../../../shared/face/pixels.ts';
import { backdropOf, type HeadPosition } from '../../../shared/guidance/backdrop.ts';

type Colour = readonly [number, number, number];
const WALL: Colour = [214, 212, 205];
const HAIR: Colour = [40, 30, 24];
const [WIDTH, HEIGHT] = [320, 180];
/** Head position, px of a picture four times as large as the reduced one. */
const head: HeadPosition = { crown: { x: 640, y: 200 }, chin: { x: 640, y: 500 }, headPx: 300 };

/** Returns a sitter with hair as broad as the head, in front of a wall that is painted pixel by pixel. */
function picture(wall: (x: number, y: number) => Colour, { crown, chin } = head): FacePixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const middle = { x: (crown.x + chin.x) / 8, y: (crown.y + chin.y) / 8 };
  const half = Math.hypot(chin.x - crown.x, chin.y - crown.y) / 8;
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isHead = Math.hypot(x - middle.x, y - middle.y) < half * 0.98;
    const isBody = y > middle.y + half * 1.1;
    data.set(isHead || isBody ? HAIR : wall(x, y), i * 3);
  }
  return { data, width: WIDTH, height: HEIGHT, channels: 3 };
}
const shaded = (luma: number): Colour => [luma, luma, luma];

describe('a backdrop', () => {
  it('is plain and even when it has one colour, without hair, hat and shoulders', () => {
    expect(
      backdropOf(
        picture(() => WALL),
        head,
        1 / 4,
      ),
    ).toEqual({ clutter: 0, unevenness: 0 });
  });

  it('is plain when light falls off across it, and reports by how much', () => {
    const seen = backdropOf(
      picture((x) => shaded(230 - x / 4)),
      head,
      1 / 4,
    );
    expect(seen?.clutter).toBe(0);
    expect(seen?.unevenness).toBeGreaterThan(20);
    expect(seen?.unevenness).toBeLessThan(40);
  });

  it('is cluttered by a shelf of books on one side', () => {
    const seen = backdropOf(
      picture((x) => (x < 130 && x % 9 < 5 ? [124, 59, 53] : WALL)),
      head,
      1 / 4,
    );
    expect(seen?.clutter).toBeGreaterThan(0.3);
  });

  it('is cluttered by a coloured poster as light as the wall, whatever the poster’s edges', () => {
    const seen = backdropOf(
      picture((x) => (x > 195 ? [168, 226, 205] : WALL)),
      head,
      1 / 4,
    );
    expect(seen?.clutter).toBeGreaterThan(0.15);
  });

  it('is uneven under a shadow with a soft edge', () => {
    const seen = backdropOf(
      picture((x) => shaded(x < 180 ? 220 : Math.max(120, 220 - (x - 180) * 4))),
      head,
      1 / 4,
    );
    expect(seen?.unevenness).toBeGreaterThan(60);
  });

  it('is measured along a tilted head', () => {
    const tilted = { crown: { x: 671, y: 203 }, chin: { x: 609, y: 497 }, headPx: 300 };
    expect(
      backdropOf(
        picture(() => WALL, tilted),
        tilted,
        1 / 4,
      ),
    ).toEqual({ clutter: 0, unevenness: 0 });
  });

  it('is unknown when the head fills the picture', () => {
    const close = { crown: { x: 640, y: -400 }, chin: { x: 640, y: 1100 }, headPx: 1500 };
    expect(
      backdropOf(
        picture(() => WALL),
        close,
        1 / 4,
      ),
    ).toBeNull();
  });
});
