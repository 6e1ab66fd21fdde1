/**
 * As many photos of one size as an area holds, some upright and some turned.
 *
 * Two known ideas for this "pallet loading problem": cuts from edge to edge, solved exactly by dynamic
 * programming over the lengths that photos side by side can have, and, at the outermost level, five blocks
 * laid like a pinwheel, which reaches layouts that no cut from edge to edge can
 * (R. Morabito, S. Morales, "A simple and effective recursive procedure for the manufacturer's pallet
 * loading problem", Journal of the Operational Research Society 49, 1998).
 */
import { moved, poses, type Slot, type Tile } from './box.ts';
import { fullGrid } from './grid.ts';

/** Above this many cut positions the search is given up for a plain grid: only absurdly small photos get there. */
const mostLengths = 600;
/** Above this many pinwheels only cuts from edge to edge are tried. */
const mostPinwheels = 6_000_000;

/** All lengths up to `limit` that photos laid side by side can have, ascending, with 0. */
function lengths(tile: Tile, limit: number): number[] {
  const found = new Set<number>();
  for (let a = 0; a <= limit; a += tile.w) {
    for (let b = a; b <= limit; b += tile.h) found.add(b);
  }
  return [...found].sort((a, b) => a - b);
}

/** Index of the greatest entry that is not above `value`. */
function floorIndex(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** `table[i][k]`: index of what is left of length i when length k is cut off; -1 when k is the longer one. */
function remainders(sorted: readonly number[]): Int32Array[] {
  return sorted.map((whole) =>
    Int32Array.from(sorted, (part) => (part > whole ? -1 : floorIndex(sorted, whole - part))),
  );
}

interface Cut {
  readonly along: 'x' | 'y';
  readonly at: number;
}

class Blocks {
  readonly #tile: Tile;
  readonly #xs: readonly number[];
  readonly #ys: readonly number[];
  readonly #restX: readonly Int32Array[];
  readonly #restY: readonly Int32Array[];
  readonly #count: Int32Array;

  constructor(tile: Tile, xs: readonly number[], ys: readonly number[]) {
    this.#tile = tile;
    this.#xs = xs;
    this.#ys = ys;
    this.#restX = remainders(xs);
    this.#restY = remainders(ys);
    this.#count = new Int32Array(xs.length * ys.length);
    for (let i = 0; i < xs.length; i++) {
      for (let j = 0; j < ys.length; j++) this.#count[i * ys.length + j] = this.#solve(i, j).count;
    }
  }

  #at(i: number, j: number): number {
    return this.#count[i * this.#ys.length + j] ?? 0;
  }

  #area(i: number, j: number): Tile {
    return { w: this.#xs[i] ?? 0, h: this.#ys[j] ?? 0 };
  }

  /** The best cut of area (i, j); null where a single photo, or none, lies in its corner. */
  #solve(i: number, j: number): { count: number; cut: Cut | null } {
    const area = this.#area(i, j);
    let best: { count: number; cut: Cut | null } = {
      count: poses(this.#tile).some((pose) => pose.w <= area.w && pose.h <= area.h) ? 1 : 0,
      cut: null,
    };
    for (let k = 1; k < i && (this.#xs[k] ?? 0) * 2 <= area.w; k++) {
      const count = this.#at(k, j) + this.#at(this.#restX[i]?.[k] ?? 0, j);
      if (count > best.count) best = { count, cut: { along: 'x', at: k } };
    }
    for (let k = 1; k < j && (this.#ys[k] ?? 0) * 2 <= area.h; k++) {
      const count = this.#at(i, k) + this.#at(i, this.#restY[j]?.[k] ?? 0);
      if (count > best.count) best = { count, cut: { along: 'y', at: k } };
    }
    return best;
  }

  #slots(i: number, j: number): Slot[] {
    const area = this.#area(i, j);
    const plain = fullGrid(this.#tile, area);
    if (plain.length === this.#at(i, j)) return [...plain];
    const { cut } = this.#solve(i, j);
    if (cut === null) return [];
    const { along, at } = cut;
    if (along === 'x') {
      const rest = this.#slots(this.#restX[i]?.[at] ?? 0, j);
      return [...this.#slots(at, j), ...rest.map((slot) => moved(slot, this.#xs[at] ?? 0, 0))];
    }
    const rest = this.#slots(i, this.#restY[j]?.[at] ?? 0);
    return [...this.#slots(i, at), ...rest.map((slot) => moved(slot, 0, this.#ys[at] ?? 0))];
  }

  /** The best of cuts from edge to edge and pinwheels for the whole area. */
  best(): Slot[] {
    const lastX = this.#xs.length - 1;
    const lastY = this.#ys.length - 1;
    const pinwheels = ((lastX * lastX) / 2) * ((lastY * lastY) / 2);
    const wheel = pinwheels > mostPinwheels ? null : this.#pinwheel(lastX, lastY);
    return wheel ?? this.#slots(lastX, lastY);
  }

  /** Five blocks round a middle one; null when they hold no more than cuts do. */
  #pinwheel(i: number, j: number): Slot[] | null {
    const whole = this.#area(i, j);
    const roof = Math.floor((whole.w * whole.h) / (this.#tile.w * this.#tile.h));
    let most = this.#at(i, j);
    let best: readonly [number, number, number, number] | null = null;
    for (let x1 = 1; x1 < i && most < roof; x1++) {
      for (let x2 = x1; x2 < i; x2++) {
        const right = this.#restX[i]?.[x1] ?? 0;
        const lowerRight = this.#restX[i]?.[x2] ?? 0;
        const middle = this.#restX[x2]?.[x1] ?? 0;
        for (let y1 = 1; y1 < j; y1++) {
          const upper = this.#at(right, y1);
          const lower = this.#at(lowerRight, this.#restY[j]?.[y1] ?? 0);
          for (let y2 = y1; y2 < j; y2++) {
            const count =
              this.#at(x1, y2) +
              upper +
              lower +
              this.#at(x2, this.#restY[j]?.[y2] ?? 0) +
              this.#at(middle, this.#restY[y2]?.[y1] ?? 0);
            if (count > most) {
              most = count;
              best = [x1, x2, y1, y2];
            }
          }
        }
      }
    }
    return best === null ? null : this.#spokes(i, j, best);
  }

  #spokes(i: number, j: number, [x1, x2, y1, y2]: readonly [number, number, number, number]): Slot[] {
    const x = (k: number): number => this.#xs[k] ?? 0;
    const y = (k: number): number => this.#ys[k] ?? 0;
    const block = (w: number, h: number, left: number, top: number): Slot[] =>
      this.#slots(w, h).map((slot) => moved(slot, left, top));
    const restX = (from: number, part: number): number => this.#restX[from]?.[part] ?? 0;
    const restY = (from: number, part: number): number => this.#restY[from]?.[part] ?? 0;
    return [
      ...block(x1, y2, 0, 0),
      ...block(restX(i, x1), y1, x(x1), 0),
      ...block(restX(i, x2), restY(j, y1), x(x2), y(y1)),
      ...block(x2, restY(j, y2), 0, y(y2)),
      ...block(restX(x2, x1), restY(y2, y1), x(x1), y(y1)),
    ];
  }
}

/** As many `tile`s as found to fit into `area`: a plain grid where nothing beats it. From its top left corner. */
export function fillBlock(tile: Tile, area: Tile): readonly Slot[] {
  const plain = fullGrid(tile, area);
  const roof = Math.floor((area.w * area.h) / (tile.w * tile.h));
  if (plain.length >= roof) return plain;
  const xs = lengths(tile, area.w);
  const ys = lengths(tile, area.h);
  if (xs.length + ys.length > mostLengths) return plain;
  const found = new Blocks(tile, xs, ys).best();
  return found.length > plain.length ? found : plain;
}
