import { mix } from './palette.ts';
import { mirrored } from './sketch.ts';
import type { Sketch } from './sketch.ts';
import { element, loop, radial } from './svg.ts';
import type { Point } from './svg.ts';

/** How far the chin is in front of the middle of the head, in head units. */
export const chinDepth = 26;

/** Distance of the chin below the middle of the head, in head units: an open mouth lowers the jaw. */
export function chinY({ params }: Sketch): number {
  return 50 + params.mouthOpen * 4;
}

/** Returns the face's outline from the crown round the chin and back, in head units. */
function faceOutline(sketch: Sketch): Point[] {
  const { at, proportions } = sketch;
  const { halfWidth: w, jaw } = proportions;
  const chin = chinY(sketch);
  const half: [number, number, number][] = [
    [0, -50, 0],
    [w * 0.42, -48, 0],
    [w * 0.76, -39.5, 0],
    [w * 0.95, -26, 0],
    [w, -9, 0],
    [w * 0.97, 7, 2],
    [w * (0.88 + jaw * 0.04), 21, 6],
    [w * (0.7 + jaw * 0.1), 34 + jaw * 1.5, 10],
    [w * (0.45 + jaw * 0.08), chin - 5.8, 19],
    [w * 0.21, chin - 1.2, 24],
    [0, chin, chinDepth],
  ];
  return mirrored(half).map(([x, y, z]) => at(x, y, z));
}

/** Draws the face without features: its skin, with the hollows and highlights that make it round. */
export function face(sketch: Sketch): string {
  const { id, skin, at } = sketch;
  const outline = loop(faceOutline(sketch));
  const middle = at(-3, -2);
  return (
    radial(id('skin'), middle, 58, [
      [0, mix(skin.base, skin.light, 0.75), 1],
      [0.5, skin.base, 1],
      [0.85, mix(skin.base, skin.shade, 0.5), 1],
      [1, mix(skin.base, skin.shade, 0.75), 1],
    ]) +
    element('clipPath', { id: id('face') }, element('path', { d: outline })) +
    element('path', { d: outline, fill: `url(#${id('skin')})` }) +
    element('g', { 'clip-path': `url(#${id('face')})` }, ...modelling(sketch))
  );
}

/** Draws soft spots over the skin: [x, y, radius x, radius y, colour, opacity]. */
function modelling({ id, at, skin, proportions: p, params }: Sketch): string[] {
  const cheekY = (p.eyeY + p.mouthY) / 2 + 2;
  const blush = 0.26 + params.smile * 0.14 + (params.age === 'adult' ? 0 : 0.12);
  const spots: [string, number, number, number, number, string, number][] = [
    ['jaw', 0, 56, 36, 16, skin.shade, 0.5],
    ['socket-l', -p.eyeX + 1, p.eyeY - 3, 11, 7, skin.shade, 0.34],
    ['socket-r', p.eyeX - 1, p.eyeY - 3, 11, 7, skin.shade, 0.34],
    ['temple-l', -p.halfWidth, -10, 10, 24, skin.shade, 0.3],
    ['temple-r', p.halfWidth, -10, 11, 26, skin.shade, 0.42],
    ['blush-l', -18.5, cheekY + 1, 13, 11, skin.blush, blush],
    ['blush-r', 18.5, cheekY + 1, 13, 11, skin.blush, blush],
    ['bone-l', -19, cheekY - 7, 10, 6, skin.light, 0.3],
    ['bone-r', 18, cheekY - 7, 10, 6, skin.light, 0.24],
    ['forehead', -3, -26, 20, 11, skin.light, 0.5],
    ['chin', -1, 43, 7, 4.5, skin.light, 0.42],
    ['under-lip', 0, p.mouthY + 7.2, 8.5, 2.6, skin.shade, 0.42],
  ];
  return spots.map(([name, x, y, rx, ry, colour, opacity]) => {
    const centre = at(x, y);
    const gradient = radial(id(name), { x: 0, y: 0 }, 1, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.55],
      [1, colour, 0],
    ]);
    const transform = `translate(${centre.x.toFixed(2)} ${centre.y.toFixed(2)}) scale(${rx} ${ry})`;
    return gradient + element('circle', { r: 1, transform, fill: `url(#${id(name)})` });
  });
}

/** Returns the position of the mole, on the cheek at the picture's right, so that a mirrored picture can be recognised. */
export function molePosition({ at, proportions }: Sketch): Point {
  return at(17.5, proportions.mouthY - 6);
}

export function mole(sketch: Sketch): string {
  const { x, y } = molePosition(sketch);
  return element('circle', {
    cx: x,
    cy: y,
    r: 0.62,
    fill: mix(sketch.skin.line, '#2a1510', 0.4),
    opacity: 0.8,
  });
}
