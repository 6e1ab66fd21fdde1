import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, loop } from './svg.ts';
import type { Point } from './svg.ts';

/** Draws both ears, behind the face. */
export function ears(sketch: Sketch): string {
  const rims = [-1, 1].map((side) => element('path', { d: loop(earRim(sketch, side)) }));
  return element('clipPath', { id: sketch.id('ears') }, ...rims) + ear(sketch, -1) + ear(sketch, 1);
}

/** Returns a point of an ear: outwards from where it meets the head, and down from the height of the eyes. */
function earPoint({ at, proportions: p }: Sketch, side: number, out: number, dy: number): Point {
  return at(side * (p.halfWidth + out), p.eyeY + dy, -4);
}

function earRim(sketch: Sketch, side: number): Point[] {
  const place = (out: number, dy: number): Point => earPoint(sketch, side, out, dy);
  return [
    place(-4, -6),
    place(1.6, -8),
    place(4.7, -4.4),
    place(4.6, 4),
    place(2.7, 11.5),
    place(0.6, 15.6),
    place(-2, 16.4),
    place(-9, 11),
  ];
}

function ear(sketch: Sketch, side: number): string {
  const { skin } = sketch;
  const place = (out: number, dy: number): Point => earPoint(sketch, side, out, dy);
  const fold = [place(0, -3.5), place(2.6, -4), place(2.7, 2), place(1.4, 7.5), place(0.6, 10.5)];
  return (
    element('path', { d: loop(earRim(sketch, side)), fill: mix(skin.base, skin.shade, 0.35) }) +
    element('path', {
      d: line(fold),
      fill: 'none',
      stroke: skin.shade,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  );
}
