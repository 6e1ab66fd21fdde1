/** Draws an out-of-focus backdrop, chosen by style and chance. */
import sharp from '../../../sharp.ts';
import { between, type Random } from '../../../../shared/portrait/random.ts';
import type { Pixels } from '../resample.ts';
import type { Style } from './style.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue.toFixed(0)},${saturation.toFixed(0)}%,${lightness.toFixed(0)}%)`;

const gradient = (id: string, kind: string, from: string, to: string): string =>
  `<${kind} id="${id}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></${kind.split(' ')[0] ?? kind}>`;

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

/** Backdrop paper with a light on it, behind one shoulder or the other. */
function studio({ width, height }: Size, style: Style, random: Random): string {
  const [hue, colour] = [style.hue ?? 215, style.hue === null ? 5 : 32];
  const light = style.isDark ? between(random, 24, 32) : between(random, 80, 90);
  const place = `cx="${between(random, 0.3, 0.7)}" cy="${between(random, 0.3, 0.55)}" r="${between(random, 0.7, 0.95)}"`;
  return (
    gradient('g', `radialGradient ${place}`, hsl(hue, colour, light), hsl(hue, colour, light * 0.55)) +
    rect(0, 0, width, height, 'url(#g)')
  );
}

/** A wall, tall windows and shelves. */
function office({ width, height }: Size, style: Style, random: Random): string {
  const [hue, colour] = [style.hue ?? 210, style.hue === null ? 10 : 28];
  const light = style.isDark ? 26 : 72;
  const parts = [rect(0, 0, width, height, hsl(hue, colour, light))];
  const step = width * between(random, 0.24, 0.34);
  for (let x = -step * random(); x < width; x += step) {
    const window = hsl(hue + 10, colour * 0.6, Math.min(94, light + between(random, 12, 26)));
    parts.push(rect(x, height * 0.04, step * 0.72, height * between(random, 0.5, 0.66), window));
  }
  for (let i = 0; i < 9; i += 1) {
    const [w, h] = [width * between(random, 0.05, 0.16), height * between(random, 0.06, 0.16)];
    const shade = hsl(between(random, 15, 45), 24, light * between(random, 0.45, 0.8));
    parts.push(rect(between(random, 0, width), height * between(random, 0.6, 0.85), w, h, shade));
  }
  return parts.join('');
}

/** Sky above, leaves around, discs of light between them. */
function outdoor({ width, height }: Size, style: Style, random: Random): string {
  const hue = style.hue ?? 112;
  const light = style.isDark ? 22 : 52;
  const parts = [
    gradient(
      'g',
      'linearGradient x1="0" y1="0" x2="0" y2="1"',
      hsl(200, 45, Math.min(88, light + 34)),
      hsl(hue, 32, light),
    ),
    rect(0, 0, width, height, 'url(#g)'),
  ];
  for (let i = 0; i < 46; i += 1) {
    const radius = Math.min(width, height) * between(random, 0.03, 0.13);
    const fill = hsl(
      hue + between(random, -24, 24),
      between(random, 20, 46),
      light * between(random, 0.6, 1.5),
    );
    const [x, y] = [between(random, 0, width), height * between(random, 0.12, 1)];
    parts.push(
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${between(random, 0.25, 0.7)}"/>`,
    );
  }
  return parts.join('');
}

const draw = { studio, office, outdoor } as const;
/** Blur, as a share of the shorter side. */
const BLUR = { studio: 0.004, office: 0.022, outdoor: 0.02 } as const;

/** Draws a backdrop of that size, px. The same style and random numbers give the same pixels. */
export async function drawBackdrop(size: Size, style: Style, random: Random): Promise<Pixels> {
  const body = draw[style.scene](size, style, random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .blur(Math.max(0.5, Math.min(size.width, size.height) * BLUR[style.scene]))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
