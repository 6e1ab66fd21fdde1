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
