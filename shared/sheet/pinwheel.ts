/** Five blocks laid like a pinwheel, four around a middle one. */

/** How many photos cuts from edge to edge reach in every area; these tables are those of `Blocks`. */
export interface PinwheelSearch {
  /** Column by column `[x][y]`, `rows` to a column. */
  readonly counts: Int32Array;
  readonly restX: Int32Array;
  readonly restY: Int32Array;
  readonly columns: number;
  readonly rows: number;
  /** The length of each column. */
  readonly xs: readonly number[];
  /** The whole area. */
  readonly i: number;
  readonly j: number;
  /** Cuts worth trying, ascending. */
  readonly cutsX: readonly number[];
  readonly cutsY: readonly number[];
  /** Fewer photos than `atLeast` are no help, and more than `roof` are impossible. */
  readonly atLeast: number;
  readonly roof: number;
}

/** Indices of lengths. The five blocks are x1 × y2, right × y1, lowerRight × lower, x2 × lowest, middleX × middleY. */
export interface Pinwheel {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
  readonly right: number;
  readonly lowerRight: number;
  readonly middleX: number;
  readonly lower: number;
  readonly lowest: number;
  readonly middleY: number;
}

/** Above this many pinwheels only cuts from edge to edge are tried. The search takes about 5 ms on a counter's computer. */
const mostPinwheels = 1_000_000;

/** Returns the pinwheel that holds the most; null when none holds `atLeast`. */
export function bestPinwheel(search: PinwheelSearch): Pinwheel | null {
  const { counts, restX, restY, columns, rows, xs, i, j, roof } = search;
  const cutsX = Int32Array.from(search.cutsX);
  const cutsY = Int32Array.from(search.cutsY);
  const pairs = (n: number): number => (n * (n - 1)) / 2;
  if (pairs(cutsX.length) * pairs(cutsY.length) > mostPinwheels) return null;
  let most = search.atLeast - 1;
  let best: Pinwheel | null = null;
  for (let a = 0; a < cutsX.length; a++) {
    const x1 = cutsX[a] ?? 0;
    const right = restX[i * columns + x1] ?? 0;
    for (let b = a + 1; b < cutsX.length && most < roof; b++) {
      const x2 = cutsX[b] ?? 0;
      // From here on, every pinwheel is one already examined, turned by 180 degrees.
      if ((xs[x1] ?? 0) + (xs[x2] ?? 0) > (xs[i] ?? 0)) break;
      const lowerRight = restX[i * columns + x2] ?? 0;
      const middleX = restX[x2 * columns + x1] ?? 0;
      for (let c = 0; c < cutsY.length; c++) {
        const y1 = cutsY[c] ?? 0;
        const lower = restY[j * rows + y1] ?? 0;
        const two = (counts[right * rows + y1] ?? 0) + (counts[lowerRight * rows + lower] ?? 0);
        for (let d = c + 1; d < cutsY.length; d++) {
          const y2 = cutsY[d] ?? 0;
          const lowest = restY[j * rows + y2] ?? 0;
          const middleY = restY[y2 * rows + y1] ?? 0;
          const count =
            two +
            (counts[x1 * rows + y2] ?? 0) +
            (counts[x2 * rows + lowest] ?? 0) +
            (counts[middleX * rows + middleY] ?? 0);
          if (count <= most) continue;
          most = count;
          best = { x1, x2, y1, y2, right, lowerRight, middleX, lower, lowest, middleY };
        }
      }
    }
  }
  return best;
}
