/** Finds the best layout for photos of one size or several. All lengths in nanometres, with gaps already in the tiles. */
import type { Size } from './rect.ts';
import type { BlockTables } from './block.ts';
import { nanometres, type Tile } from './box.ts';
import { compactGrid, fullGrid } from './grid.ts';
import { isWhole, packMixed, type Group, type Packing } from './mixed.ts';

interface Counted extends Size {
  readonly count: number | null;
}

/** Photos of one size, which may swap slots. */
export interface SizeGroup<Photo extends Counted> {
  readonly tile: Tile;
  readonly photos: readonly Photo[];
  /** Copies requested by number. */
  readonly fixed: number;
  /** Number of photos that share the remaining room. */
  readonly open: number;
}

export function groupBySize<Photo extends Counted>(
  photos: readonly Photo[],
  gap: number,
): SizeGroup<Photo>[] {
  const groups = new Map<string, Photo[]>();
  for (const photo of photos) {
    const size = `${nanometres(photo.widthMm)} ${nanometres(photo.heightMm)}`;
    const same = groups.get(size);
    if (same === undefined) groups.set(size, [photo]);
    else same.push(photo);
  }
  return [...groups.values()].map((same) => {
    const [first] = same;
    const tile = { w: nanometres(first?.widthMm ?? 0) + gap, h: nanometres(first?.heightMm ?? 0) + gap };
    const fixed = same.reduce((sum, { count }) => sum + (count ?? 0), 0);
    return { tile, photos: same, fixed, open: same.filter(({ count }) => count === null).length };
  });
}

const surface = ({ w, h }: Tile): number => w * h;

type Sizes = Pick<SizeGroup<Counted>, 'tile' | 'fixed' | 'open'>;

/** Lays one size: a tidy block of the requested number, or as many as fit. */
function packOne({ tile, fixed, open }: Sizes, area: Tile, tables: BlockTables): Packing {
  const tidy = open > 0 ? null : compactGrid(tile, area, fixed);
  if (tidy !== null) return [tidy];
  const plain = fullGrid(tile, area);
  const found =
    plain.length >= Math.floor(surface(area) / surface(tile)) ? plain : tables.of(tile).best(area);
  return [open > 0 ? found : found.slice(0, fixed)];
}

/**
 * Returns how many photos every open group can have. It searches by halves: one photo fewer nearly always fits where one
 * more did. Where it does not, the sheet has one fewer of each and the rest is still filled.
 */
function equalShare(roof: number, fits: (share: number) => boolean): number {
  let [sure, never] = [1, roof + 1];
  while (never - sure > 1) {
    const middle = (sure + never) >> 1;
    if (fits(middle)) sure = middle;
    else never = middle;
  }
  return sure;
}

/** Lays several sizes. Those that fill the sheet first get as many each as there is room for, then one takes the rest. */
function packSeveral(groups: readonly Sizes[], area: Tile, tables: BlockTables): Packing {
  const withShare = (share: number): Group[] =>
    groups.map(({ tile, fixed, open }) => ({ tile, blocks: tables.of(tile), count: fixed + open * share }));
  const openGroups = groups.flatMap(({ open }, index) => (open > 0 ? [index] : []));
  if (openGroups.length === 0) return packMixed(withShare(0), area);
  const taken = groups.reduce((sum, { tile, fixed }) => sum + surface(tile) * fixed, 0);
  const each = groups.reduce((sum, { tile, open }) => sum + surface(tile) * open, 0);
  const roof = Math.floor((surface(area) - taken) / each);
  const share =
    openGroups.length === 1
      ? 1
      : equalShare(roof, (number) => isWhole(packMixed(withShare(number), area, true), withShare(number)));
  const atLeast = withShare(share);
  let best: Packing | null = null;
  for (const index of openGroups) {
    const asked = atLeast.map((group, at) => (at === index ? { ...group, count: null } : group));
    const packing = packMixed(asked, area);
    if (best === null || (isWhole(packing, atLeast) && packing.flat().length > best.flat().length))
      best = packing;
  }
  return best ?? [];
}

/** Returns the slots of each group, from the area's top left corner. */
export function packGroups(groups: readonly Sizes[], area: Tile, tables: BlockTables): Packing {
  const [only] = groups;
  if (area.w <= 0 || area.h <= 0) return groups.map(() => []);
  return only !== undefined && groups.length === 1
    ? packOne(only, area, tables)
    : packSeveral(groups, area, tables);
}
