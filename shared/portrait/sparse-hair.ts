import { hairline, outerLine } from './hair-outline.ts';
import type { Sketch } from './sketch.ts';
import { element, shape } from './svg.ts';

/** Draws a bald head, with a shade of hair at its sides and a highlight on top. */
export function bareSkull({ at, id, hair, skin, proportions: p }: Sketch): string {
  const w = p.halfWidth;
  const side = (x: -1 | 1): string =>
    element('path', {
      d: shape(
        [at(x * (w + 0.5), p.eyeY + 1, 0), at(x * (w + 0.6), -14, 0), at(x * (w * 0.95), -26, 0)],
        [at(x * (w - 5), -20, 6), at(x * (w - 2.5), p.eyeY + 1, 3), at(x * (w + 0.5), p.eyeY + 1, 0)],
      ),
      fill: hair.base,
      opacity: 0.32,
      filter: `url(#${id('soft')})`,
    });
  const shine = at(-9, -41, 8);
  return (
    element('g', { 'clip-path': `url(#${id('face')})` }, side(-1), side(1)) +
    element('ellipse', {
      cx: shine.x,
      cy: shine.y,
      rx: 9,
      ry: 3.2,
      fill: skin.light,
      opacity: 0.5,
      filter: `url(#${id('soft')})`,
    })
  );
}

/** Draws a baby's down: a soft shade through which the skin shows. */
export function down(sketch: Sketch): string {
  const { id, hair } = sketch;
  const outer = outerLine(sketch);
  const cap = shape(outer, [...hairline(sketch), ...outer.slice(0, 1)]);
  return element(
    'g',
    { 'clip-path': `url(#${id('face')})` },
    element('path', { d: cap, fill: hair.base, opacity: 0.55, filter: `url(#${id('softer')})` }),
  );
}
