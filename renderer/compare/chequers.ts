/** The ground behind a transparent picture: drawn once for a stage, because copying it costs a third of drawing it. */
import type { Box, Size } from './frame.ts';

/**
 * Greys that are the same in both themes and close to each other, because hair is judged against them. The side in CSS
 * pixels.
 */
const chequers = { dark: '#a3a3a3', light: '#b5b5b5', side: 12 } as const;

/** A grey between the two, used while the zoom changes: copying the chequers would take a fifth of a frame. */
export const groundInMotion = '#acacac';

/** Side of a square, pixels of the display. */
const sideOf = (density: number): number => Math.max(1, Math.round(chequers.side * density));

export class Chequers {
  #ground: OffscreenCanvas | null = null;
  #density = 0;

  /** Covers `part` of the stage, aligned with the picture's corner, so that picture and ground can be moved together. */
  paint(context: CanvasRenderingContext2D, part: Box, picture: Box, stage: Size, density: number): void {
    const { left, top, width, height } = part;
    const ground = this.#groundOf(stage, density);
    const period = 2 * sideOf(density);
    const [x, y] = [(left - picture.left) % period, (top - picture.top) % period];
    context.drawImage(ground, x, y, width, height, left, top, width, height);
  }

  #groundOf(stage: Size, density: number): OffscreenCanvas {
    const kept = this.#ground;
    const side = sideOf(density);
    // Large enough for every part, wherever it begins in a pair of squares.
    const [width, height] = [stage.width + 2 * side, stage.height + 2 * side];
    if (kept?.width === width && kept.height === height && this.#density === density) return kept;
    const ground = new OffscreenCanvas(width, height);
    const drawing = ground.getContext('2d', { alpha: false, willReadFrequently: true });
    if (drawing === null) return ground;
    drawing.fillStyle = chequers.light;
    drawing.fillRect(0, 0, width, height);
    drawing.fillStyle = chequers.dark;
    for (let row = 0; row * side < height; row += 1)
      for (let column = row % 2; column * side < width; column += 2)
        drawing.fillRect(column * side, row * side, side, side);
    this.#ground = ground;
    this.#density = density;
    return ground;
  }
}
