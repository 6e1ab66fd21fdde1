/** Photos of several sizes on one sheet. Every cut goes from edge to edge, so that a trimmer can make it. */
import type { Blocks } from './block.ts';
import { moved, transposed, turned, type Box, type Slot, type Tile } from './box.ts';
import { compactGrid, outlineOf } from './grid.ts';

/** Photos of one size. `count` null means as many as there is room for. */
export interface Group {
  readonly tile: Tile;
  /** How many of its photos each area up to the whole sheet holds. */
  readonly blocks: Blocks;
  readonly count: number | null;
}

/** The slots of each group, in the order of the groups. */
export type Packing = readonly (readonly Slot[])[];

/** A photo, or a tidy block of photos of one size that is placed as a unit. */
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

/** Cost of placing a piece in a free box; the lowest is chosen. */
type Fit = (free: Box, tile: Tile) => number;
const fits: readonly Fit[] = [
  (free, tile) => Math.min(free.w - tile.w, free.h - tile.h),
  (free, tile) => free.w * free.h - tile.w * tile.h,
  (free) => free.y * 10 + free.x,
];

/** Direction in which the rest of a free box is cut once a piece lies in its corner: true for a cut along its width. */
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
  const boxes: Box[] = [];
  if (right > 0) boxes.push({ x: free.x + tile.w, y: free.y, w: right, h: alongWidth ? tile.h : free.h });
  if (below > 0) boxes.push({ x: free.x, y: free.y + tile.h, w: alongWidth ? free.w : tile.w, h: below });
  return boxes;
}

/** Returns a piece turned by 90 degrees, with its slots. */
const turnPiece = (piece: Piece): Piece => ({
  group: piece.group,
  tile: turned(piece.tile),
  slots: piece.slots.map(transposed),
});

interface Choice {
  readonly free: Box;
  readonly turned: boolean;
  readonly cost: number;
}

/** Returns where a piece fits best, upright or turned; null when there is no room. */
function chooseFree(frees: readonly Box[], { tile }: Piece, fit: Fit): Choice | null {
  let best: Choice | null = null;
  const across = turned(tile);
  for (const free of frees) {
    for (const pose of tile.w === tile.h ? [tile] : [tile, across]) {
      if (pose.w > free.w || pose.h > free.h) continue;
      const cost = fit(free, pose);
      if (best === null || cost < best.cost) best = { free, turned: pose === across, cost };
    }
  }
  return best;
}

/** Places the pieces one after another, then fills the rest with the filler. */
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
    if (choice === null) continue;
    const { free } = choice;
    const { tile, slots } = choice.turned ? turnPiece(piece) : piece;
    for (const slot of slots) packing[piece.group]?.push(moved(slot, free.x, free.y));
    frees = [...frees.filter((box) => box !== free), ...splitFree(free, tile, rule.split(free, tile))];
  }
  const group = groups[filler];
  const rest = packing[filler] ?? [];
  if (group === undefined) return packing;
  for (const free of frees.sort((a, b) => b.w * b.h - a.w * a.h)) {
    const wanted = group.count === null ? Infinity : group.count - rest.length;
    for (const slot of compactOrFull(group, free, wanted)) rest.push(moved(slot, free.x, free.y));
  }
  return packing;
}

const holdsOne = ({ w, h }: Tile, area: Tile): boolean =>
  (w <= area.w && h <= area.h) || (h <= area.w && w <= area.h);

function compactOrFull({ tile, blocks }: Group, area: Tile, wanted: number): readonly Slot[] {
  if (wanted <= 0 || !holdsOne(tile, area)) return [];
  const tidy = Number.isFinite(wanted) ? compactGrid(tile, area, wanted) : null;
  return tidy ?? blocks.byCuts(area).slice(0, wanted);
}

/** Above this many pieces they are tried only as blocks, not one by one. */
const mostSingles = 30;

/** Returns photos of one size as tidy blocks: one, or several where no single plain grid holds them all. */
function blocksOf(group: number, tile: Tile, count: number, area: Tile): Piece[] {
  const slots = compactGrid(tile, area, count);
  if (slots !== null) return [{ group, tile: outlineOf(slots), slots }];
  if (count === 1) return [{ group, tile, slots: [{ x: 0, y: 0, ...tile, rotated: false }] }];
  const half = Math.ceil(count / 2);
  return [...blocksOf(group, tile, half, area), ...blocksOf(group, tile, count - half, area)];
}

/** Returns the lists to try: each group's photos as tidy blocks and, for a few photos, each on its own. */
function piecesOf(groups: readonly Group[], filler: number, area: Tile): Piece[][] {
  const others = groups.flatMap(({ tile, count }, index) =>
    index === filler || count === null || count === 0 ? [] : [{ index, tile, count }],
  );
  const whole = others.flatMap(({ index, tile, count }) => blocksOf(index, tile, count, area));
  const number = others.reduce((sum, { count }) => sum + count, 0);
  if (number === whole.length || number > mostSingles) return [whole];
  const single = others.flatMap(({ index, tile, count }) =>
    Array.from({ length: count }, (): Piece => ({
      group: index,
      tile,
      slots: [{ x: 0, y: 0, ...tile, rotated: false }],
    })),
  );
  return [whole, single];
}

/** Number of groups tried as the last one when any complete packing will do. */
const mostFirstFillers = 2;

const counted = (packing: Packing): number => packing.reduce((sum, slots) => sum + slots.length, 0);

/** True when every group with a known count is complete and every other one has at least one photo. */
export function isWhole(packing: Packing, groups: readonly Group[]): boolean {
  return groups.every(({ count }, index) => (packing[index]?.length ?? 0) >= (count ?? 1));
}

/** Returns the share of its photos that the worst-served group has. */
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
 * Returns the best packing found: a complete one if there is any, then the one with the most photos, then the most
 * compact.
 *
 * @param groups at most one of them with `count` null
 * @param area from its top left corner, in nanometres, a gap wider and higher than the safe area
 * @param first true to return the first complete packing found
 */
export function packMixed(groups: readonly Group[], area: Tile, first = false): Packing {
  const open = groups.findIndex(({ count }) => count === null);
  // A caller that only asks whether there is room does without the fillers that seldom help.
  const all = groups.map((_, index) => index);
  const fillers = open !== -1 ? [open] : first ? all.slice(0, mostFirstFillers) : all;
  let best: Packing | null = null;
  for (const filler of fillers) {
    for (const pieces of piecesOf(groups, filler, area)) {
      for (const order of pieces.length === 1 ? orders.slice(0, 1) : orders) {
        const sorted = [...pieces].sort(order);
        for (const fit of fits) {
          for (const split of splits) {
            const next = pack(sorted, groups, filler, area, { fit, split });
            if (first && isWhole(next, groups)) return next;
            if (isBetter(next, best, groups)) best = next;
          }
        }
      }
    }
  }
  return best ?? groups.map(() => []);
}
