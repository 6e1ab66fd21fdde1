import { between, seededRandom } from './random.ts';
import type { Sketch } from './sketch.ts';
import type { Point } from './svg.ts';

/** Position of the parting, left of the picture's middle. Together with the mole it reveals a mirrored picture. */
export const partingX = -12;

/** Height of the hair above the skull's crown, in head units. */
export function hairRise({ params }: Sketch): number {
  if (params.age === 'baby' && params.hairStyle !== 'bald') return 1;
  return { flat: 4, high: 14, bald: 0, long: 5.5 }[params.hairStyle];
}

/** Returns the outline from the left sideburn over the top to the right one. */
export function outerLine(sketch: Sketch): Point[] {
  const { at, params, proportions: p } = sketch;
  // A random source of its own: the outline is needed more than once and must come out the same.
  const random = seededRandom(params.seed + 31);
  const rise = hairRise(sketch);
  const w = p.halfWidth;
  const long = params.hairStyle === 'long';
  const out = params.age === 'baby' ? 0.8 : { flat: 2.2, high: 4.2, bald: 0, long: 4.5 }[params.hairStyle];
  const half: (readonly [number, number])[] = [
    ...(long ? longTips(w) : ([[w + 0.6, p.eyeY + 2]] as const)),
    [w + out, -14],
    [w * 0.96 + out, -28],
    [w * 0.76 + out, -41 - rise * 0.55],
    [w * 0.42 + out * 0.4, -48.4 - rise * 0.88],
  ];
  const lump = (index: number): number =>
    params.hairStyle === 'high' && index > 1 ? between(random, -1, 1) : 0;
  const side = (sign: -1 | 1): Point[] =>
    half.map(([x, y], index) => at(sign * (x + lump(index)), y + lump(index), 0));
  return [...side(-1), at(0, -50 - rise, 0), ...side(1).toReversed()];
}

/** Long hair falls in front of the shoulders and ends in tips. */
const longTips = (w: number): (readonly [number, number])[] => [
  [w + 1, 90],
  [w + 9, 72],
  [w + 9.5, 50],
  [w + 8, 26],
];

/** Returns the line from the right sideburn along the forehead to the left one. */
export function hairline({ at, params, proportions: p }: Sketch): Point[] {
  const w = p.halfWidth;
  const lift = { adult: 0, child: 2.5, baby: -6 }[params.age];
  const part = (x: number, y: number): Point => at(x * (w / 34), y + lift);
  const forehead = [
    part(27.5, -21),
    part(20, -28),
    part(8, -32),
    part(-4, -34.5),
    part(partingX, -37),
    part(-19, -31),
    part(-27.5, -21),
  ];
  const temple = (side: -1 | 1): Point[] =>
    params.hairStyle === 'long'
      ? [
          at(side * (w - 9), 85, 4),
          at(side * (w - 7.5), 66, 4),
          at(side * (w - 3.5), 46, 4),
          at(side * (w - 2.4), 26, 4),
          at(side * (w - 2), 4, 6),
          at(side * (w - 4.5), -10, 12),
        ]
      : [
          at(side * (w - 1.8), p.eyeY + 2, 2),
          at(side * (w - 2.4), p.eyeY - 8, 4),
          at(side * (w - 3.2), -14, 8),
        ];
  return [...temple(1), ...forehead, ...temple(-1).toReversed()];
}
