import { describe, expect, it } from 'vitest';
import { findPhotos } from './photo-edges.ts';
import { rasterise } from '../printing/raster.ts';
import { composeSolid } from '../printing/sheets.ts';

const dpi = 300;

describe('photos found on a sheet', () => {
  it('are where they were laid out, with and without cut marks', async () => {
    const { plan, file } = await composeSolid({ cut: 'marks' });
    const found = findPhotos(await rasterise(file, dpi), dpi);
    const laid = plan.placements.map(({ xMm, yMm, rotated, widthMm, heightMm }) =>
      [xMm, yMm, rotated ? heightMm : widthMm, rotated ? widthMm : heightMm].map(Math.round).sort(),
    );
    expect(found).toHaveLength(plan.placements.length);
    expect(found.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).sort())).toEqual(
      expect.arrayContaining(laid),
    );
  });

  it('show that a sheet was drawn one per cent too large', async () => {
    const { file } = await composeSolid();
    const [photo] = findPhotos(await rasterise(file, dpi * 1.01), dpi);
    const sides = [photo?.width ?? 0, photo?.height ?? 0].sort((one, other) => one - other);
    expect(sides[0]).toBeGreaterThan(35.2);
    expect(sides[1]).toBeGreaterThan(45.3);
  });
});
