import type { Sketch } from './sketch.ts';
import { element, line, linear, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Draws spectacles: clear, reflecting so that the eyes are hard to see, or dark. */
export function glasses(sketch: Sketch): string {
  if (sketch.params.glasses === 'none') return '';
  const { at, proportions: p } = sketch;
  const frame = { fill: 'none', stroke: '#26211f', 'stroke-width': 1.5, 'stroke-linecap': 'round' };
  const inner = p.eyeX - 10.6 * p.eyeSize;
  const y = p.eyeY - 1.5;
  const bridge = line([at(-inner, y, 38), at(0, y - 1.6, 41), at(inner, y, 38)]);
  const arm = (side: -1 | 1): string =>
    element('path', {
      ...frame,
      d: line([at(side * (p.eyeX + 10.8 * p.eyeSize), y - 2, 28), at(side * (p.halfWidth + 1), y - 2, 0)]),
    });
  return arm(-1) + arm(1) + lens(sketch, -1) + lens(sketch, 1) + element('path', { ...frame, d: bridge });
}

function lens(sketch: Sketch, side: -1 | 1): string {
  const { id, at, proportions: p, params } = sketch;
  const name = side < 0 ? 'lens-l' : 'lens-r';
  const place = (x: number, dy: number): Point =>
    at(side * (p.eyeX + x * p.eyeSize), p.eyeY + 1 + dy * p.eyeSize, 37);
  const rim = shape([
    place(-10.2, -3),
    place(-8.5, -7),
    place(0, -8.2),
    place(8.6, -7.4),
    place(11, -3),
    place(9.6, 4),
    place(5, 8),
    place(-3, 8.2),
    place(-8.6, 4.6),
    place(-10.2, -3),
  ]);
  const fill = `url(#${id(name)})`;
  const stops = {
    none: [],
    clear: [
      [0, '#ffffff', 0.16],
      [0.4, '#ffffff', 0.03],
      [1, '#ffffff', 0.08],
    ],
    reflecting: [
      [0, '#f4fbff', 0.5],
      [0.25, '#ffffff', 0.93],
      [0.62, '#f2f9ff', 0.88],
      [0.8, '#e4f0f8', 0.35],
      [1, '#ffffff', 0.6],
    ],
    sun: [
      [0, '#3a3434', 0.96],
      [0.5, '#1f1b1b', 0.97],
      [1, '#120f0f', 0.98],
    ],
  } as const;
  return (
    linear(id(name), place(-8 * side, -8), place(8 * side, 8), stops[params.glasses]) +
    element('path', { d: rim, fill, stroke: '#26211f', 'stroke-width': 1.5 })
  );
}
