/** Composes a sheet in the format that a printer takes or that staff save. */
import type { Composer } from './composer.ts';
import type { TakenFormat } from './printer.ts';
import type { RasterFrame } from './raster/frame.ts';
import type { SheetToCompose } from './sheet/pdf.ts';

/**
 * @param frame a printer's profile; a picture is made in its frame and resolution, a PDF needs neither
 * @throws KioskError as `Composer.compose` does
 */
export const composeFor = (
  composer: Composer,
  format: TakenFormat,
  sheet: SheetToCompose,
  { dpiX, dpiY, raster }: RasterFrame,
): Promise<Uint8Array> =>
  format === 'pdf'
    ? composer.compose('sheet', sheet)
    : composer.compose('raster', { ...sheet, format, frame: { dpiX, dpiY, raster } });
