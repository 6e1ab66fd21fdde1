/** Converts a picture to the dots of a driver's page. */
import sharp from '../../sharp.ts';
import type { PageFacts } from './answers.ts';
import type { Strip } from './calls.ts';
import type { PictureBox } from './page.ts';

/** Rows handed over at once. A sheet of A4 at 600 dpi has 100 MB, which not every driver accepts in one piece. */
const stripRows = 256;

/** Returns the visible stretch of a picture along one side; anything beyond the printable area is left out. */
function visible(
  from: number,
  length: number,
  printable: number,
): { readonly at: number; readonly length: number } {
  const at = Math.max(0, -from);
  return { at, length: Math.min(length, printable - from) - at };
}

/** Converts RGB rows from the top down to BGR rows from the bottom up, each padded to a multiple of four bytes. */
function bottomUp(rgb: Uint8Array, width: number, height: number): Buffer {
  const stride = rowBytes(width);
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    let from = (height - 1 - y) * width * 3;
    let to = y * stride;
    for (let x = 0; x < width; x += 1, from += 3, to += 3) {
      rows[to] = rgb[from + 2] ?? 0;
      rows[to + 1] = rgb[from + 1] ?? 0;
      rows[to + 2] = rgb[from] ?? 0;
    }
  }
  return rows;
}

const rowBytes = (width: number): number => Math.ceil((width * 3) / 4) * 4;

/**
 * Turns a picture, resamples it only where its resolution differs from the printer's, and cuts off anything beyond the
 * printable area. The rest is drawn dot for dot.
 *
 * @param file a PNG
 * @returns strips from the top down; empty when the whole picture is outside the printable area
 */
export async function sheetStrips(file: Uint8Array, box: PictureBox, page: PageFacts): Promise<Strip[]> {
  const across = visible(box.left, box.width, page.printableWidth);
  const along = visible(box.top, box.height, page.printableHeight);
  if (across.length <= 0 || along.length <= 0) return [];
  const upright = sharp(file, { limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data: turned, info } = await (box.turned ? upright.rotate(90) : upright)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const exact = info.width === box.width && info.height === box.height;
  const sized = sharp(turned, { raw, limitInputPixels: false });
  const { data } = await (exact ? sized : sized.resize(box.width, box.height, { fit: 'fill' }))
    .extract({ left: across.at, top: along.at, width: across.length, height: along.length })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = bottomUp(data, across.length, along.length);
  const stride = rowBytes(across.length);
  return Array.from({ length: Math.ceil(along.length / stripRows) }, (_, index) => {
    const top = index * stripRows;
    const height = Math.min(stripRows, along.length - top);
    const end = rows.length - top * stride;
    return {
      left: box.left + across.at,
      top: box.top + along.at + top,
      width: across.length,
      height,
      rows: rows.subarray(end - height * stride, end),
    };
  });
}
