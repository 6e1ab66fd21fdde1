import { mix } from './palette.ts';
import type { Sketch } from './sketch.ts';
import { element, line, shape } from './svg.ts';
import type { Point } from './svg.ts';

/** Gap between the lips in head units: a spoken "ah" is about 9, a broad smile shows 4 of teeth. */
function mouthGap({ params }: Sketch): number {
  return Math.max(params.mouthOpen * 9, Math.max(0, params.smile - 0.4) * 7);
}

/** Draws the lips and, when they part, what is behind them; with a smile, the folds beside them. */
export function mouth(sketch: Sketch): string {
  const { id, at, proportions: p, params, skin } = sketch;
  const { smile } = params;
  const gap = mouthGap(sketch);
  const half = (10.4 + 3.4 * smile - params.mouthOpen * 1.2) * p.mouthSize;
  const place = (along: number, dy: number): Point => at(along * half, p.mouthY + dy * p.mouthSize);
  const corner = -0.5 - 2.4 * smile;
  const left = place(-1, corner);
  const right = place(1, corner);
  // The lower lip hangs between the corners like a bowl: this is its height at a fraction of the way outwards.
  const bowl = (depth: number, along: number): number => depth - (depth - corner) * along ** 2.3;
  const sag = 0.7 * smile;
  const upperEdge = [
    left,
    place(-0.5, sag - 0.3),
    place(-0.16, sag + 0.3),
    place(0, sag + 0.7),
    place(0.16, sag + 0.3),
    place(0.5, sag - 0.3),
    right,
  ];
  // Closed lips touch all along; as they part, the lower edge turns into the bowl.
  const parted = Math.min(1, gap);
  const edge = (sag - 0.3) * (1 - parted) + bowl(sag + gap + 0.75, 0.5) * parted;
  const lowerEdge = [right, place(0.5, edge), place(0, sag + gap + 0.75), place(-0.5, edge), left];
  const thin = 1 - 0.25 * smile;
  const bow = [
    right,
    place(0.6, sag - 1.9 * thin),
    place(0.24, sag - 3.5 * thin),
    place(0, sag - 2.8 * thin),
    place(-0.24, sag - 3.5 * thin),
    place(-0.6, sag - 1.9 * thin),
    left,
  ];
  const belly = [
    right,
    place(0.55, bowl(sag + gap + 4.9 * thin, 0.55)),
    place(0, sag + gap + 4.9 * thin),
    place(-0.55, bowl(sag + gap + 4.9 * thin, 0.55)),
    left,
  ];
  const lowerLip = shape([left, ...lowerEdge.toReversed().slice(1)], belly.slice(1));
  const shine = place(-0.08, sag + gap + 2.6 * thin);
  const dark = mix(skin.lip, '#2a0d0a', 0.6);
  return (
    folds(sketch) +
    (gap > 0.2 ? inside(sketch, shape(upperEdge, lowerEdge.slice(1)), place, gap, sag) : '') +
    element('path', { d: shape(upperEdge, bow.slice(1)), fill: mix(skin.lip, skin.shade, 0.3) }) +
    element('path', { d: lowerLip, fill: mix(skin.lip, skin.base, 0.12) }) +
    element('ellipse', {
      cx: shine.x,
      cy: shine.y,
      rx: 4.2 * p.mouthSize,
      ry: 0.9,
      fill: skin.light,
      opacity: 0.4,
      filter: `url(#${id('soft')})`,
    }) +
    element('path', {
      d: line(upperEdge),
      fill: 'none',
      stroke: dark,
      'stroke-width': 0.8,
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  );
}

function inside(
  { id, skin, params, proportions: p }: Sketch,
  opening: string,
  place: (along: number, dy: number) => Point,
  gap: number,
  sag: number,
): string {
  const clip = id('mouth');
  const teeth = shape(
    [place(-1, sag - 2), place(0, sag - 0.6), place(1, sag - 2)],
    [place(0.7, sag + 2.2), place(0, sag + 3.4), place(-0.7, sag + 2.2), place(-1, sag - 2)],
  );
  const tongue = place(0, sag + gap + 1);
  const seams = [-0.42, -0.21, 0, 0.21, 0.42].map((along) =>
    element('path', {
      d: line([place(along, sag - 0.5), place(along, sag + 3.2)]),
      stroke: '#b9ada3',
      'stroke-width': 0.22,
      opacity: 0.7,
    }),
  );
  const showsTeeth = params.smile > 0.4 || params.mouthOpen > 0.3;
  return (
    element('clipPath', { id: clip }, element('path', { d: opening })) +
    element(
      'g',
      { 'clip-path': `url(#${clip})` },
      element('path', { d: opening, fill: '#451815' }),
      element('ellipse', {
        cx: tongue.x,
        cy: tongue.y,
        rx: 6 * p.mouthSize,
        ry: gap * 0.35,
        fill: mix(skin.lip, '#a03a3a', 0.5),
        opacity: 0.8,
      }),
      showsTeeth ? element('path', { d: teeth, fill: '#f6f2ea' }) + seams.join('') : '',
    )
  );
}

function folds({ at, id, proportions: p, skin, params }: Sketch): string {
  if (params.smile < 0.15 || params.age === 'baby') return '';
  return [-1, 1]
    .map((side) =>
      element('path', {
        d: line([at(side * 8.8, p.noseY), at(side * 13.5, p.noseY + 5), at(side * 16.2, p.mouthY - 1)]),
        fill: 'none',
        stroke: skin.shade,
        'stroke-width': 1.3,
        'stroke-linecap': 'round',
        opacity: 0.75 * params.smile,
        filter: `url(#${id('soft')})`,
      }),
    )
    .join('');
}
