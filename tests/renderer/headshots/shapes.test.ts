import { describe, expect, it } from 'vitest';
import { headshotSideLimits } from '../../../shared/service/limits.ts';
import { longSides, shapeOf, shapes, sizeOf, type Ratio } from '../../../renderer/headshots/shapes.ts';

const ratios = shapes.filter((shape): shape is Ratio => shape !== 'own');
const sizes = ratios.flatMap((shape) => longSides.map((side) => [shape, side] as const));

describe('the shapes of a headshot', () => {
  it.each(sizes)('%s of %i px lies within what the service makes', (shape, side) => {
    const { widthPx, heightPx } = sizeOf(shape, side);

    expect(Math.min(widthPx, heightPx)).toBeGreaterThanOrEqual(headshotSideLimits.min);
    expect(Math.max(widthPx, heightPx)).toBeLessThanOrEqual(headshotSideLimits.max);
  });

  it.each(sizes)('%s of %i px is found again by its pixels', (shape, side) => {
    expect(shapeOf(sizeOf(shape, side))).toEqual({ shape, longSide: side });
  });

  it('default to the service’s own 768 × 1024', () => {
    expect(sizeOf('portrait-3-4', 1_024)).toEqual({ widthPx: 768, heightPx: 1_024 });
  });

  it('are staff’s own when no shape has these pixels', () => {
    expect(shapeOf({ widthPx: 777, heightPx: 1_024 }).shape).toBe('own');
  });
});
