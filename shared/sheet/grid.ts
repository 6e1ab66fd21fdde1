import { poses, type Box, type Slot, type Tile } from './box.ts';

/** Returns the slots of a plain grid, all photos in the same pose. */
function grid(pose: Tile & { readonly rotated: boolean }, columns: number, count: number): Slot[] {
  return Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * pose.w,
    y: Math.floor(index / columns) * pose.h,
    w: pose.w,
    h: pose.h,
    rotated: pose.rotated,
  }));
}

/** Returns the plain grid that holds the most; the upright one when both hold as many. */
export function fullGrid(tile: Tile, area: Tile): readonly Slot[] {
  let best: readonly Slot[] = [];
  for (const pose of poses(tile)) {
    const columns = Math.max(Math.floor(area.w / pose.w), 0);
    const rows = Math.max(Math.floor(area.h / pose.h), 0);
    if (columns * rows > best.length) best = grid(pose, columns, columns * rows);
  }
  return best;
}

interface Shape {
  readonly holes: number;
  readonly outline: number;
  readonly slots: () => Slot[];
}

/**
 * Arranges `count` photos as a tidy block: the fewest holes in its last row, then the shortest outline, because that is
 * quickest to cut. Returns null when no plain grid holds them.
 */
export function compactGrid(tile: Tile, area: Tile, count: number): readonly Slot[] | null {
  const shapes: Shape[] = [];
  for (const pose of poses(tile)) {
    const maxColumns = Math.min(count, Math.floor(area.w / pose.w));
    const maxRows = Math.floor(area.h / pose.h);
    for (let columns = 1; columns <= maxColumns; columns++) {
      const rows = Math.ceil(count / columns);
      if (rows > maxRows) continue;
      shapes.push({
        holes: rows * columns - count,
        outline: columns * pose.w + rows * pose.h,
        slots: () => grid(pose, columns, count),
      });
    }
  }
  const [best] = shapes.sort((a, b) => a.holes - b.holes || a.outline - b.outline);
  return best === undefined ? null : best.slots();
}

/** Returns the smallest box around some slots. */
export function outlineOf(slots: readonly Box[]): Box {
  const x = Math.min(...slots.map((slot) => slot.x));
  const y = Math.min(...slots.map((slot) => slot.y));
  const right = Math.max(...slots.map((slot) => slot.x + slot.w));
  const bottom = Math.max(...slots.map((slot) => slot.y + slot.h));
  return { x, y, w: right - x, h: bottom - y };
}
