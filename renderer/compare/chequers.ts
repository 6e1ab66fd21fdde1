/** The ground behind a transparent picture: drawn once for a stage, because to copy it costs a third of drawing it. */
import type { Box, Size } from './frame.ts';

/** Greys that are the same in both themes and near each other: hair is judged against them. The side in CSS pixels. */
const chequers = { dark: '#a3a3a3', light: '#b5b5b5', side: 12 } as const;

/** Between the two: while the zoom changes, to copy the chequers would take a fifth of a frame. */
export const groundInMotion = '#acacac';

export class Chequers {
  #ground: OffscreenCanvas | null = null;
  #density = 0;

  /** Covers `part` of the stage. It stands still when the pictures move: it is none of theirs. */
  paint(context: CanvasRenderingContext2D, part: Box, stage: Size, density: number): void {
    const { left, top, width, height } = part;
    const ground = this.#groundOf(stage, density);
    context.drawImage(ground, left, top, width, height, left, top, width, height);
  }

  #groundOf(stage: Size, density: number): OffscreenCanvas {
    const kept = this.#ground;
    if (kept?.width === stage.width && kept.height === stage.height && this.#density === density) return kept;
    const ground = new OffscreenCanvas(stage.width, stage.height);
    const drawing = ground.getContext('2d', { alpha: false, willReadFrequently: true });
    if (drawing === null) return ground;
    const side = Math.max(1, Math.round(chequers.side * density));
    drawing.fillStyle = chequers.light;
    drawing.fillRect(0, 0, stage.width, stage.height);
    drawing.fillStyle = chequers.dark;
    for (let row = 0; row * side < stage.height; row += 1)
      for (let column = row % 2; column * side < stage.width; column += 2)
        drawing.fillRect(column * side, row * side, side, side);
    this.#ground = ground;
    this.#density = density;
    return ground;
  }
}
