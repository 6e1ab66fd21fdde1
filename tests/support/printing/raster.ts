/** Measures a page by its pixels, independently of the program's own figures. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Raster {
  readonly widthPx: number;
  readonly heightPx: number;
  /** One byte per pixel, row by row. */
  readonly grey: Uint8Array;
}

export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function readPgm(file: Buffer): Raster {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40));
  if (header === null) throw new Error('pdftoppm made no grey picture');
  return { widthPx: Number(header[1]), heightPx: Number(header[2]), grey: file.subarray(header[0].length) };
}

/** Returns the first page of a PDF as poppler draws it. */
export async function rasterise(pdf: Uint8Array, dpi: number): Promise<Raster> {
  const folder = await mkdtemp(join(tmpdir(), 'raster-'));
  try {
    const file = join(folder, 'sheet.pdf');
    await writeFile(file, pdf);
    await run('pdftoppm', ['-r', String(dpi), '-gray', '-singlefile', file, join(folder, 'page')]);
    return readPgm(await readFile(join(folder, 'page.pgm')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the luminance that a dye-sublimation printer with DNP's language is told to print (one bitmap per colour).
 */
export function readYellowPlane(data: Buffer): Raster {
  const bitmap = data.indexOf('BM', data.indexOf('IMAGE YPLANE'));
  const [start, widthPx, height] = [10, 18, 22].map((at) => data.readInt32LE(bitmap + at)) as [
    number,
    number,
    number,
  ];
  const heightPx = Math.abs(height);
  return { widthPx, heightPx, grey: data.subarray(bitmap + start, bitmap + start + widthPx * heightPx) };
}

/**
 * Returns solid boxes that differ from the paper, from the top left; leaves out boxes smaller than `leastPx` in
 * either direction (cut marks).
 */
export function findBoxes({ widthPx, heightPx, grey }: Raster, leastPx: number): PixelBox[] {
  const paper = grey[Math.floor(widthPx / 2)] ?? 255;
  const inked = new Uint8Array(widthPx * heightPx);
  for (let at = 0; at < inked.length; at++) inked[at] = Math.abs((grey[at] ?? paper) - paper) > 100 ? 1 : 0;
  const boxes: PixelBox[] = [];
  for (let at = inked.indexOf(1); at !== -1; at = inked.indexOf(1, at)) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const end = inked.indexOf(0, at);
    const width = Math.min(end === -1 ? inked.length : end, (y + 1) * widthPx) - at;
    let height = 0;
    while (y + height < heightPx && inked[at + height * widthPx] === 1) height++;
    // Removed from the page, so that the next search finds the next box.
    for (let row = 0; row < height; row++) inked.fill(0, at + row * widthPx, at + row * widthPx + width);
    if (width >= leastPx && height >= leastPx) boxes.push({ x, y, width, height });
  }
  return boxes;
}
