import { badge } from './badge.ts';
import { garment } from './garment.ts';
import { mix } from './palette.ts';
import { sideShade } from './shading.ts';
import type { Sketch } from './sketch.ts';
import { element, line, linear, shape } from './svg.ts';
import type { Point } from './svg.ts';

const dot = (x: number, y: number): Point => ({ x, y });

/** Draws the neck and the clothes. The body stays upright when the head tilts, so yaw and pitch do not affect it. */
export function body(sketch: Sketch): string {
  return (
    neck(sketch) +
    sideShade(sketch, 'neck-clip', 50) +
    garment(sketch) +
    sideShade(sketch, 'cloth-clip', 110) +
    badge(sketch)
  );
}

function neck({ id, skin, proportions: p }: Sketch): string {
  const n = p.neck;
  const y = p.shoulderY;
  const half = [dot(n, 10), dot(n - 0.8, 42), dot(n + 0.4, y - 14), dot(n + 3.5, y - 5), dot(n + 6, y + 17)];
  const outline = shape(half, [...half.toReversed().map((point) => dot(-point.x, point.y))]);
  return (
    linear(id('neck'), dot(-n, 0), dot(n, 0), [
      [0, mix(skin.base, skin.shade, 0.6), 1],
      [0.35, skin.base, 1],
      [0.65, mix(skin.base, skin.shade, 0.25), 1],
      [1, mix(skin.base, skin.shade, 0.85), 1],
    ]) +
    element('clipPath', { id: id('neck-clip') }, element('path', { d: outline })) +
    element('path', { d: outline, fill: `url(#${id('neck')})` }) +
    element(
      'g',
      { 'clip-path': `url(#${id('neck-clip')})` },
      element('ellipse', {
        cx: 2,
        cy: 46,
        rx: n + 7,
        ry: 17,
        fill: mix(skin.shade, skin.line, 0.4),
        opacity: 0.62,
        filter: `url(#${id('softer')})`,
      }),
      element('path', {
        d: line([dot(-9, y - 1), dot(-3, y + 4)]),
        stroke: skin.shade,
        'stroke-width': 1.4,
        fill: 'none',
        opacity: 0.5,
        filter: `url(#${id('soft')})`,
      }),
      element('path', {
        d: line([dot(10, y - 1), dot(4, y + 4)]),
        stroke: skin.shade,
        'stroke-width': 1.4,
        fill: 'none',
        opacity: 0.5,
        filter: `url(#${id('soft')})`,
      }),
    )
  );
}
