/**
 * The quick matte: fits the small cut to the edges of the small picture, then applies its coefficients to the full
 * picture's own pixels ("Fast guided filter", He and Sun 2015).
 */
import type { Pixels } from '../resample.ts';
import { guidedCoefficients } from './guided.ts';
import { planeLike, sample, signedDistance, type Plane } from './planes.ts';
import type { Segmentation } from './segment.ts';

const RADIUS = 2;
/** Levels squared. */
const EVENNESS = 60;
/** Distance from the cut beyond which nothing is mixed, small px. */
const BAND = 3;

/** Luma of a pixel, BT.709 weights on encoded values. */
export const lumaAt = (data: Uint8Array, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);

function lumaPlane({ data, width, height }: Pixels): Plane {
  const plane = planeLike({ data: new Float32Array(0), width, height });
  for (let index = 0; index < plane.data.length; index += 1) plane.data[index] = lumaAt(data, index * 3);
  return plane;
}

/** Steepens a mixture: a quick matte has no fine hair to lose, but must not glow. */
const steepened = (value: number): number => {
  const t = Math.max(0, Math.min(1, (value - 0.15) / 0.7));
  return t * t * (3 - 2 * t);
};

/** The matte's data near the cut, which can be sampled anywhere in the picture. */
export interface QuickEdge {
  /** Distance from the cut, small px; positive inside. */
  readonly distance: Plane;
  readonly gain: Plane;
  readonly offset: Plane;
}

export function quickEdge({ small, person }: Segmentation): QuickEdge {
  const coefficients = guidedCoefficients(lumaPlane(small), person, RADIUS, EVENNESS);
  return { distance: signedDistance(person), ...coefficients };
}

/** Returns the opacity, 0 to 1, of a pixel of that luma at a position in small px. */
export function quickAlpha(
  { distance, gain, offset }: QuickEdge,
  x: number,
  y: number,
  luma: number,
): number {
  const away = sample(distance, x, y);
  if (Math.abs(away) >= BAND) return away > 0 ? 1 : 0;
  return steepened(sample(gain, x, y) * luma + sample(offset, x, y));
}

/** Returns the opacity of the person, 0 to 255, for each pixel of the picture. */
export function fastMatte(picture: Pixels, segmentation: Segmentation): Uint8Array {
  const edge = quickEdge(segmentation);
  const { scale } = segmentation;
  const alpha = new Uint8Array(picture.width * picture.height);
  for (let y = 0, index = 0; y < picture.height; y += 1) {
    const sy = (y + 0.5) * scale - 0.5;
    for (let x = 0; x < picture.width; x += 1, index += 1) {
      const luma = lumaAt(picture.data, index * 3);
      alpha[index] = Math.round(255 * quickAlpha(edge, (x + 0.5) * scale - 0.5, sy, luma));
    }
  }
  return alpha;
}
