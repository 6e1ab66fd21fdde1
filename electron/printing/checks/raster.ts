/** Reads a composed picture of a sheet back and compares its header and its pixels with the plan. */
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

/** The figures that a picture of a sheet is made from. */
export interface RasterPlan extends Pick<SheetToCompose, 'plan' | 'papers' | 'correction'> {
  readonly format: RasterFormat;
  /** The printer's own frame, or the medium's size where the printer has none. */
  readonly frame: RasterFrame;
}

/** PNG states its density in whole dots per metre; at 150 dpi, rounding changes it by up to 0.01 %. */
const densityTolerance = 0.0002;
/** Average change that compression may make to a line of pixels. A line in the wrong position differs by far more. */
const lineTolerance = 24;
/** With fewer pixels of paper than this beside a photo, the comparison proves nothing. */
const leastPaperPx = 8;

/**
 * @returns the file's decoded pixels
 * @throws KioskError PRINT_FILE_WRONG for a wrong size in pixels or on paper, subsampled colour or a missing profile
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
    // The expected pixels are in the file's own profile. Converting would change nothing and take as long again.
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

/** Returns the outermost lines of pixels of a box, or, with `out` 1, the lines just outside it. */
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

/** Returns whether two boxes touch or overlap. */
const near = (a: PixelBox, b: PixelBox): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

const within = ({ left, top, right, bottom }: PixelBox, { x, y }: Point): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** Returns the mean difference of the colours along a line of points, 0 to 255. */
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

/** @throws KioskError PRINT_FILE_WRONG for a line or a shade that is not where the drawing puts it */
export function checkDrawn(picture: Tile, page: RasterPage, drawing: Drawing): void {
  for (const { box, grey } of filledBoxesOf(page, drawing)) {
    const middle = { x: Math.floor((box.left + box.right) / 2), y: Math.floor((box.top + box.bottom) / 2) };
    const off = difference([middle], picture, () => Math.round(grey * 255));
    // Compression changes a single pixel of a thin line by more than the average over a whole line.
    if (off > 2 * lineTolerance) throw wrong('lines', grey, Math.round(off));
  }
}

/**
 * Proves from the finished file that it matches the plan: its size in pixels and on paper, every photo's outermost
 * lines of pixels at their positions, and paper beside them. A photo that is as white as the paper at its edge cannot
 * be checked there, but nobody cutting it can see that edge either.
 *
 * @param tiles the photos as they should be printed
 * @throws KioskError PRINT_FILE_WRONG with `what` (the part that is wrong), `expected` and `found`
 */
export async function checkRaster(
  file: Uint8Array,
  sheet: RasterPlan,
  tiles: readonly PlacedTile[],
): Promise<void> {
  const { plan, correction, frame, format } = sheet;
  const page = rasterPageOf(plan, frame, correction);
  const picture = await checkHeader(file, page, frame, format);
  if (tiles.length !== plan.placements.length)
    throw wrong('photos placed', plan.placements.length, tiles.length);
  const drawing = drawingOf(sheet);
  const drawn = filledBoxesOf(page, drawing).map(({ box }) => box);
  const boxes = plan.placements.map((placement) => pixelBoxOf(page, placement));
  for (const [index, box] of boxes.entries()) {
    const { tile } = tiles[index] ?? { tile: picture };
    checkPhoto(index, picture, { tile, box }, [...boxes, ...drawn]);
  }
  checkDrawn(picture, page, drawing);
}
