import type { Drawing } from '../sheet/drawing.ts';
import { Canvas } from './canvas.ts';
import { filledBoxesOf, type RasterPage } from './frame.ts';
import { write } from './type.ts';

/** Returns a white page with a drawing on it. */
export async function drawnCanvas(page: RasterPage, drawing: Drawing): Promise<Canvas> {
  const canvas = new Canvas(page.widthPx, page.heightPx);
  for (const { box, grey } of filledBoxesOf(page, drawing)) canvas.fill(box, grey);
  for (const writing of drawing.writings) await write(canvas, page, writing);
  return canvas;
}
