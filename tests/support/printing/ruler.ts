/**
 * Simulates a ruler on a printed calibration sheet: reads it by its pixels, to a pixel at each end. It does not use
 * the sheet's own figures, so the sheet may be centimetres off; `calibration-ruler.ts` reads sheets that are nearly
 * right with more precision.
 */
import type { RulerReading } from '../../../shared/printing.ts';
import { rasterise, type Raster } from './raster.ts';

const dpi = 600;
const mm = (px: number): number => (px * 25.4) / dpi;
const px = (millimetres: number): number => (millimetres * dpi) / 25.4;

/** A line along a row (or, transposed, a column) of pixels. */
interface Run {
  /** The row's number. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
const lengthOf = ({ from, to }: Run): number => to - from;

const turned = ({ widthPx, heightPx, grey }: Raster): Raster => {
  const other = new Uint8Array(grey.length);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) other[x * heightPx + y] = grey[y * widthPx + x] ?? 255;
  return { widthPx: heightPx, heightPx: widthPx, grey: other };
};

/** Returns every dark run along the rows that is longer than `leastMm`. */
function runsOf({ widthPx, heightPx, grey }: Raster, leastMm: number): Run[] {
  const found: Run[] = [];
  for (let y = 0; y < heightPx; y += 1) {
    let from = -1;
    for (let x = 0; x <= widthPx; x += 1) {
      const dark = x < widthPx && (grey[y * widthPx + x] ?? 255) < 128;
      if (dark && from < 0) from = x;
      if (dark || from < 0) continue;
      if (x - from >= px(leastMm)) found.push({ at: y, from, to: x });
      from = -1;
    }
  }
  return found;
}

const middleOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { at }) => sum + at + 0.5, 0) / runs.length;

/** Joins adjacent rows to one line. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line?.at(-1)?.at === run.at - 1) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

/** Reads the sheet in one direction: its rule, the box's two sides across it, and the cross's line. */
function readAlong(page: Raster): {
  readonly ruleMm: number;
  readonly boxMm: number;
  readonly crossMm: number;
} {
  const long = runsOf(page, 25);
  const rule = long.reduce((longest, run) => (lengthOf(run) > lengthOf(longest) ? run : longest));
  // The box is the next largest: its sides are far shorter than the rule, and the wedge's are shorter still.
  const others = long.filter(({ at }) => Math.abs(at - rule.at) > px(1));
  const side = others.reduce((longest, run) => (lengthOf(run) > lengthOf(longest) ? run : longest));
  const ruleLine = long.filter(({ at }) => Math.abs(at - rule.at) <= px(0.5));
  const corner = runsOf(page, 6).filter(({ at, from, to }) => at < px(20) && from < px(16) && to < px(22));
  const [cross = []] = linesOf(corner);
  // From the middle of a line to the middle of a line, as the sheet instructs.
  const thick = ruleLine.length;
  return {
    ruleMm: mm(lengthOf(rule) - thick),
    boxMm: mm(lengthOf(side) - thick),
    crossMm: mm(middleOf(cross)),
  };
}

/** @param pdf the page that arrived at the printer, upright */
export async function readWithRuler(pdf: Uint8Array): Promise<RulerReading> {
  const page = await rasterise(pdf, dpi);
  const [level, upright] = [readAlong(page), readAlong(turned(page))];
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    boxWidthMm: tenth(level.boxMm),
    boxHeightMm: tenth(upright.boxMm),
    acrossMm: tenth(level.ruleMm),
    downMm: tenth(upright.ruleMm),
    leftMm: tenth(upright.crossMm),
    topMm: tenth(level.crossMm),
  };
}
