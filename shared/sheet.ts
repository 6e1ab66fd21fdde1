/** Sheet geometry in millimetres: which photo lies where on a medium. Pure functions. */
import { KioskError } from './errors.ts';
import type { PhotoId } from './ids.ts';
import type { Placement, SheetPlan } from './model.ts';
import type { Medium } from './sheet-media.ts';
import { fillBlock } from './sheet/block.ts';
import { millimetres, nanometres, transposed, type Slot, type Tile } from './sheet/box.ts';
import { cutMarksFor } from './sheet/cut-marks.ts';
import { compactGrid, outlineOf } from './sheet/grid.ts';
import { isWhole, packMixed, type Group, type Packing } from './sheet/mixed.ts';

export interface SheetPhoto {
  readonly photoId: PhotoId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** How often it is printed; null fills what is left, in equal shares when several are null. */
  readonly count: number | null;
}

export interface SheetRequest {
  readonly medium: Medium;
  /** Distance between photos, millimetres; 0 lays them edge to edge. */
  readonly gapMm: number;
  /** Margin that photos keep from every side of the medium, millimetres. */
  readonly edgeMm: number;
  readonly cutMarks: boolean;
  readonly photos: readonly SheetPhoto[];
}

/** Photos of one size, which may take each other's places. */
interface SizeGroup {
  readonly tile: Tile;
  readonly photos: readonly SheetPhoto[];
  /** Copies that are asked for by number. */
  readonly fixed: number;
  /** Photos that share what is left. */
  readonly open: number;
}

const isSize = (value: number): boolean => Number.isFinite(value) && value > 0;

function checkRequest({ medium, gapMm, edgeMm, photos }: SheetRequest): void {
  const lengths = [
    medium.widthMm,
    medium.heightMm,
    ...photos.flatMap((photo) => [photo.widthMm, photo.heightMm]),
  ];
  const margins = [gapMm, edgeMm];
  const counts = photos.flatMap(({ count }) => count ?? []);
  const ids = new Set(photos.map(({ photoId }) => photoId));
  if (
    photos.length === 0 ||
    ids.size !== photos.length ||
    !lengths.every(isSize) ||
    !margins.every((margin) => Number.isFinite(margin) && margin >= 0) ||
    !counts.every((count) => Number.isInteger(count) && count > 0)
  ) {
    throw new KioskError(
      'INVALID_INPUT',
      'a sheet needs photos of a size and a count above zero, each named once',
    );
  }
}

function groupBySize(photos: readonly SheetPhoto[], gap: number): SizeGroup[] {
  const groups = new Map<string, SheetPhoto[]>();
  for (const photo of photos) {
    const size = `${nanometres(photo.widthMm)} ${nanometres(photo.heightMm)}`;
    groups.set(size, [...(groups.get(size) ?? []), photo]);
  }
  return [...groups.values()].map((same) => {
    const [first] = same;
    const tile = { w: nanometres(first?.widthMm ?? 0) + gap, h: nanometres(first?.heightMm ?? 0) + gap };
    const fixed = same.reduce((sum, { count }) => sum + (count ?? 0), 0);
    return { tile, photos: same, fixed, open: same.filter(({ count }) => count === null).length };
  });
}

/** One size: a tidy block of the wanted number, or as many as fit. */
function packOne(group: SizeGroup, area: Tile): Packing {
  if (group.open > 0) return [fillBlock(group.tile, area)];
  return [compactGrid(group.tile, area, group.fixed) ?? fillBlock(group.tile, area).slice(0, group.fixed)];
}

/** Several sizes. Those that fill the sheet first get as many each as there is room for, then one takes the rest. */
function packSeveral(groups: readonly SizeGroup[], area: Tile): Packing {
  const withShare = (share: number): Group[] =>
    groups.map(({ tile, fixed, open }) => ({ tile, count: fixed + open * share }));
  const openGroups = groups.flatMap(({ open }, index) => (open > 0 ? [index] : []));
  if (openGroups.length === 0) return packMixed(withShare(0), area);
  let share = 1;
  if (openGroups.length > 1) {
    while (isWhole(packMixed(withShare(share + 1), area), withShare(share + 1))) share++;
  }
  let best: Packing | null = null;
  for (const index of openGroups) {
    const asked = withShare(share).map((group, at) => (at === index ? { ...group, count: null } : group));
    const packing = packMixed(asked, area);
    const atLeast = withShare(share);
    if (best === null || (isWhole(packing, atLeast) && packing.flat().length > best.flat().length))
      best = packing;
  }
  return best ?? [];
}

