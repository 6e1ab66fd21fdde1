/**
 * Finds the photos of a sheet by their edges. For photos that are darker than the paper all along their edges, whatever
 * is inside; cut marks and what else is thin is not taken for a photo. No plan is asked where they should be.
 */
import type { Raster } from './raster.ts';

export interface PhotoBoxMm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly from: number;
  /** The first that no longer belongs to it. */
  readonly to: number;
}

const mmPerInch = 25.4;
/** Half way between the paper and the lightest backdrop that a document asks for beside white: #E8E8E6. */
const inkBelow = 244;
/** Nothing narrower than this is a photo, mm. */
const leastMm = 20;
/** Inside of a photo its lightest rows still have some ink; marks between photos have less. */
const leastShare = 0.15;

/** Which lines across `along` have enough ink between the bounds of `across`. */
function spans(length: number, leastPx: number, share: (line: number) => number): Span[] {
  const found: Span[] = [];
  let from = -1;
  for (let line = 0; line <= length; line += 1) {
    const inked = line < length && share(line) >= leastShare;
    if (inked && from < 0) from = line;
    if (!inked && from >= 0) {
      if (line - from >= leastPx) found.push({ from, to: line });
      from = -1;
    }
  }
  return found;
}

/**
 * Every photo of a page, measured each by itself, from the top left corner of the page.
 *
 * @param dpi of the raster
 */
export function findPhotos({ widthPx, heightPx, grey }: Raster, dpi: number): PhotoBoxMm[] {
  const mm = (px: number): number => (px * mmPerInch) / dpi;
  const leastPx = (leastMm * dpi) / mmPerInch;
  const inked = (x: number, y: number): number => ((grey[y * widthPx + x] ?? 255) < inkBelow ? 1 : 0);
  const inRow = (y: number, { from, to }: Span): number => {
    let count = 0;
    for (let x = from; x < to; x += 1) count += inked(x, y);
    return count / (to - from);
  };
  const inColumn = (x: number, { from, to }: Span): number => {
    let count = 0;
    for (let y = from; y < to; y += 1) count += inked(x, y);
    return count / (to - from);
  };
  const whole = { from: 0, to: widthPx };
  const boxes: PhotoBoxMm[] = [];
  for (const band of spans(heightPx, leastPx, (y) => inRow(y, whole))) {
    for (const column of spans(widthPx, leastPx, (x) => inColumn(x, band))) {
      // Within its own columns a photo shows its own top and bottom.
      for (const rows of spans(heightPx, leastPx, (y) => inRow(y, column))) {
        if (rows.to <= band.from || rows.from >= band.to) continue;
        boxes.push({
          x: mm(column.from),
          y: mm(rows.from),
          width: mm(column.to - column.from),
          height: mm(rows.to - rows.from),
        });
      }
    }
  }
  return boxes;
}
