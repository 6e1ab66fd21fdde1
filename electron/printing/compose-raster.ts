/** Composes a sheet as a picture in a printer's own frame and resolution. */
import { checkRaster, type RasterPlan } from './checks/raster.ts';
import { drawnCanvas } from './raster/drawn-canvas.ts';
import { rasterFile } from './raster/file.ts';
import { rasterPageOf } from './raster/frame.ts';
import { tilesOf } from './raster/tiles.ts';
import type { SheetToCompose } from './sheet/pdf.ts';
import { refuseCutOff } from './sheet/photo-shape.ts';
import { drawingOf } from './sheet/plan-drawing.ts';

export type RasterToCompose = SheetToCompose & RasterPlan;

/**
 * Composes the plan of `composeSheet` in pixels. Photos are resampled once, each edge is at the nearest pixel, and the
 * middle of the frame is on the middle of the medium, upright as the medium lies in its printer. The file is checked
 * before it is returned.
 *
 * @throws KioskError as `composeSheet` does; PRINT_FILE_WRONG also when the finished file does not match the plan
 */
export async function composeRaster(raster: RasterToCompose): Promise<Uint8Array> {
  const { plan, frame, correction, format } = raster;
  const page = rasterPageOf(plan, frame, correction);
  refuseCutOff(plan, correction, page.room);
  const [canvas, tiles] = await Promise.all([drawnCanvas(page, drawingOf(raster)), tilesOf(raster, page)]);
  for (const { tile, box } of tiles) canvas.place(tile, box);
  const file = await rasterFile(canvas, format, frame);
  await checkRaster(file, raster, tiles);
  return file;
}
