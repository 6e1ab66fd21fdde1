/** Changes of a sheet that is laid by hand. Each gives a new arrangement; positions in whole micrometres. */
import type { PhotoId } from '../ids.ts';
import type { ArrangedPhoto, Arrangement, SheetPlan } from '../model/sheets.ts';
import { placementsOf, type Sizes } from './arranged.ts';
import { insideOf, isWithin } from './lie.ts';
import { micron, overlap, turnedSize, type Rect } from './rect.ts';
import { clampInside, type Stage } from './snap.ts';

export { overlaps, placementsOf, type Sizes } from './arranged.ts';

/** A plan's places, to go on from by hand. */
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

/** Turns one by 90 degrees about its middle, and moves it inside where it would stand over the rim. */
export function turnPhoto(arrangement: Arrangement, index: number, sizes: Sizes, stage: Stage): Arrangement {
  const placed = placementsOf(arrangement, sizes)[index];
  if (placed === undefined) throw new Error('there is no such place in the arrangement');
  const { widthMm, heightMm } = turnedSize(placed);
  const turned = {
    xMm: placed.xMm + (placed.widthMm - widthMm) / 2,
    yMm: placed.yMm + (placed.heightMm - heightMm) / 2,
    ...{ widthMm, heightMm },
  };
  return withPhoto(arrangement, index, { ...clampInside(turned, stage), rotated: !placed.rotated });
}

/** Null when it was the last one: a sheet without photos is none. */
export function removePhoto(arrangement: Arrangement, index: number): Arrangement | null {
  const photos = arrangement.photos.filter((_, at) => at !== index);
  return photos.length === 0 ? null : { ...arrangement, photos };
}

/**
 * One more of a photo, at the first free place from the top left that keeps the gap: at the rim or beside others,
 * upright before turned.
 *
 * @returns null when there is none
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
