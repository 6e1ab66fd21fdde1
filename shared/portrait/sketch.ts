import { hairPalette, skinColours } from './palette.ts';
import type { HairColours, SkinColours } from './palette.ts';
import type { PortraitParams } from './params.ts';
import { proportionsOf } from './proportions.ts';
import type { Proportions } from './proportions.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import type { Point } from './svg.ts';

/** Everything needed to draw any part of a person. Coordinates are head units, see Proportions. */
export interface Sketch {
  readonly params: PortraitParams;
  readonly proportions: Proportions;
  readonly skin: SkinColours;
  readonly hair: HairColours;
  readonly random: Random;
  /** Returns an id that no other person in the picture uses. */
  readonly id: (name: string) => string;
  /** Returns a point of the head, turned by yaw and pitch. Without `z` it is on the face's surface. */
  readonly at: (x: number, y: number, z?: number) => Point;
}

/** Half-axes of the ellipsoid that represents the face's surface, in head units. */
const surface = { x: 38, y: 80, z: 36 };

function depth(x: number, y: number): number {
  return surface.z * Math.sqrt(Math.max(0, 1 - (x / surface.x) ** 2 - (y / surface.y) ** 2));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Prepares one person; `name` keeps the ids of two people apart. */
export function sketch(params: PortraitParams, name: string): Sketch {
  const yaw = radians(params.yaw);
  const pitch = radians(params.pitch);
  return {
    params,
    proportions: proportionsOf(params),
    skin: skinColours[params.skin],
    hair: hairPalette[params.hairColour],
    random: seededRandom(params.seed),
    id: (part) => `${name}-${part}`,
    at: (x, y, z = depth(x, y)) => ({
      x: x * Math.cos(yaw) + z * Math.sin(yaw),
      y: y * Math.cos(pitch) - (z * Math.cos(yaw) - x * Math.sin(yaw)) * Math.sin(pitch),
    }),
  };
}

/** Returns points for both halves of a symmetric outline: the right half as given, then its mirror image backwards. */
export function mirrored(half: readonly (readonly [number, number, number])[]): [number, number, number][] {
  const right = half.map(([x, y, z]): [number, number, number] => [x, y, z]);
  const left = half
    .toReversed()
    .filter(([x]) => x !== 0)
    .map(([x, y, z]): [number, number, number] => [-x, y, z]);
  return [...right, ...left];
}
