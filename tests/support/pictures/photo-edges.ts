/**
 * Finds the photos of a sheet by their edges. Works for photos that are darker than the paper all along their edges,
 * whatever they show; ignores cut marks and other thin lines. It does not use the sheet's plan.
 */
import type { Raster } from '../printing/raster.ts';

export interface PhotoBoxMm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Span {
  readonly from: number;
  /** The first line after it. */
  readonly to: number;
}

const mmPerInch = 25.4;
/** Half way between the paper and the lightest backdrop, apart from white, that a document demands: #E8E8E6. */
const inkBelow = 244;
/** Minimum width of a photo, mm. */
const leastMm = 20;
/** The lightest rows inside a photo still have some ink; rows of marks between photos have less. */
const leastShare = 0.15;

/** Returns the lines across `along` that have enough ink within the bounds of `across`. */
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
 * Measures every photo of a page separately, from the top left corner of the page.
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
      // Within its own columns, a photo shows its own top and bottom.
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
