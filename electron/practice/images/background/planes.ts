/** Planes of numbers over the small picture, and each pixel's distance from the edge between two regions. */

/** One number for each pixel, rows without padding. */
export interface Plane {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

export const planeLike = ({ width, height }: Plane): Plane => ({
  data: new Float32Array(width * height),
  width,
  height,
});

const DIAGONAL = Math.SQRT2;

/**
 * Returns the distance in px to the nearest pixel for which `isGoal` is true; chamfer steps of 1 and root 2, at most
 * 4 % off.
 */
function distanceTo(isGoal: (index: number) => boolean, width: number, height: number): Float32Array {
  const far = width + height;
  const distance = new Float32Array(width * height);
  for (let index = 0; index < distance.length; index += 1) distance[index] = isGoal(index) ? 0 : far;
  /** Shortens a pixel's way over its neighbour in the row and the three in the row before or after. */
  const relax = (x: number, y: number, step: -1 | 1): void => {
    const index = y * width + x;
    let least = distance[index] ?? far;
    const nextX = x + step;
    if (nextX >= 0 && nextX < width) least = Math.min(least, (distance[index + step] ?? far) + 1);
    const nextY = y + step;
    if (nextY >= 0 && nextY < height) {
      const next = nextY * width + x;
      least = Math.min(least, (distance[next] ?? far) + 1);
      if (x > 0) least = Math.min(least, (distance[next - 1] ?? far) + DIAGONAL);
      if (x + 1 < width) least = Math.min(least, (distance[next + 1] ?? far) + DIAGONAL);
    }
    distance[index] = least;
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) relax(x, y, -1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) relax(x, y, 1);
  return distance;
}

/** Returns the distance to the edge of the region above a half, px: positive inside, negative outside. */
export function signedDistance({ data, width, height }: Plane): Plane {
  const toOutside = distanceTo((index) => (data[index] ?? 0) < 0.5, width, height);
  const toInside = distanceTo((index) => (data[index] ?? 0) >= 0.5, width, height);
  const signed = toOutside.map((out, index) => out - (toInside[index] ?? 0));
  // Measure to the edge between pixel centres, not to the centres.
  return { data: signed.map((value) => value - Math.sign(value) * 0.5), width, height };
}

/** Returns the value between pixel centres; beyond the edge, the value of the last pixel. */
export function sample({ data, width, height }: Plane, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1);
  const cy = Math.min(Math.max(y, 0), height - 1);
  const left = Math.min(Math.floor(cx), width - 2);
  const top = Math.min(Math.floor(cy), height - 2);
  const fx = cx - left;
  const fy = cy - top;
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const below = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return above * (1 - fy) + below * fy;
}
