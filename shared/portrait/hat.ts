import type { Sketch } from './sketch.ts';
import { element, line, linear, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Height of the hat above the skull's crown, in head units. */
export const hatRise = 10;

/** Heights of the turned-up rim at the temples, in head units, and how much higher it is above the nose. */
const rim = { top: -31, bottom: -15, arch: 3.5 };

/** Draws a knitted hat down to the middle of the forehead. */
export function hat({ at, id, proportions, params }: Sketch): string {
  if (!params.hat) return '';
  const w = proportions.halfWidth + 4;
  // Along the rim: -1 at the left temple to 1 at the right one, bent round the forehead.
  const round = (along: number): number => Math.sqrt(Math.max(0, 1 - along ** 2));
  const onRim = (along: number, height: number): Point =>
    at(along * w, height - rim.arch * round(along), 18 * round(along));
  const across = [-1, -0.9, -0.6, 0, 0.6, 0.9, 1];
  const upper = across.map((along) => onRim(along, rim.top));
  const lower = across.toReversed().map((along) => onRim(along, rim.bottom));
  const dome: Point[] = [
    at(-w, -28, 0),
    at(-w * 0.94, -40, 0),
    at(-w * 0.66, -53, 0),
    at(0, -50 - hatRise, 0),
    at(w * 0.66, -53, 0),
    at(w * 0.94, -40, 0),
    at(w, -28, 0),
  ];
  const ribs = Array.from({ length: 19 }, (_, index) => (index - 9) / 9.5).map((along) =>
    element('path', {
      d: line([onRim(along, rim.top + 0.6), onRim(along, rim.bottom - 0.6)]),
      fill: 'none',
      stroke: '#2d2230',
      'stroke-width': 0.8,
      opacity: 0.4,
    }),
  );
  return (
    linear(id('hat'), at(-w, -50, 0), at(w, -30, 0), [
      [0, '#8d6f93', 1],
      [0.45, '#745a7a', 1],
      [1, '#4c3a51', 1],
    ]) +
    element('path', { d: shape(dome, [at(0, -28, 14), at(-w, -28, 0)]), fill: `url(#${id('hat')})` }) +
    element('path', {
      d: shape(upper, [...lower.slice(0, 1)], lower.slice(1), upper.slice(0, 1)),
      fill: '#684f6e',
    }) +
    ribs.join('')
  );
}
