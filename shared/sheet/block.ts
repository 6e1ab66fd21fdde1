/**
 * Finds the most photos of one size that an area holds, some upright and some turned.
 *
 * It combines two known ideas for this "pallet loading problem": cuts from edge to edge, solved exactly by dynamic
 * programming over the lengths that photos side by side can have; and, at the outermost level, five blocks laid like a
 * pinwheel, which reaches layouts that no cut from edge to edge can (R. Morabito, S. Morales, "A simple and effective
 * recursive procedure for the manufacturer's pallet loading problem", Journal of the Operational Research Society 49,
 * 1998).
 */
import { moved, type Slot, type Tile } from './box.ts';
import { fullGrid } from './grid.ts';
import { floorIndex, lengths, rasterPoints, remainders } from './lengths.ts';
import { bestPinwheel, type Pinwheel } from './pinwheel.ts';

/** Above this many cut positions the search gives way to a plain grid: only absurdly small photos reach it. */
const mostLengths = 400;

/** Knows how many photos every area up to a largest one holds. All lengths in nanometres. */
export class Blocks {
  readonly #tile: Tile;
  readonly #xs: readonly number[];
  readonly #ys: readonly number[];
  readonly #restX: Int32Array;
  readonly #restY: Int32Array;
  /** Column by column `[x][y]`. */
  readonly #count: Int32Array;
  /** The cut of each area: above 0 the length that goes to the left, below 0 the one that goes to the top; 0 for none. */
  readonly #cut: Int32Array;

  constructor(tile: Tile, largest: Tile) {
    this.#tile = tile;
    const [xs, ys] = [lengths(tile, largest.w), lengths(tile, largest.h)];
    const tooMany = xs.length + ys.length > mostLengths;
    [this.#xs, this.#ys] = tooMany ? [[], []] : [xs, ys];
    this.#restX = remainders(this.#xs);
    this.#restY = remainders(this.#ys);
    this.#count = new Int32Array(this.#xs.length * this.#ys.length);
    this.#cut = new Int32Array(this.#count.length);
    for (let i = 1; i < this.#xs.length; i++) for (let j = 1; j < this.#ys.length; j++) this.#solve(i, j);
  }

  #solve(i: number, j: number): void {
    const [xs, ys, restX, restY, counts] = [this.#xs, this.#ys, this.#restX, this.#restY, this.#count];
    const [nx, ny] = [xs.length, ys.length];
    const { w, h } = this.#tile;
    const [width, height] = [xs[i] ?? 0, ys[j] ?? 0];
    let most = (w <= width && h <= height) || (h <= width && w <= height) ? 1 : 0;
    let cut = 0;
    for (let k = 1; k < i && (xs[k] ?? 0) * 2 <= width; k++) {
      const count = (counts[k * ny + j] ?? 0) + (counts[(restX[i * nx + k] ?? 0) * ny + j] ?? 0);
      if (count > most) [most, cut] = [count, k];
    }
    for (let k = 1; k < j && (ys[k] ?? 0) * 2 <= height; k++) {
      const count = (counts[i * ny + k] ?? 0) + (counts[i * ny + (restY[j * ny + k] ?? 0)] ?? 0);
      if (count > most) [most, cut] = [count, -k];
    }
    counts[i * ny + j] = most;
    this.#cut[i * ny + j] = cut;
  }

  #slots(i: number, j: number): Slot[] {
    const [xs, ys] = [this.#xs, this.#ys];
    const at = i * ys.length + j;
    const plain = fullGrid(this.#tile, { w: xs[i] ?? 0, h: ys[j] ?? 0 });
    const cut = this.#cut[at] ?? 0;
    if (plain.length === this.#count[at] || cut === 0) return [...plain];
    if (cut > 0) {
      const rest = this.#slots(this.#restX[i * xs.length + cut] ?? 0, j);
      return [...this.#slots(cut, j), ...rest.map((slot) => moved(slot, xs[cut] ?? 0, 0))];
    }
    const rest = this.#slots(i, this.#restY[j * ys.length - cut] ?? 0);
    return [...this.#slots(i, -cut), ...rest.map((slot) => moved(slot, 0, ys[-cut] ?? 0))];
  }

  #laid({ x1, x2, y1, y2, right, lowerRight, middleX, lower, lowest, middleY }: Pinwheel): Slot[] {
    const x = (index: number): number => this.#xs[index] ?? 0;
    const y = (index: number): number => this.#ys[index] ?? 0;
    const block = (i: number, j: number, left: number, top: number): Slot[] =>
      this.#slots(i, j).map((slot) => moved(slot, left, top));
    return [
      ...block(x1, y2, 0, 0),
      ...block(right, y1, x(x1), 0),
      ...block(lowerRight, lower, x(x2), y(y1)),
      ...block(x2, lowest, 0, y(y2)),
      ...block(middleX, middleY, x(x1), y(y1)),
    ];
  }

  /** Returns the most slots that cuts from edge to edge reach, from the area's top left corner. */
  byCuts(area: Tile): readonly Slot[] {
    const plain = fullGrid(this.#tile, area);
    if (this.#xs.length === 0 || area.w <= 0 || area.h <= 0) return plain;
    const [i, j] = [floorIndex(this.#xs, area.w), floorIndex(this.#ys, area.h)];
    const count = this.#count[i * this.#ys.length + j] ?? 0;
    return count > plain.length ? this.#slots(i, j) : plain;
  }

  /** Returns the best of a plain grid, cuts and pinwheels; the simplest of those that hold as many. */
  best(area: Tile): readonly Slot[] {
    const cuts = this.byCuts(area);
    if (this.#xs.length === 0 || area.w <= 0 || area.h <= 0) return cuts;
    const [xs, ys] = [this.#xs, this.#ys];
    const [i, j] = [floorIndex(xs, area.w), floorIndex(ys, area.h)];
    const roof = Math.floor(((xs[i] ?? 0) * (ys[j] ?? 0)) / (this.#tile.w * this.#tile.h));
    if (cuts.length >= roof) return cuts;
    const wheel = bestPinwheel({
      ...{ counts: this.#count, restX: this.#restX, restY: this.#restY },
      ...{ columns: xs.length, rows: ys.length, xs, i, j, atLeast: cuts.length + 1, roof },
      cutsX: rasterPoints(xs.slice(0, i + 1), xs[i] ?? 0),
      cutsY: rasterPoints(ys.slice(0, j + 1), ys[j] ?? 0),
    });
    return wheel === null ? cuts : this.#laid(wheel);
  }
}

/** The tables of one plan; each size is worked out only once. */
export class BlockTables {
  readonly #largest: Tile;
  readonly #tables = new Map<string, Blocks>();

  /** @param largest no requested area is wider or higher */
  constructor(largest: Tile) {
    this.#largest = largest;
  }

  of(tile: Tile): Blocks {
    const key = `${tile.w} ${tile.h}`;
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const blocks = new Blocks(tile, this.#largest);
    this.#tables.set(key, blocks);
    return blocks;
  }
}
