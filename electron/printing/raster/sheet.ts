/** Composes a sheet as a picture in a printer's own frame and resolution. */
import { drawingOf, type Drawing } from '../sheet/drawing.ts';
import { refuseCutOff } from '../sheet/photo-shape.ts';
import { Canvas } from './canvas.ts';
import { checkRaster } from '../checks/raster.ts';
import { rasterFile, type RasterFormat } from './file.ts';
import { filledBoxesOf, rasterPageOf, type RasterFrame, type RasterPage } from './frame.ts';
import { tilesOf } from './tiles.ts';
import { write } from './type.ts';
import type { SheetToCompose } from '../sheet/pdf.ts';

export interface RasterToCompose extends SheetToCompose {
  readonly format: RasterFormat;
  /** The printer's own; of the medium's size where it has none. */
  readonly frame: RasterFrame;
}

/** A white page with a drawing on it. */
export async function drawnCanvas(page: RasterPage, drawing: Drawing): Promise<Canvas> {
  const canvas = new Canvas(page.widthPx, page.heightPx);
  for (const { box, grey } of filledBoxesOf(page, drawing)) canvas.fill(box, grey);
  for (const writing of drawing.writings) await write(canvas, page, writing);
  return canvas;
}

/**
 * The plan of `composeSheet` in pixels: photos resampled once, each edge at the nearest pixel, the middle of the frame
 * on the middle of the medium, upright as the medium lies in its printer. Checked before it is handed back.
 *
 * @throws KioskError as `composeSheet` does; PRINT_FILE_WRONG also when the finished file is not the plan
 */
export async function composeRaster(raster: RasterToCompose): Promise<Uint8Array> {
  const { plan, frame, correction, format } = raster;
  const page = rasterPageOf(plan, frame, correction);
  refuseCutOff(plan, correction, page.room);
  const [canvas, tiles] = await Promise.all([drawnCanvas(page, drawingOf(plan)), tilesOf(raster, page)]);
  for (const { tile, box } of tiles) canvas.place(tile, box);
  const file = await rasterFile(canvas, format, frame);
  await checkRaster(file, raster, tiles);
  return file;
}
