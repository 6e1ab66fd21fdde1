/** Photos to a sheet's PDF: composed by Headroom, and to the same page by ImageMagick's `montage`. */
import { execFileSync } from 'node:child_process';
import { checkSheet } from '../../electron/printing/checks/sheet.ts';
import { composeSheet } from '../../electron/printing/sheet/pdf.ts';
import { media } from '../../shared/sheet-media.ts';
import { heightPx, sheetOf, timed, widthPx, withFiles } from './sheet-photos.ts';
import { median, quantile } from './quantile.ts';

export interface SheetPdfMeasure {
  readonly rounds: number;
  /** Milliseconds. */
  readonly composeMedianMs: number;
  readonly composeP95Ms: number;
  /** The same with a caption for every photo. */
  readonly captionedMedianMs: number;
  readonly captionedP95Ms: number;
  /** A4 with 30 photos. */
  readonly a4MedianMs: number;
  readonly a4P95Ms: number;
  /** Reading the file back and comparing it with the plan. */
  readonly checkMedianMs: number;
  readonly montageMedianMs: number;
  /** How many times faster composing is than `montage`. */
  readonly ratio: number;
}

/** Composing is short, so its slowest twentieth needs many rounds. */
const rounds = 60;
const montageRounds = 9;
const warmUps = 5;

/**
 * Runs one kind of work at a time: a counter composes a sheet now and then, and never cleans up after a larger one.
 */
async function series(count: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < count; round++) {
    const ms = await timed(work);
    if (round >= 0) times.push(ms);
  }
  return times;
}

/** The same eight photos on the same 4 x 6 in page, both ways, in one run. */
export async function measureSheetPdf(): Promise<SheetPdfMeasure> {
  const plain = await sheetOf(media['4x6in'], 8, null);
  const captioned = await sheetOf(media['4x6in'], 8, 'UK passport 35 × 45 mm 21/11/2026');
  const a4 = await sheetOf(media.a4, 30, null);
  let file: Uint8Array = new Uint8Array();
  const compose = await series(rounds, async () => (file = await composeSheet(plain)));
  const check = await series(rounds, () => checkSheet(file, plain.plan));
  const written = await series(rounds, () => composeSheet(captioned));
  const large = await series(rounds, () => composeSheet(a4));
  const montage = await withFiles(plain, (files, page) => {
    // The page at 600 dpi, 3600 x 2400 px less a rounding, as JPEG: distributions forbid ImageMagick to write PDF,
    // and without that last step it has less to do, not more.
    const geometry = `${widthPx}x${heightPx}+36+68`;
    const tiles = ['-tile', '4x2', '-geometry', geometry, '-density', '600', '-quality', '92'];
    // Starting the program is included: a studio would start it once per sheet.
    return series(montageRounds, () => execFileSync('montage', [...files, ...tiles, page]));
  });
  const composeMedianMs = median(compose);
  const montageMedianMs = median(montage);
  return {
    rounds,
    composeMedianMs,
    composeP95Ms: quantile(compose, 0.95),
    captionedMedianMs: median(written),
    captionedP95Ms: quantile(written, 0.95),
    a4MedianMs: median(large),
    a4P95Ms: quantile(large, 0.95),
    checkMedianMs: median(check),
    montageMedianMs,
    ratio: montageMedianMs / composeMedianMs,
  };
}

if (import.meta.main) {
  const measured = await measureSheetPdf();
  console.table({ ...measured });
}
