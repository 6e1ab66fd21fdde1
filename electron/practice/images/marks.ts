/** The watermark on practice's previews. */
import type { Spec } from '../specs.ts';
import { letter } from '../../lettering.ts';

export type WatermarkText = 'preview' | 'aperçu';

const ANGLE_DEGREES = -28;

const svg = ({ widthPx, heightPx }: Spec, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${body}</svg>`;

/** Draws the letters dark and light, so that they show on any picture. Widths are in the letters' own grid. */
function outlined(letters: string, opacity: number): string {
  const group = (colour: string, width: number): string =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${letters}</g>`;
  return `<g opacity="${opacity}">${group('#202020', 1.5)}${group('#ffffff', 0.8)}</g>`;
}

/** Draws rows of the watermark across the whole photo, each shifted, so that every crop with the face contains it. */
export function watermarkSvg(spec: Spec, text: WatermarkText): string {
  const height = spec.heightPx * 0.034;
  const line = letter(`${text.toUpperCase()} PRACTICE`, height);
  const [stepX, stepY] = [line.width + height * 2.2, height * 3.4];
  const reach = Math.hypot(spec.widthPx, spec.heightPx);
  const tiles: string[] = [];
  for (let row = 0; row * stepY < reach; row += 1) {
    for (let x = -((row % 2) + 1) * (stepX / 2); x < reach; x += stepX) {
      tiles.push(`<g transform="translate(${x} ${row * stepY})">${line.svg}</g>`);
    }
  }
  const turn = `translate(${spec.widthPx / 2} ${spec.heightPx / 2}) rotate(${ANGLE_DEGREES}) translate(${-reach / 2} ${-reach / 2})`;
  return svg(spec, `<g transform="${turn}">${outlined(tiles.join(''), 0.55)}</g>`);
}
