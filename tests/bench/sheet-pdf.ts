/** Photos to a sheet's PDF: composed by Headroom, and to the same page by ImageMagick's `montage`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkSheet } from '../../electron/printing/sheet-check.ts';
import { composeSheet } from '../../electron/printing/sheet-pdf.ts';
import type { PhotoId } from '../../shared/ids.ts';
import { media } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';

export interface SheetPdfMeasure {
  readonly rounds: number;
  /** Milliseconds. */
  readonly composeMedianMs: number;
  readonly composeP95Ms: number;
  /** Reading the file back and comparing it with the plan. */
  readonly checkMedianMs: number;
  readonly montageMedianMs: number;
  /** How many times faster composing is than `montage`. */
  readonly ratio: number;
}

const rounds = 21;
const warmUps = 3;
const photoCount = 8;
const [widthPx, heightPx] = [827, 1063];

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Grain, so that the files have the size of photographs: flat colours would compress to nothing. */
async function photo(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const picture = sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#888', noise },
  });
  return new Uint8Array(await picture.jpeg({ quality: 92 }).toBuffer());
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The same eight photos on the same 4 x 6 in page, both ways, alternating in one run. */
export async function measureSheetPdf(): Promise<SheetPdfMeasure> {
  const ids = Array.from({ length: photoCount }, (_, index): PhotoId => `pho_${index}`);
  const plan = planSheet({
    medium: media['4x6in'],
    gapMm: 2,
    edgeMm: 2,
    cutMarks: true,
    photos: ids.map((photoId) => ({ photoId, widthMm: 35, heightMm: 45, count: 1 })),
  });
  const pictures = new Map<string, Uint8Array>();
  for (const id of ids) pictures.set(id, await photo());

  const folder = mkdtempSync(join(tmpdir(), 'bench-sheet-'));
  const [compose, check, montage]: [number[], number[], number[]] = [[], [], []];
  try {
    const files = ids.map((id) => join(folder, `${id}.jpg`));
    files.forEach((file, index) => writeFileSync(file, pictures.get(ids[index] ?? '') ?? ''));
    // The page at 600 dpi, 3600 x 2400 px less a rounding, as JPEG: distributions forbid ImageMagick to write PDF
    // by its policy, and without that last step it has less to do, not more.
    const tiles = [
      '-tile',
      '4x2',
      '-geometry',
      `${widthPx}x${heightPx}+36+68`,
      '-density',
      '600',
      '-quality',
      '92',
    ];
    for (let round = -warmUps; round < rounds; round++) {
      let file: Uint8Array = new Uint8Array();
      const composeMs = await timed(
        async () => (file = await composeSheet({ plan, pictures, title: 'bench' })),
      );
      const checkMs = await timed(() => checkSheet(file, plan));
      // The program's start belongs to it: a studio would start it once a sheet.
      const montageMs = await timed(() =>
        execFileSync('montage', [...files, ...tiles, join(folder, 'page.jpg')]),
      );
      if (round < 0) continue;
      compose.push(composeMs);
      check.push(checkMs);
      montage.push(montageMs);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const composeMedianMs = quantile(compose, 0.5);
  const montageMedianMs = quantile(montage, 0.5);
  return {
    rounds,
    composeMedianMs,
    composeP95Ms: quantile(compose, 0.95),
    checkMedianMs: quantile(check, 0.5),
    montageMedianMs,
    ratio: montageMedianMs / composeMedianMs,
  };
}

if (import.meta.main) {
  const { composeMedianMs, composeP95Ms, checkMedianMs, montageMedianMs, ratio } = await measureSheetPdf();
  console.table({
    'compose, median': { ms: composeMedianMs.toFixed(1) },
    'compose, p95': { ms: composeP95Ms.toFixed(1) },
    'check, median': { ms: checkMedianMs.toFixed(1) },
    'montage, median': { ms: montageMedianMs.toFixed(1) },
  });
  console.log(`composing is ${ratio.toFixed(0)} times faster than montage (at least 10 wanted)`);
}
