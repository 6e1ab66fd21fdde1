/**
 * Models the wall behind a person as one slowly changing colour: a surface of the second degree, learnt where the
 * person cannot be. It is also evaluated behind the head, where a higher degree would diverge.
 */
import type { Pixels } from './resample.ts';

const TERMS = 6;
const ROUNDS = 4;
/** Levels above which a pixel counts less and less (Cauchy weights), because objects on the wall are not the wall. */
const TOLERANCE = 6;
/** A wall is plain when this share of it agrees with the surface, within so many levels. */
const AGREEING = 0.85;
const WITHIN = 18;
/** Every sensor and JPEG varies at least this much, levels. */
const LEAST_DEVIATION = 2.5;
/** Pixels from which the surface is learnt; more add nothing. */
const SAMPLES = 4000;
/** Keeps the curvature small where the samples lie on one line and do not determine it. */
const STIFFNESS = 1e-3;

export interface PlainWall {
  /** Factors of 1, x, y, x², xy and y² for red, green and blue; x and y go from -1 to 1. */
  readonly surface: readonly Float64Array[];
  /** Spread around the surface, levels. */
  readonly deviation: number;
}

interface Sample {
  readonly basis: readonly number[];
  readonly colour: readonly number[];
}

/** Returns a pixel's position in the surface's coordinates. */
export const toSurface = (pixel: number, extent: number): number => (pixel / extent) * 2 - 1;

function samplesOf({ data, width, height }: Pixels, isWall: (x: number, y: number) => boolean): Sample[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES / 3)));
  const samples: Sample[] = [];
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) {
      if (!isWall(column, row)) continue;
      const x = toSurface(column, width);
      const y = toSurface(row, height);
      const at = (row * width + column) * 3;
      samples.push({
        basis: [1, x, y, x * x, x * y, y * y],
        colour: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0],
      });
    }
  }
  return samples;
}

/** Solves the symmetric system of the least squares with Gauss-Jordan elimination. */
function solve(system: Float64Array[]): number[] {
  system.forEach((pivotRow, pivot) => {
    system.forEach((row, index) => {
      if (index === pivot) return;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      for (let column = pivot; column < row.length; column += 1) {
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
    });
  });
  return system.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
}

const valueOf = (factors: Float64Array, basis: readonly number[]): number =>
  basis.reduce((sum, term, index) => sum + term * (factors[index] ?? 0), 0);

const residual = (surface: readonly Float64Array[], { basis, colour }: Sample): number =>
  Math.hypot(...surface.map((factors, channel) => (colour[channel] ?? 0) - valueOf(factors, basis)));

function fit(samples: readonly Sample[], weights: readonly number[]): Float64Array[] {
  return [0, 1, 2].map((channel) => {
    const system = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 1));
    samples.forEach(({ basis, colour }, index) => {
      const weight = (weights[index] ?? 0) / samples.length;
      system.forEach((row, i) => {
        const share = weight * (basis[i] ?? 0);
        for (let j = 0; j < TERMS; j += 1) row[j] = (row[j] ?? 0) + share * (basis[j] ?? 0);
        row[TERMS] = (row[TERMS] ?? 0) + share * (colour[channel] ?? 0);
      });
    });
    // The constant is not damped: only slopes and curvatures are.
    system.forEach((row, i) => {
      row[i] = (row[i] ?? 0) + (i === 0 ? 1e-9 : STIFFNESS);
    });
    return Float64Array.from(solve(system));
  });
}

/** Returns the wall when it is plain, else null. @param isWall by position in px: where to learn it */
export function findPlainWall(photo: Pixels, isWall: (x: number, y: number) => boolean): PlainWall | null {
  const samples = samplesOf(photo, isWall);
  if (samples.length < TERMS * 10) return null;
  let surface = fit(
    samples,
    samples.map(() => 1),
  );
  for (let round = 1; round < ROUNDS; round += 1) {
    const before = surface;
    surface = fit(
      samples,
      samples.map((sample) => 1 / (1 + (residual(before, sample) / TOLERANCE) ** 2)),
    );
  }
  const far = samples.map((sample) => residual(surface, sample)).sort((a, b) => a - b);
  if (far.filter((value) => value < WITHIN).length / far.length < AGREEING) return null;
  const median = far[Math.floor(far.length / 2)] ?? 0;
  return { surface, deviation: Math.max(LEAST_DEVIATION, median * 1.2) };
}

/** Returns the wall's colour at a position, for one channel. */
export function wallAt({ surface }: PlainWall, channel: number, x: number, y: number): number {
  const f = surface[channel];
  if (f === undefined) throw new Error(`A wall has no channel ${channel}`);
  const along = (f[1] ?? 0) + (f[3] ?? 0) * x + (f[4] ?? 0) * y;
  return (f[0] ?? 0) + along * x + ((f[2] ?? 0) + (f[5] ?? 0) * y) * y;
}

/** Returns the distance of each pixel from the wall, levels. */
export function distanceFrom(wall: PlainWall, { data, width, height }: Pixels): Float32Array {
  const far = new Float32Array(width * height);
  for (let row = 0, index = 0; row < height; row += 1) {
    const y = toSurface(row, height);
    for (let column = 0; column < width; column += 1, index += 1) {
      const x = toSurface(column, width);
      const red = (data[index * 3] ?? 0) - wallAt(wall, 0, x, y);
      const green = (data[index * 3 + 1] ?? 0) - wallAt(wall, 1, x, y);
      const blue = (data[index * 3 + 2] ?? 0) - wallAt(wall, 2, x, y);
      far[index] = Math.sqrt(red * red + green * green + blue * blue);
    }
  }
  return far;
}
