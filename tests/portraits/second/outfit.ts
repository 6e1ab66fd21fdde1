/** Everything around the face: ears, neck, shoulders, hair and hats. */
import { halfWidthAt, layoutOf, skull, type Layout } from './head.ts';
import type { ModelledPortrait, Rgb } from './params.ts';
import { vec, type Paint, type Surface, type Vec } from './raster.ts';
import { blend, brush, scaled, smooth } from './skin-paint.ts';

const solid = (colour: Rgb): Paint => ({ colour, opacity: 1 });

/** Returns a ball squeezed along its axes. */
function ball(centre: Vec, half: Vec): Surface['at'] {
  return (u, v) => {
    const turn = (u - 0.5) * 2 * Math.PI;
    const tilt = v * Math.PI;
    return vec(
      centre.x + half.x * Math.sin(turn) * Math.sin(tilt),
      centre.y - half.y * Math.cos(tilt),
      centre.z + half.z * Math.cos(turn) * Math.sin(tilt),
    );
  };
}

export function ears(portrait: ModelledPortrait): Surface[] {
  const { eyeY, noseY } = layoutOf(portrait);
  return [-1, 1].map((side) => ({
    at: ball(
      vec(side * (halfWidthAt(eyeY, portrait) + 0.03), (eyeY + noseY) / 2, -0.02),
      vec(0.075, 0.19, 0.11),
    ),
    paint: ({ y }) => solid(scaled(portrait.skin, 0.9 + 0.05 * Math.sin(y * 30))),
    columns: 30,
    rows: 24,
  }));
}

/** Returns the neck and shoulders, which do not move when the head turns. */
export function body({ skin, clothes, child, breadth, seed }: ModelledPortrait): Surface[] {
  const neck = breadth * (child ? 0.5 : 0.64);
  const shoulders = child ? 1.35 : 1.85;
  return [
    {
      at: (u, v) => {
        const turn = (u - 0.5) * 2 * Math.PI;
        const wide = neck * (1 + 0.25 * smooth(0.4, 1, v));
        return vec(Math.sin(turn) * wide, 0.45 + v * 1.15, -0.12 + Math.cos(turn) * wide * 0.8);
      },
      paint: ({ y }) => solid(scaled(skin, 0.84 - 0.22 * (1 - smooth(0.7, 1.15, y)))),
      columns: 40,
      rows: 30,
      still: true,
    },
    {
      at: (u, v) => {
        const turn = (u - 0.5) * 2 * Math.PI;
        const wide = shoulders * Math.sqrt(Math.min(1, 0.06 + 1.9 * v));
        return vec(
          Math.sin(turn) * wide,
          1.34 + v * v * 3.6 + 0.12 * Math.sin(turn) ** 2,
          -0.15 + Math.cos(turn) * wide * 0.42,
        );
      },
      paint: ({ x, y }) => solid(scaled(clothes, 1 + 0.07 * brush(x * 0.7, y * 0.7, seed + 9))),
      columns: 60,
      rows: 40,
      still: true,
    },
  ];
}

const strands = (colour: Rgb, x: number, y: number, z: number, seed: number): Rgb =>
  scaled(
    colour,
    1 +
      0.16 * Math.sin(70 * Math.atan2(x, z + 0.4) + 5 * brush(x, y, seed)) * 0.6 +
      0.1 * brush(x * 2, y, seed),
  );

/** Returns the lowest point of the hair at a point of the head: the hairline over the face, the nape behind. */
function hairEnds(
  { hair, breadth }: ModelledPortrait,
  x: number,
  z: number,
  { eyeY, browY }: Layout,
): number {
  const side = Math.abs(x) / breadth;
  if (z < 0) return hair === 'bob' ? 0.9 : 0.62;
  const front = hair === 'fringe' ? browY - 0.07 : -0.66 + 0.06 * Math.sin(x * 5 + 1);
  const temple = hair === 'bob' ? 0.85 : eyeY + 0.06;
  return front + (temple - front) * smooth(0.78, 0.97, side);
}

/** Height of the hair above the skull, half head heights. */
export const hairOver = { bald: 0, cropped: 0.035, full: 0.16, bob: 0.1, fringe: 0.07 } as const;

export function hairOf(portrait: ModelledPortrait): Surface[] {
  const { hair, hairColour, seed } = portrait;
  if (hair === 'bald') return [];
  const layout = layoutOf(portrait);
  const over = hairOver[hair];
  const form = skull(portrait, 0.03);
  const wide = { cropped: 0.015, full: 0.11, bob: 0.14, fringe: 0.05 }[hair];
  return [
    {
      at: (u, v) => {
        const point = form(u, v);
        const high = smooth(0.5, -1, point.y);
        return vec(
          point.x * (1 + wide * (point.z < 0.3 ? 1 : 0.6)),
          point.y * 0.97 - (over - 0.005) * high,
          point.z * 1.02 + (hair === 'fringe' && point.z > 0 ? 0.02 : 0),
        );
      },
      paint: ({ x, y, z }) =>
        y > hairEnds(portrait, x, z, layout) + 0.025 * brush(x * 6, 0, seed)
          ? null
          : solid(strands(hairColour, x, y, z, seed)),
      columns: 120,
      rows: 110,
    },
  ];
}

/** Height of a hat above the skull's crown, half head heights. */
export const hatOver = { none: 0, felt: 0.34, cap: 0.16, beret: 0.22 } as const;

export function hatOf(portrait: ModelledPortrait): Surface[] {
  const { hat, hatColour, seed, breadth } = portrait;
  if (hat === 'none') return [];
  const rim = { felt: -0.48, cap: -0.42, beret: -0.5 }[hat];
  const over = hatOver[hat];
  const bulge = { felt: 0.1, cap: 0.08, beret: 0.3 }[hat];
  const cloth = (x: number, y: number): Rgb => scaled(hatColour, 1 + 0.05 * brush(x * 2, y * 2, seed + 3));
  const dome: Surface = {
    at: (u, v) => {
      const turn = (u - 0.5) * 2 * Math.PI;
      const round =
        hat === 'beret' ? Math.sin(Math.PI * (0.1 + v * 0.7)) ** 0.6 : v ** (hat === 'felt' ? 0.28 : 0.5);
      const wide = halfWidthAt(rim, portrait) * (1 + bulge) * round;
      return vec(Math.sin(turn) * wide, rim - (1 - v) * (1 + rim + over), Math.cos(turn) * wide * 1.2);
    },
    paint: ({ x, y }) => {
      const band = hat === 'felt' && y > rim - 0.16;
      return solid(band ? blend(cloth(x, y), [20, 18, 20], 0.55) : cloth(x, y));
    },
    columns: 80,
    rows: 60,
  };
  const reach = { felt: 1.62, cap: 1.05, beret: 1.02 }[hat];
  const brim: Surface = {
    at: (u, v) => {
      const turn = (u - 0.5) * 2 * Math.PI;
      const peak = hat === 'cap' && Math.cos(turn) > 0 ? 0.75 * Math.cos(turn) ** 0.7 : 0;
      const wide = breadth * (0.95 + v * (reach - 0.95));
      // A peak and a brim slope down towards the front.
      return vec(
        Math.sin(turn) * wide,
        rim + 0.01 + v * (0.05 + 0.12 * peak),
        Math.cos(turn) * (wide * 1.2 + v * peak),
      );
    },
    paint: ({ x, y }) => solid(scaled(cloth(x, y), 0.82)),
    columns: 80,
    rows: 12,
  };
  return [dome, brim];
}
