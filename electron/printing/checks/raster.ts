/** Reads a composed picture of a sheet back and compares it with the plan: by its header, and by its pixels. */
import sharp from '../../sharp.ts';
import { KioskError } from '../../../shared/errors.ts';
import type { Drawing } from '../sheet/drawing.ts';
import type { SheetToCompose } from '../sheet/pdf.ts';
import { drawingOf } from '../sheet/plan-drawing.ts';
import { channels, type Tile } from '../raster/canvas.ts';
import type { RasterFormat } from '../raster/file.ts';
import {
  filledBoxesOf,
  pixelBoxOf,
  rasterPageOf,
  type PixelBox,
  type RasterFrame,
  type RasterPage,
} from '../raster/frame.ts';
import type { PlacedTile } from '../raster/tiles.ts';
import { wrong } from './page.ts';
import { readRasterHeader } from './raster-header.ts';

/** The figures that a picture of a sheet is made by. */
export interface RasterPlan extends Pick<SheetToCompose, 'plan' | 'correction'> {
  readonly format: RasterFormat;
  /** The printer's own; of the medium's size where it has none. */
  readonly frame: RasterFrame;
}

/** PNG counts dots to a metre, in whole numbers: at 150 dpi that is 0.01 % at most. */
const densityTolerance = 0.0002;
/** What compressing may change a line of pixels by, on average; a line in the wrong place differs by far more. */
const lineTolerance = 24;
/** Fewer pixels of paper beside a photo say nothing. */
const leastPaperPx = 8;

/**
 * @returns what the file shows, decoded
 * @throws KioskError PRINT_FILE_WRONG for another size in pixels or on paper, subsampled colour or no profile
 */
export async function checkHeader(
  file: Uint8Array,
  page: RasterPage,
  frame: RasterFrame,
  format: RasterFormat,
): Promise<Tile> {
  const header = readRasterHeader(file);
  if (header?.format !== format) throw wrong('file', format, header?.format ?? 'unreadable');
  const [expected, found] = [page, header].map(({ widthPx, heightPx }) => `${widthPx} x ${heightPx} px`);
  if (expected !== found) throw wrong('size', expected ?? '', found ?? '');
  const where = header.densities.map((each) => each.where).join(', ');
  if (where !== (format === 'jpeg' ? 'JFIF, EXIF' : 'pHYs')) throw wrong('density', 'told', where);
  for (const { dpiX, dpiY } of header.densities) {
    const off = Math.max(Math.abs(dpiX / frame.dpiX - 1), Math.abs(dpiY / frame.dpiY - 1));
    if (off > densityTolerance)
      throw wrong('density', `${frame.dpiX} x ${frame.dpiY} dpi`, `${dpiX} x ${dpiY} dpi`);
  }
  if (!header.fullColour) throw wrong('colour', 'as fine as light', 'subsampled');
  if (header.profileBytes === 0) throw wrong('colour profile', 'sRGB', 'none');
  return decoded(file);
}

async function decoded(file: Uint8Array): Promise<Tile> {
  try {
    // The profile is that of the pixels that were compared with: to convert by it changes nothing and takes as long again.
    const picture = sharp(file, { failOn: 'error', ignoreIcc: true });
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new KioskError(
      'PRINT_FILE_WRONG',
      'the composed sheet cannot be read',
      { what: 'file' },
      { cause },
    );
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The outermost lines of pixels of a box, and with `out` 1 the lines that run right beside it. */
function sidesOf({ left, top, right, bottom }: PixelBox, out: 0 | 1): Point[][] {
  const across = Array.from({ length: right - left }, (_, index) => left + index);
  const down = Array.from({ length: bottom - top }, (_, index) => top + index);
  return [
    across.map((x) => ({ x, y: top - out })),
    across.map((x) => ({ x, y: bottom - 1 + out })),
    down.map((y) => ({ x: left - out, y })),
    down.map((y) => ({ x: right - 1 + out, y })),
  ];
}

/** Whether two boxes come within a pixel of each other. */
const near = (a: PixelBox, b: PixelBox): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

const within = ({ left, top, right, bottom }: PixelBox, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Mean difference of the colours along a line of points, 0 to 255. */
function difference(
  points: readonly Point[],
  picture: Tile,
  expected: (point: Point, part: number) => number,
): number {
  let sum = 0;
  for (const point of points) {
    const at = (point.y * picture.width + point.x) * channels;
    for (let part = 0; part < channels; part += 1) {
      sum += Math.abs((picture.pixels[at + part] ?? 0) - expected(point, part));
    }
  }
  return sum / (points.length * channels);
}

function checkPhoto(
  index: number,
  picture: Tile,
  { tile, box }: PlacedTile,
  others: readonly PixelBox[],
): void {
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height };
  const own = ({ x, y }: Point, part: number): number =>
    tile.pixels[((y - box.top) * tile.width + x - box.left) * channels + part] ?? 0;
  const paper = (): number => 255;
  for (const side of sidesOf(box, 0)) {
    const seen = side.filter((point) => within(whole, point));
    const off = seen.length === 0 ? 0 : difference(seen, picture, own);
    if (off > lineTolerance) throw wrong(`edge of photo ${String(index + 1)}`, 0, Math.round(off));
  }
  const neighbours = others.filter((other) => near(box, other));
  for (const side of sidesOf(box, 1)) {
    const free = side.filter(
      (point) => within(whole, point) && !neighbours.some((other) => within(other, point)),
    );
    const off = free.length < leastPaperPx ? 0 : difference(free, picture, paper);
    if (off > lineTolerance) throw wrong(`paper beside photo ${String(index + 1)}`, 0, Math.round(off));
  }
}

/** @throws KioskError PRINT_FILE_WRONG for a line or a shade that is not where the drawing has it */
export function checkDrawn(picture: Tile, page: RasterPage, drawing: Drawing): void {
  for (const { box, grey } of filledBoxesOf(page, drawing)) {
    const middle = { x: Math.floor((box.left + box.right) / 2), y: Math.floor((box.top + box.bottom) / 2) };
    const off = difference([middle], picture, () => Math.round(grey * 255));
    // One pixel of a thin line is changed by compressing more than a line on average.
    if (off > 2 * lineTolerance) throw wrong('lines', grey, Math.round(off));
  }
}

/**
 * Proves from the finished file that it is the plan: its size in pixels and on paper, and that every photo's outermost
 * lines of pixels are where they should be with paper beside them. A photo that is as white as the paper at its edge
 * shows no edge to anyone, a knife included.
 *
 * @param tiles the photos as they were to be printed
 * @throws KioskError PRINT_FILE_WRONG with `what` is off, `expected` and `found`
 */
export async function checkRaster(
  file: Uint8Array,
  { plan, correction, frame, format }: RasterPlan,
  tiles: readonly PlacedTile[],
): Promise<void> {
  const page = rasterPageOf(plan, frame, correction);
  const picture = await checkHeader(file, page, frame, format);
  if (tiles.length !== plan.placements.length)
    throw wrong('photos placed', plan.placements.length, tiles.length);
  const drawn = filledBoxesOf(page, drawingOf(plan)).map(({ box }) => box);
  const boxes = plan.placements.map((placement) => pixelBoxOf(page, placement));
  for (const [index, box] of boxes.entries()) {
    const { tile } = tiles[index] ?? { tile: picture };
    checkPhoto(index, picture, { tile, box }, [...boxes, ...drawn]);
  }
  checkDrawn(picture, page, drawingOf(plan));
}
