/** The pixels of a JPEG or PNG file, and readings by independent programs. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Raster } from '../printing/raster.ts';

const run = promisify(execFile);

export async function greyPixels(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, grey: data };
}

/** ImageMagick is not on the Windows disk of the lab. */
export const hasImageMagick = process.platform !== 'win32';

/** ImageMagick's answer to a format of its `identify`, for example `%x %y`. */
export async function identify(file: Uint8Array, format: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'identify-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, file);
    return (await run('identify', ['-units', 'PixelsPerInch', '-format', format, path])).stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the middles of the dark stretches along a row or a column, between two positions, in pixels. */
export function darkMiddles(
  { widthPx, grey }: Raster,
  along: { readonly row: number } | { readonly column: number },
  from: number,
  to: number,
): number[] {
  const at = (place: number): number =>
    'row' in along ? along.row * widthPx + place : place * widthPx + along.column;
  const middles: number[] = [];
  let [start, weight, sum] = [-1, 0, 0];
  for (let place = Math.round(from); place <= Math.round(to); place += 1) {
    const dark = 255 - (grey[at(place)] ?? 255);
    if (dark > 60 && place < Math.round(to)) {
      if (start < 0) [start, weight, sum] = [place, 0, 0];
      weight += dark;
      sum += dark * (place + 0.5);
    } else if (start >= 0) {
      middles.push(sum / weight);
      start = -1;
    }
  }
  return middles;
}
