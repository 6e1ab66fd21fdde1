import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, linear, radial, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Draws both eyes and their brows. */
export function eyes(sketch: Sketch): string {
  return eye(sketch, -1) + eye(sketch, 1) + brow(sketch, -1) + brow(sketch, 1);
}

/** The lids as curves from the inner to the outer corner. */
interface Lids {
  readonly upper: Point[];
  readonly lower: Point[];
}

function lids({ at, proportions: p, params }: Sketch, side: -1 | 1): Lids {
  const half = 6.9 * p.eyeSize;
  const place = (along: number, dy: number): Point =>
    at(side * (p.eyeX + along * half), p.eyeY + dy * p.eyeSize);
  const open = 1 - params.eyesClosed;
  // A shut lid is a little below the middle of the eye; a smile pushes the lower lid up.
  const lift = (height: number): number => -height * open + 1.5 * (1 - open);
  const drop = (height: number): number => height * (1 - 0.28 * params.smile) * open + 1.7 * (1 - open);
  return {
    upper: [
      place(-1, 0.9),
      place(-0.55, lift(2.2)),
      place(0.05, lift(3.3)),
      place(0.6, lift(2.4)),
      place(1, -0.2),
    ],
    lower: [
      place(-1, 0.9),
      place(-0.4, drop(2.1)),
      place(0.2, drop(2.6)),
      place(0.7, drop(1.7)),
      place(1, -0.2),
    ],
  };
}

/** Height of the lid's fold above the lashes, from the inner to the outer corner, in head units. */
const creaseRise = [0.9, 1.9, 2.1, 2, 1.2];

function eye(sketch: Sketch, side: -1 | 1): string {
  const { id, at, skin, params, proportions: p } = sketch;
  const name = side < 0 ? 'eye-l' : 'eye-r';
  const { upper, lower } = lids(sketch, side);
  const ball = shape(upper, lower.toReversed().slice(1));
  const centre = at(side * p.eyeX, p.eyeY);
  const lash = mix(skin.line, '#1a0f0b', 0.65);
  const stroke = { fill: 'none', 'stroke-linecap': 'round' };
  const crease = upper.map(({ x, y }, index) => ({
    x: x + side * 0.2,
    y: y - (creaseRise[index] ?? 0) * p.eyeSize,
  }));
  return (
    element('clipPath', { id: id(name) }, element('path', { d: ball })) +
    element('g', { 'clip-path': `url(#${id(name)})` }, ...eyeball(sketch, name, centre)) +
    (params.eyesClosed > 0.5
      ? ''
      : element('path', {
          ...stroke,
          d: line(lower),
          stroke: mix(skin.shade, skin.line, 0.5),
          'stroke-width': 0.55,
          opacity: 0.7,
        })) +
    element('path', {
      ...stroke,
      d: line(crease),
      stroke: mix(skin.shade, skin.line, 0.4),
      'stroke-width': 0.6,
      opacity: 0.6,
    }) +
    element('path', { ...stroke, d: line(upper), stroke: lash, 'stroke-width': 1.15 * p.eyeSize })
  );
}

function eyeball({ id, params, proportions: p }: Sketch, name: string, centre: Point): string[] {
  const { x } = centre;
  const y = centre.y - 0.35;
  const iris = 3.15 * p.eyeSize;
  const reach = 9 * p.eyeSize;
  const catchLight = { x: x - 1.05, y: y - 1.1 };
  return [
    linear(id(`${name}-white`), { x, y: y - 4 }, { x, y: y + 3 }, [
      [0, '#bdb3ad', 1],
      [0.45, '#f1ece7', 1],
      [1, '#f7f3ef', 1],
    ]),
    radial(id(`${name}-iris`), { x, y }, iris, [
      [0, mix(params.eyeColour, '#ffffff', 0.15), 1],
      [0.62, params.eyeColour, 1],
      [0.86, mix(params.eyeColour, '#000000', 0.35), 1],
      [1, mix(params.eyeColour, '#000000', 0.7), 1],
    ]),
    element('rect', {
      x: x - reach,
      y: y - reach,
      width: reach * 2,
      height: reach * 2,
      fill: `url(#${id(`${name}-white`)})`,
    }),
    element('circle', { cx: x, cy: y, r: iris, fill: `url(#${id(`${name}-iris`)})` }),
    element('circle', { cx: x, cy: y, r: iris * 0.45, fill: '#0d0a09' }),
    element('circle', {
      cx: catchLight.x,
      cy: catchLight.y,
      r: 0.72 * p.eyeSize,
      fill: '#ffffff',
      opacity: 0.95,
    }),
    element('circle', { cx: x + 1, cy: y + 1.3, r: 0.35 * p.eyeSize, fill: '#ffffff', opacity: 0.4 }),
    element('ellipse', {
      cx: x,
      cy: y - 3.2 * p.eyeSize,
      rx: reach,
      ry: 1.5,
      fill: '#2a1c17',
      opacity: 0.22,
    }),
  ];
}

function brow({ at, proportions: p, hair, params }: Sketch, side: -1 | 1): string {
  const weight = params.age === 'adult' ? 1 : 0.6;
  const lift = params.mouthOpen * 1 + params.smile * 0.5;
  const place = (x: number, dy: number): Point => at(side * (p.eyeX + x * p.eyeSize), p.browY - lift + dy);
  const top = [
    place(-7.6, 0.3),
    place(-4, -1 * weight),
    place(1, -2.2 * weight),
    place(5, -1.9 * weight),
    place(9.3, 1.4),
  ];
  const bottom = [
    place(5, 0),
    place(1, 0.2),
    place(-4, 1.5 * weight),
    place(-6.8, 1.9 * weight),
    place(-7.6, 0.3),
  ];
  const colour = mix(hair.base, hair.dark, 0.5);
  return element('path', {
    d: shape(top, bottom),
    fill: colour,
    opacity: params.age === 'baby' ? 0.4 : 0.84,
  });
}
