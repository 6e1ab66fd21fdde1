import { hairline, outerLine } from './hair-outline.ts';
import { mix } from './palette.ts';
import { sideShade } from './shading.ts';
import { bareSkull, down } from './sparse-hair.ts';
import { strands } from './strands.ts';
import type { Sketch } from './sketch.ts';
import { element, linear, shape } from './svg.ts';

/** Draws the hair behind the face: the far side that a turned head shows, and long hair down to the shoulders. */
export function backHair(sketch: Sketch): string {
  const { params, hair } = sketch;
  if (params.hairStyle === 'bald' || params.age === 'baby') return '';
  const far = element('path', { d: shape(outerLine(sketch)), fill: mix(hair.base, hair.dark, 0.6) });
  return params.hairStyle === 'long' ? longHair(sketch) + far : far;
}

function longHair({ at, hair, id, proportions }: Sketch): string {
  const w = proportions.halfWidth;
  const half: [number, number][] = [
    [0, -54],
    [w * 0.9, -44],
    [w + 8, -20],
    [w + 10, 10],
    [w + 12, 44],
    [w + 9, 74],
    [w - 2, 88],
  ];
  const right = half.map(([x, y]) => at(x, y, -8));
  const left = half.toReversed().map(([x, y]) => at(-x, y, -8));
  const fill = linear(id('hair-back'), at(0, -50, 0), at(0, 90, 0), [
    [0, hair.base, 1],
    [0.55, hair.dark, 1],
    [1, mix(hair.dark, hair.base, 0.5), 1],
  ]);
  return fill + element('path', { d: shape(right, left), fill: `url(#${id('hair-back')})` });
}

/** Draws the hair in front of the skull: a cap between the outer line and the hairline, with strands. */
export function frontHair(sketch: Sketch): string {
  const { hair, id, params, at, skin } = sketch;
  if (params.hairStyle === 'bald') return bareSkull(sketch);
  if (params.age === 'baby') return down(sketch);
  const outer = outerLine(sketch);
  const cap = shape(outer, [...hairline(sketch), ...outer.slice(0, 1)]);
  const shadow = element('path', {
    d: cap,
    fill: skin.line,
    opacity: 0.3,
    transform: 'translate(0 1.8)',
    filter: `url(#${id('soft')})`,
  });
  return (
    linear(id('hair'), at(-8, -56, 0), at(6, 10, 0), [
      [0, mix(hair.base, hair.light, 0.4), 1],
      [0.35, hair.base, 1],
      [1, mix(hair.base, hair.dark, 0.6), 1],
    ]) +
    element('g', { 'clip-path': `url(#${id('face')})` }, shadow) +
    element('clipPath', { id: id('cap') }, element('path', { d: cap })) +
    element('path', { d: cap, fill: `url(#${id('hair')})` }) +
    element('g', { 'clip-path': `url(#${id('cap')})` }, strands(sketch)) +
    sideShade(sketch, 'cap', 42)
  );
}
