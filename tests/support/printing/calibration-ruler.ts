/**
 * Reads a printed calibration sheet from the greys of its pixels, with sub-pixel precision, at the expected positions
 * of its lines. `ruler.ts` finds the lines wherever they are.
 */
import type { RulerReading } from '../../../shared/printing.ts';
import { darkMiddles } from '../pictures/picture-pixels.ts';
import type { Raster } from './raster.ts';

/**
 * Reads the sheet of 4 x 6 in, whose rules cross in the middle, with the box to the lower right. For printers that
 * are less than a millimetre off.
 *
 * @param page as large as the paper
 */
export function readRuler(page: Raster, dpi: number): RulerReading {
  const px = (mm: number): number => (mm / 25.4) * dpi;
  const mm = (pixels: number): number => (pixels / dpi) * 25.4;
  const row = (yMm: number, fromMm: number, toMm: number): number[] =>
    darkMiddles(page, { row: Math.round(px(yMm)) }, px(fromMm), px(toMm)).map(mm);
  const column = (xMm: number, fromMm: number, toMm: number): number[] =>
    darkMiddles(page, { column: Math.round(px(xMm)) }, px(fromMm), px(toMm)).map(mm);
  const span = (middles: readonly number[]): number => (middles.at(-1) ?? NaN) - (middles[0] ?? NaN);
  return {
    // Between the letter at the top of the box and the figures in its middle, and to the left of both.
    boxWidthMm: span(row(92, 52, 98)),
    boxHeightMm: span(column(56, 77.5, 128)),
    // Just above the rule, and just left of it, where there are only its marks.
    acrossMm: span(row(76.2 - 0.7, 5, 97)),
    downMm: span(column(50.8 - 0.7, 20, 130)),
    leftMm: row(7, 4, 30)[0] ?? NaN,
    topMm: column(7, 4, 30)[0] ?? NaN,
  };
}
