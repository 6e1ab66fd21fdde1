/** Estimates how likely a colour is, from a smoothed histogram of pixels over the RGB cube. */
import type { Pixels } from '../resample.ts';

/** Bins per side of the cube; each is 8 levels wide. */
const BINS = 32;
const SHIFT = 3;
const CELLS = BINS ** 3;
/** Share of pixels of which nothing is known in advance. */
const SURPRISE = 0.03;
const UNIFORM = 1 / 256 ** 3;
/** Passes of the smoothing: a colour seen once makes those within about ten levels likely. */
const PASSES = 2;

export const binOf = (data: Uint8Array, at: number): number =>
  (((data[at] ?? 0) >> SHIFT) * BINS + ((data[at + 1] ?? 0) >> SHIFT)) * BINS +
  ((data[at + 2] ?? 0) >> SHIFT);

/** Smooths once with [1 2 1] / 4 along an axis whose neighbours are `stride` cells apart. */
function smoothAlong(cells: Float32Array, stride: number): Float32Array {
  const out = new Float32Array(CELLS);
  for (let index = 0; index < CELLS; index += 1) {
    const place = Math.floor(index / stride) % BINS;
    const own = cells[index] ?? 0;
    const before = place === 0 ? own : (cells[index - stride] ?? 0);
    const after = place === BINS - 1 ? own : (cells[index + stride] ?? 0);
    out[index] = (before + own * 2 + after) / 4;
  }
  return out;
}

/** Density per level cubed, by bin. */
export type ColourModel = Float32Array;

/** @param weightOf of a pixel by its number; 0 leaves it out */
export function learnColours({ data }: Pixels, weightOf: (index: number) => number): ColourModel {
  let cells: Float32Array = new Float32Array(CELLS);
  let total = 0;
  for (let index = 0; index * 3 < data.length; index += 1) {
    const weight = weightOf(index);
    if (weight === 0) continue;
    const bin = binOf(data, index * 3);
    cells[bin] = (cells[bin] ?? 0) + weight;
    total += weight;
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const stride of [1, BINS, BINS * BINS]) cells = smoothAlong(cells, stride);
  }
  const perLevel = (1 - SURPRISE) / (Math.max(total, 1) * (1 << SHIFT) ** 3);
  return cells.map((count) => count * perLevel + SURPRISE * UNIFORM);
}
