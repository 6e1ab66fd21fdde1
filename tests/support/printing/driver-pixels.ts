/** Prints a sheet through a real driver and finds its photos in the bytes that the printer receives. */
import type { Printer } from '../../../electron/printing/printer.ts';
import { presetOf } from '../../../electron/printing/drivers/presets.ts';
import { suggestProfile } from '../../../electron/printing/drivers/profile-suggest.ts';
import { rasterPageOf } from '../../../electron/printing/raster/frame.ts';
import { newId } from '../../../shared/ids.ts';
import { noCorrection, type Correction, type PrinterProfile } from '../../../shared/printing.ts';
import { media, type KnownMediumId } from '../../../shared/sheet-media.ts';
import { numberOf } from './print-jobs.ts';
import type { PrintLab } from './print-lab.ts';
import { readPrinterData } from './printer-planes.ts';
import { findBoxes, type PixelBox, type Raster } from './raster.ts';
import { composeSolid } from './sheets.ts';

export interface PrintedPhotos {
  /** Size of the received page, upright. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels from the middle of the received page: left, top, right, bottom; by rows, from the left. */
  readonly found: readonly (readonly number[])[];
  /** Expected position of each photo, not rounded. */
  readonly exact: readonly (readonly number[])[];
}

/** Some printers print along the paper's long side: their sheet is turned back by 90 degrees anticlockwise. */
export function upright({
  widthPx,
  heightPx,
  grey,
}: Raster): Omit<Raster, 'grey'> & { readonly boxes: PixelBox[] } {
  const boxes = findBoxes({ widthPx, heightPx, grey }, 50);
  if (widthPx <= heightPx) return { widthPx, heightPx, boxes };
  return {
    widthPx: heightPx,
    heightPx: widthPx,
    boxes: boxes.map(({ x, y, width, height }) => ({
      ...{ x: y, y: widthPx - x - width },
      ...{ width: height, height: width },
    })),
  };
}

const byRows = (a: readonly number[], b: readonly number[]): number => {
  const rows = (a[1] ?? 0) - (b[1] ?? 0);
  return Math.abs(rows) > 3 ? rows : (a[0] ?? 0) - (b[0] ?? 0);
};

/**
 * Returns the profile that the kiosk suggests for a queue of the lab; null when its driver does not have the medium.
 */
export async function profileOf(
  printer: Printer,
  queue: string,
  mediumId: KnownMediumId,
): Promise<PrinterProfile | null> {
  const driver = await printer.driver(`cups:${queue}`);
  return driver === null ? null : suggestProfile(driver, media[mediumId], presetOf(driver.name));
}

/** Prints as many photos of 35 x 45 mm as fit with a gap of 2 mm, 6 mm off the rim. */
export async function printThrough(
  { lab, printer }: { readonly lab: PrintLab; readonly printer: Printer },
  queue: string,
  profile: PrinterProfile,
  correction: Correction = noCorrection,
): Promise<PrintedPhotos> {
  const medium = media[profile.mediumId as KnownMediumId];
  const { plan, file } = await composeSolid({ medium, edgeMm: 6 }, 'jpeg', correction);
  const { widthMm, heightMm } = medium;
  const { jobId } = await printer.submit({
    printId: newId('prt'),
    printerId: `cups:${queue}`,
    ...{ profile, file, widthMm, heightMm },
    title: 'tiles',
    copies: 1,
  });
  const sent = readPrinterData((await lab.arrived(numberOf(jobId))).bytes);
  const { widthPx, heightPx, boxes } = upright(sent);
  const page = rasterPageOf(plan, profile, correction);
  const [middleX, middleY] = [widthPx / 2, heightPx / 2];
  return {
    widthPx,
    heightPx,
    found: boxes
      .map(({ x, y, width, height }) => [x - middleX, y - middleY, x + width - middleX, y + height - middleY])
      .sort(byRows),
    exact: plan.placements
      .map(({ xMm, yMm, widthMm: w, heightMm: h }) => {
        const [ax, ay] = page.toPixels(xMm, yMm);
        const [bx, by] = page.toPixels(xMm + w, yMm + h);
        return [
          Math.min(ax, bx) - page.widthPx / 2,
          Math.min(ay, by) - page.heightPx / 2,
          Math.max(ax, bx) - page.widthPx / 2,
          Math.max(ay, by) - page.heightPx / 2,
        ];
      })
      .sort(byRows),
  };
}

/** Returns the part of a borderless print that is on the paper: upright, black on white. */
export function onPaper(
  sent: Raster,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  dpi: number,
): Raster {
  const lying = sent.widthPx > sent.heightPx;
  const [wide, high] = lying ? [sent.heightPx, sent.widthPx] : [sent.widthPx, sent.heightPx];
  const [widthPx, heightPx] = [widthMm, heightMm].map((mm) => Math.round((mm / 25.4) * dpi)) as [
    number,
    number,
  ];
  const [left, top] = [Math.floor((wide - widthPx) / 2), Math.floor((high - heightPx) / 2)];
  // Paper is where there is no ink: the lightest value in one language, zero in another.
  const paper = sent.grey[sent.widthPx * 3 + Math.floor(sent.widthPx / 2)] ?? 255;
  const grey = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const [atX, atY] = lying ? [sent.widthPx - 1 - (top + y), left + x] : [left + x, top + y];
      grey[y * widthPx + x] = 255 - Math.abs((sent.grey[atY * sent.widthPx + atX] ?? paper) - paper);
    }
  }
  return { widthPx, heightPx, grey };
}
