/** A picture at its own size and repeatedly halved, so that drawing never reads many more pixels than it writes. */

/** A level whose longer side is this small is not halved again. */
const smallestSide = 512;

/** The parts of an ImageBitmap that are needed to choose one. */
export interface Level {
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

/**
 * Returns the smallest level that has at least one pixel for each pixel drawn.
 *
 * @param levels the largest first
 * @param width of the drawn picture, pixels of the display
 */
export const levelFor = <L extends Level>(levels: readonly L[], width: number): L | undefined =>
  levels.findLast((level) => level.width >= width) ?? levels[0];

/** Halves a picture until it is small. Runs in a worker: for 24 megapixels it takes about a tenth of a second. */
export function halves(picture: ImageBitmap): readonly ImageBitmap[] {
  const levels = [picture];
  let last = picture;
  while (Math.max(last.width, last.height) > smallestSide) {
    // Rounded up, so that a level never has less than half the pixels.
    const canvas = new OffscreenCanvas(Math.ceil(last.width / 2), Math.ceil(last.height / 2));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) break;
    context.drawImage(last, 0, 0, canvas.width, canvas.height);
    last = canvas.transferToImageBitmap();
    levels.push(last);
  }
  return levels;
}
