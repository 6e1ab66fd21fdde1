import { expect } from 'vitest';
import { findPhotos } from '../pictures/photo-edges.ts';
import { rasterise } from './raster.ts';

const dpi = 600;
const mm = (px: number): number => (px / dpi) * 25.4;

/** Expects a page of 4 x 6 in with eight photos of 35 x 45 mm, measured by its pixels. */
export async function expectExactSheet(pdf: Uint8Array, withinMm = 0.1): Promise<void> {
  const page = await rasterise(pdf, dpi);
  const [shorter = 0, longer = 0] = [page.widthPx, page.heightPx].sort((one, other) => one - other);
  expect(Math.abs(mm(shorter) - 101.6)).toBeLessThan(0.05);
  expect(Math.abs(mm(longer) - 152.4)).toBeLessThan(0.05);
  const photos = findPhotos(page, dpi);
  expect(photos).toHaveLength(8);
  for (const { width, height } of photos) {
    expect(Math.abs(Math.min(width, height) - 35)).toBeLessThan(withinMm);
    expect(Math.abs(Math.max(width, height) - 45)).toBeLessThan(withinMm);
  }
}
