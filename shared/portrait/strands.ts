import { hairRise, partingX } from './hair-outline.ts';
import { between } from './random.ts';
import type { Sketch } from './sketch.ts';
import { element, line } from './svg.ts';

/** Number of fine lines that represent a head of hair. */
const count = 46;

/** Draws fine lines from the parting down both sides; the seed decides where they run. */
export function strands(sketch: Sketch): string {
  const lines = Array.from({ length: count }, (_, index) => strand(sketch, index % 3 === 0 ? -1 : 1));
  return lines.join('') + parting(sketch);
}

function strand(sketch: Sketch, side: -1 | 1): string {
  const { at, hair, random, params, proportions: p } = sketch;
  const rise = hairRise(sketch);
  const long = params.hairStyle === 'long';
  const reach = between(random, 0.35, 1.06);
  const width = p.halfWidth;
  const crest = partingX + side * (width - side * partingX) * reach * 0.55;
  const points = [
    at(partingX + side * between(random, 0, 3), between(random, -50 - rise, -38), 0),
    at(crest, -46 - rise * between(random, 0.2, 0.95), 0),
    at(side * width * reach * 1.04, between(random, -32, -18), 2),
    at(
      side * (width + (long ? 3 : 0)) * (0.32 + reach * 0.7),
      long ? between(random, 20, 78) : between(random, -14, 6),
      2,
    ),
  ];
  return element('path', {
    d: line(points),
    fill: 'none',
    'stroke-linecap': 'round',
    stroke: random() < 0.5 ? hair.light : hair.dark,
    'stroke-width': between(random, 0.3, 0.9),
    opacity: between(random, 0.15, 0.36),
  });
}

function parting(sketch: Sketch): string {
  const { at, hair } = sketch;
  const points = [
    at(partingX, -37),
    at(partingX + 1.5, -44, 12),
    at(partingX + 3, -49 - hairRise(sketch), 0),
  ];
  return element('path', {
    d: line(points),
    fill: 'none',
    stroke: hair.dark,
    'stroke-width': 0.7,
    opacity: 0.5,
  });
}
