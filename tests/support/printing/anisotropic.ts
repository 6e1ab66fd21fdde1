/**
 * Rasterises many pages at once, finely along one direction and coarsely along the other: an edge of a photo needs
 * one direction only, and a page of A4 at 600 dpi both ways would be 35 million pixels.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PixelBox, Raster } from './raster.ts';

const run = promisify(execFile);
const mostBytes = 1 << 30;

/** Returns consecutive pictures, as poppler writes them to its output. */
function readPictures(data: Buffer): Raster[] {
  const pictures: Raster[] = [];
  for (let at = 0; at < data.length;) {
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(data.toString('latin1', at, at + 40));
    if (header === null) throw new Error('pdftoppm made no grey picture');
    const [widthPx, heightPx] = [Number(header[1]), Number(header[2])];
    const start = at + header[0].length;
    at = start + widthPx * heightPx;
    pictures.push({ widthPx, heightPx, grey: data.subarray(start, at) });
  }
  return pictures;
}

export interface TwoWays {
  /** For left and right: fine across. */
  readonly across: Raster;
  /** For top and bottom: fine down. */
  readonly down: Raster;
}

/** Rasterises each file's only page twice. */
export async function rasterisePages(
  files: readonly Uint8Array[],
  fineDpi: number,
  coarseDpi: number,
): Promise<TwoWays[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    const names = files.map((_, index) => join(folder, `${String(index)}.pdf`));
    await Promise.all(names.map((name, index) => writeFile(name, files[index] ?? '')));
    const all = join(folder, 'all.pdf');
    await run('pdfunite', [...names, all]);
    const draw = async (rx: number, ry: number): Promise<Raster[]> => {
      const args = ['-rx', String(rx), '-ry', String(ry), '-gray', all];
      const { stdout } = await run('pdftoppm', args, { encoding: 'buffer', maxBuffer: mostBytes });
      return readPictures(stdout);
    };
    const [across, down] = await Promise.all([draw(fineDpi, coarseDpi), draw(coarseDpi, fineDpi)]);
    if (across.length !== files.length || down.length !== files.length)
      throw new Error('poppler has drawn another number of pages');
    return across.flatMap((each, index) => {
      const other = down[index];
      return other === undefined ? [] : [{ across: each, down: other }];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Maximum difference between a drawn grey and the intended one. */
const greyTolerance = 8;

/** Smaller runs are the blended rim between two photos; this is less than a centimetre along the coarse direction. */
const leastPx = 6;

interface Patch {
  readonly kind: number;
  left: number;
  readonly top: number;
  right: number;
  bottom: number;
}

/** A stretch of one grey within a row. */
interface Run {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  patch: Patch;
}

function runsOf(row: Uint8Array, kinds: Uint8Array, top: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < row.length;) {
    const value = row[x];
    const from = x;
    while (x < row.length && row[x] === value) x += 1;
    const kind = kinds[value ?? 0] ?? 0;
    if (kind === 0) continue;
    runs.push({ kind, from, to: x, patch: { kind, left: from, top, right: x, bottom: top + 1 } });
  }
  return runs;
}

/**
 * Returns the outlines of all patches of the given greys, even when they touch. Photos are upright boxes, so a patch
 * that continues in the next row does so directly below.
 */
export function findGreyBoxes({ widthPx, heightPx, grey }: Raster, greys: readonly number[]): PixelBox[] {
  const kinds = new Uint8Array(256);
  for (const [index, value] of greys.entries())
    kinds.fill(index + 1, value - greyTolerance, value + greyTolerance + 1);
  const patches = new Set<Patch>();
  let above: Run[] = [];
  for (let y = 0; y < heightPx; y += 1) {
    const runs = runsOf(grey.subarray(y * widthPx, (y + 1) * widthPx), kinds, y);
    for (const run of runs) {
      const over = above.find(({ kind, from, to }) => kind === run.kind && from < run.to && run.from < to);
      if (over === undefined) patches.add(run.patch);
      else {
        run.patch = over.patch;
        over.patch.left = Math.min(over.patch.left, run.from);
        over.patch.right = Math.max(over.patch.right, run.to);
        over.patch.bottom = y + 1;
      }
    }
    above = runs;
  }
  return [...patches]
    .map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }))
    .filter(({ width, height }) => width >= leastPx && height >= leastPx);
}