/** Copies of each photo of a group, given how many places the group has got. */
function shares(group: SizeGroup, places: number): number[] {
  const rest = Math.max(places - group.fixed, 0);
  let openBefore = 0;
  return group.photos.map(({ count }) => {
    if (count !== null) return count;
    const extra = openBefore++ < rest % group.open ? 1 : 0;
    return Math.floor(rest / group.open) + extra;
  });
}

function refuseWhatDoesNotFit(group: SizeGroup, places: number, request: SheetRequest): void {
  let left = places;
  const wanted = shares(group, places);
  for (const [index, photo] of group.photos.entries()) {
    const count = wanted[index] ?? 0;
    if (count === 0 || count > left) {
      throw new KioskError('SHEET_IMPOSSIBLE', 'the photos do not fit on the medium', {
        medium: request.medium.id,
        width: photo.widthMm,
        height: photo.heightMm,
        fits: Math.min(count, left),
      });
    }
    left -= count;
  }
}

const readingOrder = (a: Slot, b: Slot): number => a.y - b.y || a.x - b.x;

interface Placed extends Slot {
  readonly photo: SheetPhoto;
}

/** Gives a group's places to its photos, row by row, so that one person's photos lie together. */
function assign(group: SizeGroup, slots: readonly Slot[]): Placed[] {
  const wanted = shares(group, slots.length);
  const photos = group.photos.flatMap((photo, index) =>
    Array.from({ length: wanted[index] ?? 0 }, () => photo),
  );
  return [...slots].sort(readingOrder).flatMap((slot, index) => {
    const photo = photos[index];
    return photo === undefined ? [] : [{ ...slot, photo }];
  });
}

function toPlacement({ x, y, rotated, photo }: Placed): Placement {
  const [widthMm, heightMm] = rotated ? [photo.heightMm, photo.widthMm] : [photo.widthMm, photo.heightMm];
  return { photoId: photo.photoId, xMm: millimetres(x), yMm: millimetres(y), widthMm, heightMm, rotated };
}

/**
 * Lays photos on a medium: the most that can be found where photos fill the sheet, a tidy block where their
 * number is given, upright for whoever looks at it, centred.
 *
 * `widthMm` and `heightMm` of a placement are those of its box as it lies on the sheet.
 * The same request always gives the same plan.
 *
 * @throws KioskError SHEET_IMPOSSIBLE with `medium`, the `width` and `height` (mm) of the first photo that
 *   does not fit, and how many of it `fits`; INVALID_INPUT when the request makes no sense
 */
export function planSheet(request: SheetRequest): SheetPlan {
  checkRequest(request);
  const { medium } = request;
  const gap = nanometres(request.gapMm);
  const edge = nanometres(request.edgeMm);
  // A gap on the right of and below every photo, the last ones too, so that photos simply touch.
  const area = {
    w: nanometres(medium.widthMm) - 2 * edge + gap,
    h: nanometres(medium.heightMm) - 2 * edge + gap,
  };
  const groups = groupBySize(request.photos, gap);
  const [first] = groups;
  const packing =
    first !== undefined && groups.length === 1 ? packOne(first, area) : packSeveral(groups, area);
  for (const [index, group] of groups.entries())
    refuseWhatDoesNotFit(group, packing[index]?.length ?? 0, request);

  const block = outlineOf(packing.flat());
  const left = Math.round((nanometres(medium.widthMm) - (block.w - gap)) / 2) - block.x;
  const top = Math.round((nanometres(medium.heightMm) - (block.h - gap)) / 2) - block.y;
  const slots = packing.map((group) => group.map((slot) => ({ ...slot, x: slot.x + left, y: slot.y + top })));

  const all = slots.flat();
  const landscape = all.filter(({ rotated }) => rotated).length * 2 > all.length;
  const laid = landscape ? slots.map((group) => group.map(transposed)) : slots;
  const placements = groups.flatMap((group, index) => assign(group, laid[index] ?? [])).map(toPlacement);
  const page = landscape
    ? { widthMm: medium.heightMm, heightMm: medium.widthMm }
    : { widthMm: medium.widthMm, heightMm: medium.heightMm };
  return {
    mediumId: medium.id,
    ...page,
    placements,
    cutMarks: request.cutMarks ? cutMarksFor(placements, page) : [],
  };
}
