/**
 * Lengths inside the layout are whole nanometres, so that three photos of 50.8 mm fill 152.4 mm exactly and no sum of
 * floating-point millimetres loses a photo.
 */
export const nanometres = (mm: number): number => Math.round(mm * 1e6);
export const millimetres = (nm: number): number => nm / 1e6;

/** A size in nanometres, including the gap to the next photo. */
export interface Tile {
  readonly w: number;
  readonly h: number;
}

export interface Box extends Tile {
  readonly x: number;
  readonly y: number;
}

/** A slot for a photo: its box as it lies on the sheet, and whether the photo is turned to fill it. */
export interface Slot extends Box {
  readonly rotated: boolean;
}

export const turned = (tile: Tile): Tile => ({ w: tile.h, h: tile.w });

/** Returns the tile upright and turned; only once when it is square. */
export function poses(tile: Tile): readonly (Tile & { readonly rotated: boolean })[] {
  const upright = { ...tile, rotated: false };
  return tile.w === tile.h ? [upright] : [upright, { ...turned(tile), rotated: true }];
}

export const moved = (slot: Slot, x: number, y: number): Slot => ({ ...slot, x: slot.x + x, y: slot.y + y });

/** Returns the slot on the same sheet with width and height swapped. A square never counts as rotated. */
export const transposed = ({ x, y, w, h, rotated }: Slot): Slot => ({
  x: y,
  y: x,
  w: h,
  h: w,
  rotated: w !== h && !rotated,
});
