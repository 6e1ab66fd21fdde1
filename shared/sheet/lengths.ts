/** Lengths in nanometres that photos of one size can have side by side. */
import type { Tile } from './box.ts';

/** Returns all of them up to `limit`, ascending, starting with 0. */
export function lengths(tile: Tile, limit: number): number[] {
  const found = new Set<number>();
  for (let a = 0; a <= limit; a += tile.w) {
    for (let b = a; b <= limit; b += tile.h) found.add(b);
  }
  return [...found].sort((a, b) => a - b);
}

/** Returns the index of the greatest entry that is not above `value`; the list begins with 0. */
export function floorIndex(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns a table, row by row `[whole][part]`: index of what remains of a length when another is cut off it; 0 for none. */
export function remainders(sorted: readonly number[]): Int32Array {
  const n = sorted.length;
  const table = new Int32Array(n * n);
  sorted.forEach((whole, i) => {
    for (let k = 0; k <= i; k++) table[i * n + k] = floorIndex(sorted, whole - (sorted[k] ?? 0));
  });
  return table;
}

/**
 * Returns the indices of the cuts worth trying across a whole length: any other cut can be moved to one of these without
 * losing a photo on either side ("raster points": G. Scheithauer, J. Terno, "The G4-heuristic for the pallet loading
 * problem", Journal of the Operational Research Society 47, 1996).
 */
export function rasterPoints(sorted: readonly number[], whole: number): number[] {
  const kept = new Set(sorted.map((length) => floorIndex(sorted, whole - length)));
  return [...kept].filter((index) => index > 0 && (sorted[index] ?? 0) < whole).sort((a, b) => a - b);
}
