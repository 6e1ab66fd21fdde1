import { describe, expect, it } from 'vitest';
import { replaceBackdrop } from '../../../../electron/practice/images/new-backdrop.ts';
import type { Pixels } from '../../../../electron/practice/images/resample.ts';

const WIDTH = 300;
const HEIGHT = 380;
const person = { x: 150, crownY: 60, chinY: 260 };
type Colour = readonly [number, number, number];
const dark: Colour = [70, 50, 40];

/** Returns the share of a pixel that is person: an elliptical head over shoulders, with an edge one px soft. */
function cover(x: number, y: number): number {
  const head = 1 - Math.hypot((x - 150) / 75, (y - 160) / 100);
  const soft = Math.max(0, Math.min(1, head * 75 + 0.5));
  return y > 300 || (y > 240 && Math.abs(x - 150) < 45) ? 1 : soft;
}

function photo(wall: (x: number, y: number) => Colour, own: Colour = dark): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const [behind, share] = [wall(x, y), cover(x, y)];
    for (let c = 0; c < 3; c += 1)
      data[i * 3 + c] = Math.round((own[c] ?? 0) * share + (behind[c] ?? 0) * (1 - share));
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const at = ({ data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3),
];
const unevenBlue = (x: number, y: number): Colour => [120 + x / 12, 150 + y / 20, 200 - x / 15];

describe('a new backdrop', () => {
  it('replaces a plain wall, however unevenly lit, and nothing else', () => {
    const made = replaceBackdrop(photo(unevenBlue), '#FFFFFF', person);
    if (made === null) throw new Error('The backdrop was kept');
    expect(at(made, 10, 10)).toEqual([255, 255, 255]);
    expect(at(made, 290, 200)).toEqual([255, 255, 255]);
    expect(at(made, 150, 160)).toEqual([...dark]);
    expect(at(made, 20, 350)).toEqual([...dark]);
  });

  it('leaves no speck of a faint stain on the wall, and keeps everything that differs from the wall', () => {
    const marked = (x: number, y: number): Colour => {
      const behind = unevenBlue(x, y);
      if (Math.hypot(x - 40, y - 200) < 6) return [behind[0] - 9, behind[1] - 9, behind[2] - 9];
      return Math.hypot(x - 260, y - 200) < 6 ? [200, 0, 120] : behind;
    };
    const made = replaceBackdrop(photo(marked), '#FFFFFF', person);
    if (made === null) throw new Error('The backdrop was kept');
    expect(at(made, 40, 200)).toEqual([255, 255, 255]);
    expect(at(made, 260, 200)).toEqual([200, 0, 120]);
  });

  it('leaves no halo: an edge is the person mixed with the new wall, not with the old', () => {
    const before = photo(unevenBlue);
    const made = replaceBackdrop(before, '#FFFFFF', person);
    if (made === null) throw new Error('The backdrop was kept');
    let worst = 0;
    for (let x = 60; x < 240; x += 1) {
      const share = cover(x, 160);
      const wanted = dark.map((value) => value * share + 255 * (1 - share));
      at(made, x, 160).forEach((value, c) => {
        worst = Math.max(worst, Math.abs(value - (wanted[c] ?? 0)));
      });
    }
    expect(worst).toBeLessThan(16);
  });

  it('is not made for a busy backdrop', () => {
    const striped = photo((x, y) =>
      (Math.floor(x / 9) + Math.floor(y / 13)) % 2 === 0 ? [230, 90, 60] : [40, 110, 160],
    );
    expect(replaceBackdrop(striped, '#FFFFFF', person)).toBeNull();
  });

  it('is not made when the person has the wall’s colour', () => {
    const ghost = photo(() => [230, 229, 226], [226, 226, 224]);
    expect(replaceBackdrop(ghost, '#FFFFFF', person)).toBeNull();
  });
});
