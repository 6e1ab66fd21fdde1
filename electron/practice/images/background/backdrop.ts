/**
 * Recognises a plain backdrop, however unevenly lit: one colour that changes slowly over the picture, modelled as a
 * polynomial of the fourth degree in position. It is fitted to pixels that certainly belong to the backdrop, and is
 * robust against objects on it.
 */
import type { Pixels } from '../resample.ts';

const DEGREE = 4;
const TERMS = 15;
const ROUNDS = 4;
/** Residual in levels above which a pixel counts less and less (Cauchy weights). */
const TOLERANCE = 6;
/** A backdrop is plain when this share of it agrees with the fit, within so many levels. */
const AGREEING = 0.85;
const WITHIN = 18;
/** Every sensor and JPEG varies at least this much, levels. */
const LEAST_DEVIATION = 2.5;
/** Pixels used for the fit; more add nothing. */
const SAMPLES = 6000;

export interface PlainBackdrop {
  /** Coefficients of each channel. */
  readonly fit: readonly Float64Array[];
  /** Spread of the backdrop around the fit, levels. */
  readonly deviation: number;
}

/** Writes the powers of a position, given in -1 to 1, into `basis`. */
function powers(x: number, y: number, basis: Float64Array): void {
  let at = 0;
  let left = 1;
  for (let i = 0; i <= DEGREE; i += 1) {
    let term = left;
    for (let j = 0; i + j <= DEGREE; j += 1) {
      basis[at] = term;
      term *= y;
      at += 1;
    }
    left *= x;
  }
}

/**
 * Solves a small symmetric system by elimination. Adds a little to its diagonal, so that there is always a solution.
 */
function solve(matrix: Float64Array, right: Float64Array): Float64Array {
  const at = (row: number, column: number): number => matrix[row * TERMS + column] ?? 0;
  for (let i = 0; i < TERMS; i += 1) matrix[i * TERMS + i] = at(i, i) + 1e-7;
  for (let pivot = 0; pivot < TERMS; pivot += 1) {
    for (let row = 0; row < TERMS; row += 1) {
      if (row === pivot) continue;
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < TERMS; column += 1) {
        matrix[row * TERMS + column] = at(row, column) - factor * at(pivot, column);
      }
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  return right.map((value, row) => value / at(row, row));
}

/** Returns the distance of some pixels from the backdrop, levels, in the given order. */
export function residualsAt(
  { fit }: PlainBackdrop,
  { data, width, height }: Pixels,
  chosen: Uint32Array,
): Float32Array {
  const basis = new Float64Array(TERMS);
  const [red, green, blue] = fit;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error('A fit has three channels');
  const residuals = new Float32Array(chosen.length);
  for (let number = 0; number < chosen.length; number += 1) {
    const index = chosen[number] ?? 0;
    powers(((index % width) / width) * 2 - 1, (Math.floor(index / width) / height) * 2 - 1, basis);
    let r = data[index * 3] ?? 0;
    let g = data[index * 3 + 1] ?? 0;
    let b = data[index * 3 + 2] ?? 0;
    for (let term = 0; term < TERMS; term += 1) {
      const value = basis[term] ?? 0;
      r -= value * (red[term] ?? 0);
      g -= value * (green[term] ?? 0);
      b -= value * (blue[term] ?? 0);
    }
    residuals[number] = Math.sqrt(r * r + g * g + b * b);
  }
  return residuals;
}

function fitOnce(pixels: Pixels, chosen: Uint32Array, before: PlainBackdrop | null): PlainBackdrop {
  const matrix = new Float64Array(TERMS * TERMS);
  const red = new Float64Array(TERMS);
  const green = new Float64Array(TERMS);
  const blue = new Float64Array(TERMS);
  const basis = new Float64Array(TERMS);
  const far = before === null ? null : residualsAt(before, pixels, chosen);
  for (let number = 0; number < chosen.length; number += 1) {
    const index = chosen[number] ?? 0;
    const x = ((index % pixels.width) / pixels.width) * 2 - 1;
    const y = (Math.floor(index / pixels.width) / pixels.height) * 2 - 1;
    powers(x, y, basis);
    const r = pixels.data[index * 3] ?? 0;
    const g = pixels.data[index * 3 + 1] ?? 0;
    const b = pixels.data[index * 3 + 2] ?? 0;
    const weight = 1 / (1 + ((far?.[number] ?? 0) / TOLERANCE) ** 2) / chosen.length;
    for (let row = 0; row < TERMS; row += 1) {
      const share = weight * (basis[row] ?? 0);
      for (let column = 0; column < TERMS; column += 1) {
        const place = row * TERMS + column;
        matrix[place] = (matrix[place] ?? 0) + share * (basis[column] ?? 0);
      }
      red[row] = (red[row] ?? 0) + share * r;
      green[row] = (green[row] ?? 0) + share * g;
      blue[row] = (blue[row] ?? 0) + share * b;
    }
  }
  return { fit: [red, green, blue].map((right) => solve(matrix.slice(), right)), deviation: 0 };
}

/** Returns the backdrop when it is plain, else null. @param isBackdrop by pixel number */
export function findPlainBackdrop(
  pixels: Pixels,
  isBackdrop: (index: number) => boolean,
): PlainBackdrop | null {
  const all: number[] = [];
  for (let index = 0; index < pixels.width * pixels.height; index += 1)
    if (isBackdrop(index)) all.push(index);
  const step = Math.max(1, all.length / SAMPLES);
  const chosen = Uint32Array.from(
    { length: Math.floor(all.length / step) },
    (_, i) => all[Math.floor(i * step)] ?? 0,
  );
  if (chosen.length < TERMS * 10) return null;
  let found = fitOnce(pixels, chosen, null);
  for (let round = 1; round < ROUNDS; round += 1) found = fitOnce(pixels, chosen, found);
  const residuals = residualsAt(found, pixels, chosen).sort();
  const agreeing = residuals.filter((value) => value < WITHIN).length / residuals.length;
  if (agreeing < AGREEING) return null;
  const median = residuals[Math.floor(residuals.length / 2)] ?? 0;
  return { fit: found.fit, deviation: Math.max(LEAST_DEVIATION, median * 1.2) };
}
