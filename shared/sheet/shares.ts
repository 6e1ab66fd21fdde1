/** Decides which photo gets which of the slots found for its size. */
import { KioskError } from '../errors.ts';
import type { Placement } from '../model/sheets.ts';
import type { SheetPhoto, SheetRequest } from './request.ts';
import type { SizeGroup } from './automatic.ts';
import { millimetres, type Slot } from './box.ts';

/** Returns the copies of each photo of a group, given the number of its slots. */
function shares(group: SizeGroup<SheetPhoto>, slots: number): number[] {
  const rest = Math.max(slots - group.fixed, 0);
  let openBefore = 0;
  return group.photos.map(({ count }) => {
    if (count !== null) return count;
    const extra = openBefore++ < rest % group.open ? 1 : 0;
    return Math.floor(rest / group.open) + extra;
  });
}

/** Refuses a group with too few slots. @throws KioskError SHEET_IMPOSSIBLE for the first photo that gets fewer than it needs */
export function refuseWhatDoesNotFit(
  group: SizeGroup<SheetPhoto>,
  slots: number,
  request: Pick<SheetRequest, 'medium'>,
): void {
  let left = slots;
  const wanted = shares(group, slots);
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

/** Gives a group's slots to its photos, row by row, so that one person's photos lie together. */
export function assign(group: SizeGroup<SheetPhoto>, slots: readonly Slot[]): Placement[] {
  const wanted = shares(group, slots.length);
  const photos = group.photos.flatMap((photo, index) =>
    Array.from({ length: wanted[index] ?? 0 }, () => photo),
  );
  return [...slots].sort(readingOrder).flatMap(({ x, y, rotated }, index) => {
    const photo = photos[index];
    if (photo === undefined) return [];
    const { photoId } = photo;
    const [widthMm, heightMm] = rotated ? [photo.heightMm, photo.widthMm] : [photo.widthMm, photo.heightMm];
    return [{ photoId, xMm: millimetres(x), yMm: millimetres(y), widthMm, heightMm, rotated }];
  });
}
