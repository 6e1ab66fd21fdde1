/**
 * Measures the import of a 24-megapixel JPEG held sideways, from its bytes to a shot of an order: inspected, decoded
 * whole, sealed into the vault, written into the records, and its thumbnail for the list. The peer is ImageMagick's
 * time to rotate the same file.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { systemClock } from '../../electron/clock.ts';
import { createPictures } from '../../electron/imaging/pictures.ts';
import { keepPicture } from '../../electron/orders/photos/keep-picture.ts';
import { createVault } from '../../electron/vault/vault.ts';
import { forkWork } from '../../electron/work/launch.ts';
import { renderPortrait } from '../portraits/render.ts';
import { memoryLog } from '../support/kiosk/memory-log.ts';
import { testScratch } from '../support/files/test-scratch.ts';
import { median, quantile } from './quantile.ts';
import { openRecords } from '../support/records/records-file.ts';

export interface ImportMeasure {
  readonly rounds: number;
  /** Milliseconds. */
  readonly importMedianMs: number;
  readonly importP95Ms: number;
  readonly magickMedianMs: number;
  readonly fileMiB: number;
}

const rounds = 15;
const warmUps = 2;
/** 3 : 2, like most studio cameras. */
const [widthPx, heightPx] = [6_000, 4_000];

/** Returns a drawn portrait with a sensor's grain, without which the file would be a tenth of a photograph's size. */
async function cameraFile(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const grain = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#888', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const portrait = await sharp((await renderPortrait({ width: heightPx / 2, height: widthPx / 2 })).data)
    .rotate(270)
    .resize(widthPx, heightPx)
    .toBuffer();
  return sharp(portrait)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 93 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export async function measureImport(): Promise<ImportMeasure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const pictures = createPictures(forkWork, memoryLog());
  const records = openRecords(join(folder, 'records.db'));
  try {
    const bytes = await cameraFile();
    const file = join(folder, 'IMG_0001.JPG');
    writeFileSync(file, bytes);
    mkdirSync(join(folder, 'vault'));
    const vault = createVault({
      dir: join(folder, 'vault'),
      key: crypto.getRandomValues(new Uint8Array(32)),
      clock: systemClock,
    });
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = -warmUps; round < rounds; round++) {
      const began = performance.now();
      const kept = await keepPicture(
        { records, vault, scratch: testScratch(), pictures: pictures.jobs },
        bytes,
      );
      records.transaction(() => kept.insert(systemClock.now().toISOString()));
      await pictures.jobs.thumbnail(await vault.get(kept.imageId), 192);
      const imported = performance.now();
      execFileSync('convert', [
        file,
        '-auto-orient',
        '-strip',
        '-colorspace',
        'sRGB',
        join(folder, 'out.jpg'),
      ]);
      if (round < 0) continue;
      ours.push(imported - began);
      theirs.push(performance.now() - imported);
    }
    return {
      rounds,
      importMedianMs: median(ours),
      importP95Ms: quantile(ours, 0.95),
      magickMedianMs: median(theirs),
      fileMiB: bytes.byteLength / 1024 / 1024,
    };
  } finally {
    pictures.stop();
    records.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { importMedianMs, importP95Ms, magickMedianMs, fileMiB } = await measureImport();
  console.table({
    'import, median': { ms: importMedianMs.toFixed(1) },
    'import, p95': { ms: importP95Ms.toFixed(1) },
    'ImageMagick, turned and written anew': { ms: magickMedianMs.toFixed(1) },
  });
  console.log(`a file of ${fileMiB.toFixed(1)} MiB; at most 400 ms wanted`);
}
