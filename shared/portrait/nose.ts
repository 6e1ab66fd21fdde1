import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, radial, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** How far the tip sticks out of the face, in head units: this makes a turned head look turned. */
const tipDepth = 12;

/** Draws the nose: shade along one side, the light on its ridge, tip, wings, nostrils and the shadow below. */
export function nose({ id, at, proportions: p, skin }: Sketch): string {
  const size = p.noseSize;
  const place = (x: number, dy: number, out = 0): Point =>
    at(x * size, p.noseY + dy * size, 36 * Math.sqrt(Math.max(0, 1 - (p.noseY / 80) ** 2)) + out * size);
  const tip = place(0, -2, tipDepth);
  const base = place(0, 1.6, 4);
  const bridge = at(2.6, p.eyeY - 4);
  const side = [bridge, at(3.2, p.eyeY + 5), place(4.4, -5, 4), place(6.8, -1.5, 1)];
  const back = [place(4, 1, 4), place(1.6, -3, tipDepth), at(1, p.eyeY + 4), bridge];
  const soft = `url(#${id('soft')})`;
  const stroke = { fill: 'none', 'stroke-linecap': 'round', stroke: mix(skin.shade, skin.line, 0.55) };
  const wing = (x: -1 | 1): string =>
    element('path', {
      ...stroke,
      'stroke-width': 0.8,
      opacity: 0.6,
      d: line([
        place(x * 6, -4.6, 1),
        place(x * 7.7, -1.4, 0),
        place(x * 6.6, 1.6, 1),
        place(x * 4.6, 1.7, 2),
      ]),
    });
  const nostril = (x: -1 | 1): string => {
    const hole = place(x * 3.5, 1.5, 4);
    return element('ellipse', {
      cx: hole.x,
      cy: hole.y,
      rx: 1.75 * size,
      ry: 0.8 * size,
      fill: mix(skin.line, '#1c0d08', 0.45),
      opacity: 0.75,
    });
  };
  return (
    radial(id('tip'), tip, 5 * size, [
      [0, skin.light, 0.95],
      [0.45, skin.light, 0.4],
      [1, skin.light, 0],
    ]) +
    element('path', { d: shape(side, back), fill: skin.shade, opacity: 0.6, filter: soft }) +
    element('path', {
      d: line([at(-0.8, p.eyeY - 6), at(-0.8, p.eyeY + 5), tip]),
      fill: 'none',
      stroke: skin.light,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      opacity: 0.45,
      filter: soft,
    }) +
    element('ellipse', {
      cx: base.x,
      cy: base.y + 2.2,
      rx: 7.2 * size,
      ry: 2.3,
      fill: skin.shade,
      opacity: 0.6,
      filter: soft,
    }) +
    wing(-1) +
    wing(1) +
    nostril(-1) +
    nostril(1) +
    element('path', {
      ...stroke,
      'stroke-width': 0.7,
      opacity: 0.5,
      d: line([place(-2.2, 2.1, 4), place(0, 2.9, 5), place(2.2, 2.1, 4)]),
    }) +
    element('circle', { cx: tip.x, cy: tip.y, r: 5 * size, fill: `url(#${id('tip')})` })
  );
}
