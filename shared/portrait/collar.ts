import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, shape } from './svg.ts';

/** Returns the outline of one wing of a shirt's collar, in the body's coordinates. */
export function collarWing({ proportions: p }: Sketch, side: -1 | 1): string {
  const { neck: n, shoulderY: y } = p;
  const place = (x: number, dy: number) => ({ x: side * x, y: y + dy });
  return shape(
    [place(n + 1.5, -12), place(n + 6, -3)],
    [place(n - 2, 22)],
    [place(-0.2, 13)],
    [place(n * 0.6, 2), place(n + 1.5, -12)],
  );
}

/** Draws a shirt's collar with its button strip, which closes to the picture's right. `floor` is where the shirt ends. */
export function collar(sketch: Sketch, floor: number): string {
  const { params, proportions } = sketch;
  const { shoulderY: y } = proportions;
  const colour = mix(params.clothingColour, '#ffffff', 0.16);
  const edge = mix(params.clothingColour, '#000000', 0.35);
  const wing = (side: -1 | 1): string =>
    element('path', { d: collarWing(sketch, side), fill: colour, stroke: edge, 'stroke-width': 0.5 });
  const seam = [y + 16, floor].map((height) => ({ x: 3.5, y: height }));
  const strip = { stroke: edge, 'stroke-width': 0.6, fill: 'none', opacity: 0.6 };
  const button = { cx: 0, r: 1.3, fill: mix(colour, '#ffffff', 0.5), stroke: edge, 'stroke-width': 0.3 };
  const buttons = [34, 58, 82].map((below) => element('circle', { ...button, cy: y + below }));
  return element('path', { ...strip, d: line(seam) }) + wing(-1) + wing(1) + buttons.join('');
}
