/** The frame that both pictures share, so that the same point of both is at the same point of the screen. */

/** Width and height: of a picture in its own pixels, of the stage in pixels of the display. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Left, top, width and height in the units of its parent. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Two pictures whose proportions differ by less than this show the same crop: the service rounds to whole pixels. */
const sameCut = 0.01;

const aspectOf = ({ width, height }: Size): number => width / height;

/**
 * Returns the shared frame. It has the pixels of the larger picture, so that at 100 % one of its pixels is one pixel of
 * the display.
 *
 * @returns null when there is no picture
 */
export const frameOf = (pictures: readonly Size[]): Size | null =>
  pictures.reduce<Size | null>(
    (largest, one) =>
      largest === null || one.width * one.height > largest.width * largest.height ? one : largest,
    null,
  );

/**
 * Returns a picture's position in the frame, as shares of the frame's width and height. A picture with other proportions,
 * which no tool that keeps the crop produces, is centred and as large as possible.
 */
export function boxInFrame(picture: Size, frame: Size): Box {
  const ratio = aspectOf(picture) / aspectOf(frame);
  if (Math.abs(ratio - 1) < sameCut) return { left: 0, top: 0, width: 1, height: 1 };
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
