/** Sheets of photographs to compose against a named peer. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SheetToCompose } from '../../electron/printing/sheet/pdf.ts';
import type { PhotoId } from '../../shared/ids.ts';
import { noCorrection } from '../../shared/printing.ts';
import type { Medium } from '../../shared/sheet-media.ts';
import { planSheet } from '../../shared/sheet.ts';

/** 35 x 45 mm at 600 dpi. */
export const [widthPx, heightPx] = [827, 1063];

export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Grain, so that the files have the size of photographs: flat colours would compress to nothing. */
async function photo(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const picture = sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#888', noise },
  });
  return new Uint8Array(await picture.jpeg({ quality: 92 }).toBuffer());
}

/** Returns a sheet with one photo of 35 x 45 mm `count` times, like most sheets. */
export async function sheetOfOne(medium: Medium, count: number): Promise<SheetToCompose> {
  const photoId: PhotoId = 'pho_0';
  const plan = planSheet({
    ...{ medium, gapMm: 2, edgeMm: 2, cut: 'marks', arranged: null },
    photos: [{ photoId, widthMm: 35, heightMm: 45, count, caption: null }],
  });
  return { plan, pictures: new Map([[photoId, await photo()]]), title: 'bench', correction: noCorrection };
}

/**
 * Returns a sheet with `count` different photos of 35 x 45 mm, 2 mm apart, with cut marks: the most work possible.
 */
export async function sheetOf(
  medium: Medium,
  count: number,
  caption: string | null,
): Promise<SheetToCompose> {
  const ids = Array.from({ length: count }, (_, index): PhotoId => `pho_${index}`);
  const plan = planSheet({
    ...{ medium, gapMm: 2, edgeMm: 2, cut: 'marks', arranged: null },
    photos: ids.map((photoId) => ({ photoId, widthMm: 35, heightMm: 45, count: 1, caption })),
  });
  const pictures = new Map<string, Uint8Array>();
  for (const id of ids) pictures.set(id, await photo());
  return { plan, pictures, title: 'bench', correction: noCorrection };
}

/** Writes the photos to files, for other programs. */
export async function withFiles<T>(
  { pictures }: SheetToCompose,
  work: (files: readonly string[], page: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sheet-'));
  try {
    const files = [...pictures].map(([id, picture]) => {
      const file = join(folder, `${id}.jpg`);
      writeFileSync(file, picture);
      return file;
    });
    return await work(files, join(folder, 'page.jpg'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
