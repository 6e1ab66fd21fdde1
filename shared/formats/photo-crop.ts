/**
 * The part of a picture that becomes a photo: a frame of the photo's proportions, which a person moves, sizes and levels.
 * Lengths are px of the upright picture.
 */
import type { Position } from '../guidance/sitter.ts';
import { mmPerInch } from '../inch.ts';

export interface PhotoCrop {
  /** Middle of the frame. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees by which the picture is turned clockwise under the frame, to level a tilted head. */
  readonly turn: number;
}

/** A picture, and the photo that is cut out of it. */
export interface CropSpace {
  /** Size of the picture, px. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The photo's size: mm on paper, px in the finished file. */
  readonly photo: {
    readonly widthMm: number;
    readonly heightMm: number;
    readonly widthPx: number;
    readonly heightPx: number;
  };
}

/** Most degrees to either side. A head that is tilted further is photographed again. */
export const mostTurn = 15;
/** A frame has at least so many pixels of the picture for each of the photo: below it, a print is visibly soft. */
const leastScale = 0.4;

const sharesOf = (turn: number): { readonly cos: number; readonly sin: number } => {
  const radians = (turn * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
};

/** Turns an offset in the frame, px of the picture, into one in the picture. */
export function frameToPicture({ x, y }: Position, turn: number): Position {
  const { cos, sin } = sharesOf(turn);
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** Turns an offset in the picture into one in the frame. */
export const pictureToFrame = (offset: Position, turn: number): Position => frameToPicture(offset, -turn);

export const frameHeight = (width: number, { photo }: CropSpace): number =>
  (width * photo.heightMm) / photo.widthMm;

/** Returns the width of the largest frame that the picture holds at this turn. */
export function widestFrame(turn: number, space: CropSpace): number {
  const [cos, sin] = [Math.abs(sharesOf(turn).cos), Math.abs(sharesOf(turn).sin)];
  const aspect = frameHeight(1, space);
  return Math.min(space.widthPx / (cos + aspect * sin), space.heightPx / (sin + aspect * cos));
}

/** Returns the width of the smallest frame: a picture with few pixels keeps its largest one. */
export const narrowestFrame = (turn: number, space: CropSpace): number =>
  Math.min(space.photo.widthPx * leastScale, widestFrame(turn, space));

/** Returns how far the frame reaches from its middle, to the sides and up and down in the picture. */
export function frameReach({ width, turn }: PhotoCrop, space: CropSpace): Position {
  const [cos, sin] = [Math.abs(sharesOf(turn).cos), Math.abs(sharesOf(turn).sin)];
  const height = frameHeight(width, space);
  return { x: (width * cos + height * sin) / 2, y: (width * sin + height * cos) / 2 };
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Returns the nearest crop that is within the limits: the frame never leaves the picture. */
export function clampCrop(crop: PhotoCrop, space: CropSpace): PhotoCrop {
  const turn = within(crop.turn, -mostTurn, mostTurn);
  const width = within(crop.width, narrowestFrame(turn, space), widestFrame(turn, space));
  const reach = frameReach({ ...crop, width, turn }, space);
  return {
    x: within(crop.x, reach.x, space.widthPx - reach.x),
    y: within(crop.y, reach.y, space.heightPx - reach.y),
    width,
    turn,
  };
}

/** How far a number may be from a limit that was computed from the same numbers, px. */
const rounding = 0.01;

/** True when `clampCrop` leaves a crop as it is. */
export function isWithinLimits(crop: PhotoCrop, space: CropSpace): boolean {
  const clamped = clampCrop(crop, space);
  return (['x', 'y', 'width', 'turn'] as const).every(
    (key) => Math.abs(clamped[key] - crop[key]) <= rounding,
  );
}

/** Moves the frame by an offset in its own directions, px of the picture. */
export function moveCrop(crop: PhotoCrop, by: Position, space: CropSpace): PhotoCrop {
  const moved = frameToPicture(by, crop.turn);
  return clampCrop({ ...crop, x: crop.x + moved.x, y: crop.y + moved.y }, space);
}

/**
 * Makes the frame `factor` times as wide. What lies under `at` stays there.
 *
 * @param at offset from the frame's middle, as a share of its width
 */
export function zoomCrop(
  crop: PhotoCrop,
  factor: number,
  space: CropSpace,
  at: Position = { x: 0, y: 0 },
): PhotoCrop {
  const width = within(crop.width * factor, narrowestFrame(crop.turn, space), widestFrame(crop.turn, space));
  const kept = crop.width - width;
  return moveCrop({ ...crop, width }, { x: at.x * kept, y: at.y * kept }, space);
}

/** Turns the picture under the frame, about the frame's middle. */
export const turnCrop = (crop: PhotoCrop, turn: number, space: CropSpace): PhotoCrop =>
  clampCrop({ ...crop, turn }, space);

/** Returns the resolution at which the picture's own pixels come on paper. */
export const cropDpi = ({ width }: PhotoCrop, { photo }: CropSpace): number =>
  width / (photo.widthMm / mmPerInch);
