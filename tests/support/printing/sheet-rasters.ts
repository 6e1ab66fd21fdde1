/** Sheets as pictures, and where the edges of their photos are. */
import { expect } from 'vitest';
import { composeRaster, type RasterToCompose } from '../../../electron/printing/compose-raster.ts';
import { noCorrection } from '../../../shared/printing.ts';
import { planSheet } from '../../../shared/sheet.ts';
import type { SheetRequest } from '../../../shared/sheet/request.ts';
import { greyPixels } from '../pictures/picture-pixels.ts';
import { findBoxes, type PixelBox } from './raster.ts';
import { everydayRequest, solidPhoto } from './sheets.ts';

/** The frame of a DNP DS620 on 4 x 6 in: larger than the paper by 3.4 mm and 3.7 mm. */
export const ds620 = { dpiX: 300, dpiY: 300, raster: { widthPx: 1240, heightPx: 1844 } };
export const paper = { dpiX: 300, dpiY: 300, raster: null };

export async function sheet(
  change: Partial<SheetRequest> = {},
  more: Partial<RasterToCompose> = {},
): Promise<RasterToCompose> {
  const request = { ...everydayRequest, ...change };
  const pictures = new Map<string, Uint8Array>();
  for (const { photoId, widthMm, heightMm } of request.photos)
    pictures.set(photoId, await solidPhoto(Math.round(widthMm * 20), Math.round(heightMm * 20)));
  const plan = planSheet(request);
  return { plan, pictures, title: 't', correction: noCorrection, format: 'jpeg', frame: ds620, ...more };
}

const byPosition = (a: readonly number[], b: readonly number[]): number =>
  Math.abs((a[1] ?? 0) - (b[1] ?? 0)) > 2 ? (a[1] ?? 0) - (b[1] ?? 0) : (a[0] ?? 0) - (b[0] ?? 0);

export const edgesOf = (boxes: readonly PixelBox[]): number[][] =>
  boxes.map(({ x, y, width, height }) => [x, y, x + width, y + height]).sort(byPosition);

/**
 * Returns the positions, in pixels of an upright picture, of a landscape plan's photos, computed from millimetres
 * alone.
 */
export function exactEdges(
  { plan, frame, correction }: RasterToCompose,
  size: readonly [number, number],
): number[][] {
  const { scaleX, scaleY, offsetXMm, offsetYMm } = correction;
  const [width, height] =
    plan.widthMm > plan.heightMm ? [plan.heightMm, plan.widthMm] : [plan.widthMm, plan.heightMm];
  const inX = (mm: number): number =>
    size[0] / 2 + (((mm - width / 2) * scaleX + offsetXMm) / 25.4) * frame.dpiX;
  const inY = (mm: number): number =>
    size[1] / 2 + (((mm - height / 2) * scaleY + offsetYMm) / 25.4) * frame.dpiY;
  return plan.placements
    .map(({ xMm, yMm, widthMm, heightMm }) =>
      plan.widthMm > plan.heightMm
        ? [inX(width - yMm - heightMm), inY(xMm), inX(width - yMm), inY(xMm + widthMm)]
        : [inX(xMm), inY(yMm), inX(xMm + widthMm), inY(yMm + heightMm)],
    )
    .sort(byPosition);
}

/** Returns the largest distance of any photo's edge from its position, in pixels. */
export async function furthest(raster: RasterToCompose): Promise<number> {
  const picture = await greyPixels(await composeRaster(raster));
  const exact = exactEdges(raster, [picture.widthPx, picture.heightPx]);
  const found = edgesOf(findBoxes(picture, 40));
  expect(found).toHaveLength(exact.length);
  return Math.max(
    ...exact.flatMap((edges, row) => edges.map((edge, at) => Math.abs(edge - (found[row]?.[at] ?? NaN)))),
  );
}
export const halfPixel = 0.5 + 1e-6;
