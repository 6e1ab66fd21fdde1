import { collar, collarWing } from './collar.ts';
import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, linear, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Far below any picture's lower edge, in head units, so that a body never ends in the air. */
const floor = 420;

const dot = (x: number, y: number): Point => ({ x, y });

/** Draws the clothes over the neck, in the body's coordinates. Defines the clip path `cloth-clip`. */
export function garment(sketch: Sketch): string {
  const { id, params, proportions: p } = sketch;
  const { shoulders: s, shoulderY: y, neck: n } = p;
  const colour = params.clothingColour;
  const half = [
    dot(n + 3, y - 7),
    dot(n + 12, y - 0.5),
    dot(s * 0.66, y + 12),
    dot(s * 0.88, y + 22),
    dot(s, y + 42),
    dot(s * 1.03, y + 60),
    dot(s * 1.05, y + 85),
    dot(s * 1.06, y + 120),
    dot(s * 1.08, y + 200),
    dot(s * 1.1, floor),
  ];
  const dip = [
    dot(-n * 0.92, y + 3),
    dot(-n * 0.5, y + 9.5),
    dot(0, y + 11.5),
    dot(n * 0.5, y + 9.5),
    dot(n * 0.92, y + 3),
  ];
  const left = half.toReversed().map((point) => dot(-point.x, point.y));
  const outline = shape(half, [dot(-s * 1.1, floor)], left.slice(1), [...dip, dot(n + 3, y - 7)]);
  const wings = params.clothing === 'collar' ? [collarWing(sketch, -1), collarWing(sketch, 1)] : [];
  const covered = [outline, ...wings];
  return (
    linear(id('cloth'), dot(-s, y), dot(s, y + 30), [
      [0, mix(colour, '#000000', 0.14), 1],
      [0.35, mix(colour, '#ffffff', 0.1), 1],
      [0.6, colour, 1],
      [1, mix(colour, '#000000', 0.3), 1],
    ]) +
    element('clipPath', { id: id('cloth-clip') }, ...covered.map((path) => element('path', { d: path }))) +
    element('path', { d: outline, fill: `url(#${id('cloth')})` }) +
    element('g', { 'clip-path': `url(#${id('cloth-clip')})` }, sleeves(sketch)) +
    (params.clothing === 'collar' ? collar(sketch, floor) : band(sketch, dip))
  );
}

function sleeves({ id, params, proportions: p }: Sketch): string {
  const { shoulders: s, shoulderY: y } = p;
  const fold = (points: Point[]): string =>
    element('path', {
      d: line(points),
      fill: 'none',
      stroke: mix(params.clothingColour, '#000000', 0.45),
      'stroke-width': 2.4,
      opacity: 0.5,
      filter: `url(#${id('softer')})`,
    });
  return (
    fold([dot(-s * 0.76, y + 62), dot(-s * 0.82, y + 90), dot(-s * 0.8, floor)]) +
    fold([dot(s * 0.76, y + 62), dot(s * 0.82, y + 90), dot(s * 0.8, floor)])
  );
}

/** Draws the knitted edge of a crew neck. */
function band({ params, proportions: p }: Sketch, dip: readonly Point[]): string {
  const edge = [dot(-p.neck - 3, p.shoulderY - 7), ...dip, dot(p.neck + 3, p.shoulderY - 7)];
  const colour = mix(params.clothingColour, '#000000', 0.2);
  return element('path', {
    d: line(edge),
    fill: 'none',
    stroke: colour,
    'stroke-width': 3.4,
    'stroke-linejoin': 'round',
  });
}
