import type { Sketch } from './sketch.ts';
import { element, linear } from './svg.ts';

/** Defines the blurs that soften shading, in head units. */
export function softening({ id }: Sketch): string {
  const blur = (name: string, deviation: number): string =>
    element(
      'filter',
      { id: id(name), x: '-60%', y: '-60%', width: '220%', height: '220%' },
      element('feGaussianBlur', { stdDeviation: deviation }),
    );
  return blur('soft', 1.1) + blur('softer', 3.4);
}

/**
 * Darkens the side away from the light, within one of the person's clip paths. `reach` is half the width of the shaded
 * area, in head units.
 */
export function sideShade({ id, params }: Sketch, clip: string, reach: number): string {
  const strength = Math.abs(params.light);
  if (strength === 0) return '';
  const away = Math.sign(-params.light);
  const name = id(`shade-${clip}`);
  return (
    linear(name, { x: -away * reach, y: 0 }, { x: away * reach, y: 0 }, [
      [0, '#fff6e8', 0.2 * strength],
      [0.3, '#fff6e8', 0],
      [0.32, '#140d0a', 0],
      [0.5, '#140d0a', 0.24 * strength],
      [0.7, '#140d0a', 0.58 * strength],
      [1, '#140d0a', 0.8 * strength],
    ]) +
    element(
      'g',
      { 'clip-path': `url(#${id(clip)})` },
      element('rect', { x: -400, y: -100, width: 800, height: 560, fill: `url(#${name})` }),
    )
  );
}
