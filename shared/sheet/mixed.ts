/** Photos of several sizes on one sheet: each cut goes from edge to edge, so that a trimmer can make it. */
import { fillBlock } from './block.ts';
import { moved, poses, transposed, turned, type Box, type Slot, type Tile } from './box.ts';
import { compactGrid, outlineOf } from './grid.ts';

/** Photos of one size. `count` null: as many as there is room for. */
export interface Group {
  readonly tile: Tile;
  readonly count: number | null;
}

/** The slots of each group, in the order of the groups. */
export type Packing = readonly (readonly Slot[])[];

/** A photo, or a tidy block of photos of one size, that is placed as one. */
interface Piece {
  readonly group: number;
  readonly tile: Tile;
  readonly slots: readonly Slot[];
}

type Order = (a: Piece, b: Piece) => number;
const orders: readonly Order[] = [
  (a, b) => b.tile.w * b.tile.h - a.tile.w * a.tile.h,
  (a, b) => Math.max(b.tile.w, b.tile.h) - Math.max(a.tile.w, a.tile.h),
  (a, b) => a.group - b.group,
];

/** How well a piece suits a free box; the least is taken. */
type Fit = (free: Box, tile: Tile) => number;
const fits: readonly Fit[] = [
  (free, tile) => Math.min(free.w - tile.w, free.h - tile.h),
  (free, tile) => free.w * free.h - tile.w * tile.h,
  (free) => free.y * 10 + free.x,
];

/** Which way the rest of a free box is cut once a piece lies in its corner: true for a cut along its width. */
type Split = (free: Box, tile: Tile) => boolean;
const splits: readonly Split[] = [
  () => true,
  () => false,
  (free, tile) => free.w - tile.w < free.h - tile.h,
  (free, tile) => free.w - tile.w >= free.h - tile.h,
];

function splitFree(free: Box, tile: Tile, alongWidth: boolean): Box[] {
  const right = free.w - tile.w;
  const below = free.h - tile.h;
  const boxes: Box[] = [
    { x: free.x + tile.w, y: free.y, w: right, h: alongWidth ? tile.h : free.h },
    { x: free.x, y: free.y + tile.h, w: alongWidth ? free.w : tile.w, h: below },
  ];
  return boxes.filter((box) => box.w > 0 && box.h > 0);
}

/** A piece turned by 90 degrees, with what lies in it. */
const turnPiece = (piece: Piece): Piece => ({
  group: piece.group,
  tile: turned(piece.tile),
  slots: piece.slots.map(transposed),
});

interface Choice {
  readonly index: number;
  readonly piece: Piece;
  readonly cost: number;
}

function chooseFree(frees: readonly Box[], piece: Piece, fit: Fit): Choice | null {
  let best: Choice | null = null;
  for (const pose of poses(piece.tile).length === 1 ? [piece] : [piece, turnPiece(piece)]) {
    for (const [index, free] of frees.entries()) {
      if (pose.tile.w > free.w || pose.tile.h > free.h) continue;
      const cost = fit(free, pose.tile);
      if (best === null || cost < best.cost) best = { index, piece: pose, cost };
    }
  }
  return best;
}

/** Places the pieces one after the other, then fills what is left with the filler. */
function pack(
  pieces: readonly Piece[],
  groups: readonly Group[],
  filler: number,
  area: Tile,
  rule: { readonly fit: Fit; readonly split: Split },
): Packing {
  const packing: Slot[][] = groups.map(() => []);
  let frees: Box[] = [{ x: 0, y: 0, ...area }];
  for (const piece of pieces) {
    const choice = chooseFree(frees, piece, rule.fit);
    const free = choice === null ? undefined : frees[choice.index];
    if (choice === null || free === undefined) continue;
    packing[piece.group]?.push(...choice.piece.slots.map((slot) => moved(slot, free.x, free.y)));
    const { tile } = choice.piece;
    frees = [...frees.filter((box) => box !== free), ...splitFree(free, tile, rule.split(free, tile))];
  }
  const { tile, count } = groups[filler] ?? { tile: area, count: 0 };
  const rest = packing[filler] ?? [];
  for (const free of frees.sort((a, b) => b.w * b.h - a.w * a.h)) {
    const wanted = count === null ? Infinity : count - rest.length;
    const slots = compactOrFull(tile, free, wanted);
    rest.push(...slots.map((slot) => moved(slot, free.x, free.y)));
  }
  return packing;
}

function compactOrFull(tile: Tile, area: Tile, wanted: number): readonly Slot[] {
  if (wanted <= 0) return [];
  const tidy = Number.isFinite(wanted) ? compactGrid(tile, area, wanted) : null;
  return tidy ?? fillBlock(tile, area).slice(0, wanted);
}

/** Each photo by itself, and each group's photos as one tidy block. */
function piecesOf(groups: readonly Group[], filler: number, area: Tile): Piece[][] {
  const others = groups.flatMap((group, index) =>
    index === filler || group.count === null ? [] : [{ index, tile: group.tile, count: group.count }],
  );
  const single = others.flatMap(({ index, tile, count }) =>
    Array.from({ length: count }, (): Piece => ({
      group: index,
      tile,
      slots: [{ x: 0, y: 0, ...tile, rotated: false }],
    })),
  );
  const blocks = others.map(({ index, tile, count }): Piece | null => {
    const slots = compactGrid(tile, area, count);
    return slots === null ? null : { group: index, tile: outlineOf(slots), slots };
  });
  const whole = blocks.filter((piece) => piece !== null);
  return whole.length === blocks.length ? [whole, single] : [single];
}

const counted = (packing: Packing): number => packing.reduce((sum, slots) => sum + slots.length, 0);

/** True when every group of a known count is whole and every other one is there at all. */
export function isWhole(packing: Packing, groups: readonly Group[]): boolean {
  return groups.every(({ count }, index) => (packing[index]?.length ?? 0) >= (count ?? 1));
}

/** The share of its photos that the worst-served group has got. */
const worstServed = (packing: Packing, groups: readonly Group[]): number =>
  Math.min(...groups.map(({ count }, index) => Math.min((packing[index]?.length ?? 0) / (count ?? 1), 1)));

function isBetter(next: Packing, best: Packing | null, groups: readonly Group[]): boolean {
  if (best === null) return true;
  const served = worstServed(next, groups) - worstServed(best, groups);
  if (served !== 0) return served > 0;
  if (counted(next) !== counted(best)) return counted(next) > counted(best);
  if (counted(next) === 0) return false;
  const a = outlineOf(next.flat());
  const b = outlineOf(best.flat());
  return a.w * a.h < b.w * b.h;
}

/**
 * The best packing found: whole if one is, then with the most photos, then the most compact.
 *
 * @param groups at most one of them with `count` null
 * @param area from its top left corner, in nanometres, a gap wider and higher than the safe area
 */
export function packMixed(groups: readonly Group[], area: Tile): Packing {
  const open = groups.findIndex(({ count }) => count === null);
  const fillers = open === -1 ? groups.map((_, index) => index) : [open];
  let best: Packing | null = null;
  for (const filler of fillers) {
    for (const pieces of piecesOf(groups, filler, area)) {
      for (const order of orders) {
        const sorted = [...pieces].sort(order);
        for (const fit of fits) {
          for (const split of splits) {
            const next = pack(sorted, groups, filler, area, { fit, split });
            if (isBetter(next, best, groups)) best = next;
          }
        }
      }
    }
  }
  return best ?? groups.map(() => []);
}
