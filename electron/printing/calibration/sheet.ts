/** Composes the sheet that staff measure with a ruler to find out how a printer prints on a medium. */
import type { Correction, PrinterProfile } from '../../../shared/printing.ts';
import type { Medium } from '../../../shared/sheet-media.ts';
import { calibrationDrawing } from './drawing.ts';
import { calibrationLayout } from './layout.ts';
import type { Drawing } from '../sheet/drawing.ts';
import { checkPage } from '../checks/page.ts';
import { pageFile } from '../sheet/page-file.ts';
import type { TakenFormat } from '../printer.ts';
import { checkDrawn, checkHeader } from '../checks/raster.ts';
import { rasterFile } from '../raster/file.ts';
import { rasterPageOf } from '../raster/frame.ts';
import { pageOf } from '../sheet/geometry.ts';
import { drawnCanvas } from '../raster/drawn-canvas.ts';
import { fill, momentInWords } from '../../words/fill.ts';
import type { CalibrationWords } from '../../words/types.ts';

export interface CalibrationToCompose {
  readonly medium: Medium;
  /** The name that staff know, for example `4 × 6 in`. */
  readonly mediumName: string;
  readonly printerName: string;
  /** Everything is drawn inside its safe area; a picture is made in its frame and resolution. */
  readonly profile: PrinterProfile;
  /** The correction the sheet is printed with: none on the first sheet, then the one to be proven. */
  readonly correction: Correction;
  /** 1 or more. */
  readonly sheetNumber: number;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** The studio's time zone. */
  readonly timeZone: string;
  readonly format: TakenFormat;
  readonly words: CalibrationWords;
}

function drawingFor(sheet: CalibrationToCompose, words: CalibrationWords): Drawing {
  const { medium, profile, mediumName, printerName, sheetNumber, date, timeZone } = sheet;
  const layout = calibrationLayout(medium, profile.safe);
  const { boxWidthMm, boxHeightMm, acrossMm, downMm, leftMm, topMm } = layout.target;
  const figures = [boxWidthMm, boxHeightMm, acrossMm, downMm, leftMm, topMm];
  return calibrationDrawing(layout, {
    head: [
      { text: fill(words.title, { number: sheetNumber }), face: 'strong' },
      { text: printerName, face: 'text' },
      { text: mediumName, face: 'text' },
      { text: momentInWords(date, words.locale, timeZone), face: 'text' },
    ],
    key: [
      ...words.readings.map((reading, index) => {
        const mm = figures[index];
        return { text: fill(reading, mm === undefined ? {} : { mm }), face: 'text' } as const;
      }),
      { text: words.howToMeasure, face: 'text' },
    ],
    size: { text: fill(words.size, { width: boxWidthMm, height: boxHeightMm }), face: 'figures' },
  });
}

/**
 * Composes a calibration sheet: a box of 35 x 45 mm, two rules, crosses in the corners and a grey wedge. All lengths
 * run from the middle of one line to the middle of another. The file is checked before it is returned. The same input
 * gives the same bytes.
 *
 * @throws KioskError SHEET_IMPOSSIBLE with `reason` too-small for a medium that has no room for the box
 */
export async function composeCalibration(sheet: CalibrationToCompose): Promise<Uint8Array> {
  const { medium, profile, correction, format, words } = sheet;
  const drawing = drawingFor(sheet, words);
  if (format === 'pdf') {
    const page = pageOf(medium, correction);
    const file = await pageFile(page, drawing, fill(words.title, { number: sheet.sheetNumber }));
    await checkPage(file, page, drawing);
    return file;
  }
  const page = rasterPageOf(medium, profile, correction);
  const file = await rasterFile(await drawnCanvas(page, drawing), format, profile);
  checkDrawn(await checkHeader(file, page, profile, format), page, drawing);
  return file;
}
