/** Changes to a sheet that is laid by hand. Each returns a new arrangement; positions in whole micrometres. */
import type { PhotoId } from '../ids.ts';
import type { ArrangedPhoto, Arrangement, SheetPlan } from '../model/sheets.ts';
import { placementsOf, type Sizes } from './arranged.ts';
import { insideOf, isWithin } from './page-area.ts';
import { micron, overlap, turnedSize, type Rect } from './rect.ts';
import { clampInside, type Stage } from './snap.ts';

export { overlaps, placementsOf, type Sizes } from './arranged.ts';

/** Returns a plan's slots as an arrangement to change by hand. */
export const arrangementOf = ({ widthMm, heightMm, placements }: SheetPlan): Arrangement => ({
  landscape: widthMm > heightMm,
  photos: placements.map(({ photoId, xMm, yMm, rotated }) => ({
    ...{ photoId, rotated },
    ...{ xMm: micron(xMm), yMm: micron(yMm) },
  })),
});

export const isInside = (rect: Rect, { page, keepOff }: Pick<Stage, 'page' | 'keepOff'>): boolean =>
  isWithin(rect, insideOf(page, keepOff));

const withPhoto = (arrangement: Arrangement, index: number, change: Partial<ArrangedPhoto>): Arrangement => ({
  ...arrangement,
  photos: arrangement.photos.map((photo, at) => (at === index ? { ...photo, ...change } : photo)),
});

export const movePhoto = (arrangement: Arrangement, index: number, xMm: number, yMm: number): Arrangement =>
  withPhoto(arrangement, index, { xMm: micron(xMm), yMm: micron(yMm) });

/** Turns a photo by 90 degrees about its middle, and moves it inside when it would extend over the edge. */
export function turnPhoto(arrangement: Arrangement, index: number, sizes: Sizes, stage: Stage): Arrangement {
  const placed = placementsOf(arrangement, sizes)[index];
  if (placed === undefined) throw new Error('the arrangement has no photo with this number');
  const { widthMm, heightMm } = turnedSize(placed);
  const turned = {
    xMm: placed.xMm + (placed.widthMm - widthMm) / 2,
    yMm: placed.yMm + (placed.heightMm - heightMm) / 2,
    ...{ widthMm, heightMm },
  };
  return withPhoto(arrangement, index, { ...clampInside(turned, stage), rotated: !placed.rotated });
}

/** Removes a photo. Returns null when it was the last one, because a sheet needs photos. */
export function removePhoto(arrangement: Arrangement, index: number): Arrangement | null {
  const photos = arrangement.photos.filter((_, at) => at !== index);
  return photos.length === 0 ? null : { ...arrangement, photos };
}

/**
 * Adds a copy of a photo in the first free slot from the top left that keeps the gap: at the edge or beside others,
 * upright before turned.
 *
 * @returns null when there is no room
 */
export function addPhoto(
  arrangement: Arrangement,
  photoId: PhotoId,
  sizes: Sizes,
  stage: Stage,
): Arrangement | null {
  const size = sizes.get(photoId);
  if (size === undefined) throw new Error('a photo without a size cannot be laid');
  const inside = insideOf(stage.page, stage.keepOff);
  const others = placementsOf(arrangement, sizes);
  const xs = [inside.xMm, ...others.map(({ xMm, widthMm }) => xMm + widthMm + stage.gapMm)];
  const ys = [inside.yMm, ...others.map(({ yMm, heightMm }) => yMm + heightMm + stage.gapMm)];
  const ascending = (all: readonly number[]): number[] => [...new Set(all.map(micron))].sort((a, b) => a - b);
  for (const rotated of [false, true]) {
    const box = rotated ? turnedSize(size) : size;
    for (const yMm of ascending(ys)) {
      for (const xMm of ascending(xs)) {
        const rect = { xMm, yMm, ...box };
        if (!isWithin(rect, inside)) continue;
        if (others.some((other) => overlap(rect, other, stage.gapMm))) continue;
        return { ...arrangement, photos: [...arrangement.photos, { photoId, xMm, yMm, rotated }] };
      }
    }
  }
  return null;
}
