/** Reads parts of a picture: the whole picture reduced, or a levelled square around a face. */
import { drawTurned } from '../draw-turned.ts';
import type { Similarity } from '../../../shared/similarity.ts';
import type { Picture } from './picture.ts';

/** Colour of the area outside the picture. */
const OUTSIDE = '#808080';

/** A canvas that keeps its memory from picture to picture. */
export class SquareCanvas {
  readonly #side: number;
  readonly #context: OffscreenCanvasRenderingContext2D;

  /** @param side px */
  constructor(side: number) {
    this.#side = side;
    const context = new OffscreenCanvas(side, side).getContext('2d', {
      alpha: false,
      willReadFrequently: true,
    });
    if (context === null) throw new Error('There is no 2d canvas in this worker');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = OUTSIDE;
    this.#context = context;
  }

  /** Reads the part of an upright picture that `map` assigns to the square. */
  read({ bitmap, rotation, width, height }: Picture, { scale, angle, origin }: Similarity): ImageData {
    const context = this.#context;
    context.resetTransform();
    context.fillRect(0, 0, this.#side, this.#side);
    context.scale(1 / scale, 1 / scale);
    context.rotate(-angle);
    context.translate(width / 2 - origin.x, height / 2 - origin.y);
    drawTurned(context, bitmap, bitmap, rotation);
    return context.getImageData(0, 0, this.#side, this.#side);
  }
}
