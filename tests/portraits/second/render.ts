/** Renders the parameters of a modelled portrait as a photograph with its truth. */
import sharp from 'sharp';
import { seededRandom } from '../../../shared/portrait/random.ts';
import { chinForward, layoutOf, skull } from './head.ts';
import { body, ears, hairOf, hatOf } from './outfit.ts';
import type { ModelledPortrait } from './params.ts';
import { cast, dot, unit, vec, type Canvas, type Surface, type Vec, type View } from './raster.ts';
import { skinPaint } from './skin-paint.ts';
import { spectaclesOf } from './spectacles.ts';

/** Samples per side for each px of the picture. */
const OVERSAMPLE = 2;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface ModelledTruth {
  /** Top of the skull, lowest point of the chin and the eyes, px. */
  readonly crown: Place;
  readonly chin: Place;
  readonly leftEye: Place;
  readonly rightEye: Place;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function turner({ yaw, pitch, roll }: ModelledPortrait): (point: Vec) => Vec {
  const y = radians(yaw);
  const p = radians(pitch);
  const r = radians(roll);
  return ({ x, y: down, z }) => {
    const x1 = x * Math.cos(y) + z * Math.sin(y);
    const z1 = z * Math.cos(y) - x * Math.sin(y);
    // Chin up: points in front rise.
    const y2 = down * Math.cos(p) - z1 * Math.sin(p);
    const z2 = z1 * Math.cos(p) + down * Math.sin(p);
    return vec(x1 * Math.cos(r) - y2 * Math.sin(r), x1 * Math.sin(r) + y2 * Math.cos(r), z2);
  };
}

/** Returns brightness by a surface's normal, under a large soft light in front of the sitter or a lamp to one side. */
function lamp(sideLight: number): (normal: Vec) => number {
  const strength = Math.abs(sideLight);
  const key = unit(vec(1.6 * sideLight, -0.35, 1 - 0.75 * strength));
  const ambient = 0.55 - 0.35 * strength;
  return (normal) => ambient + (1.08 - ambient) * Math.max(0, dot(normal, key)) ** 0.8;
}

function viewOf(portrait: ModelledPortrait, scale: number): View {
  const half = (portrait.headHeight * portrait.height * scale) / 2;
  const left = portrait.width * portrait.centreX * scale;
  const top = portrait.height * portrait.centreY * scale;
  return {
    turn: turner(portrait),
    place: ({ x, y }) => ({ x: left + x * half, y: top + y * half }),
    light: lamp(portrait.sideLight),
  };
}

/** Returns the wall's brightness at a position in 0 to 1. */
function wallLight({ backdrop, seed }: ModelledPortrait, x: number, y: number): number {
  const corner = (x - 0.45) ** 2 + (y - 0.4) ** 2;
  const dim = backdrop === 'plain' ? 1 - 0.04 * corner : 1 - 0.5 * corner;
  return backdrop === 'stripes' && Math.sin(x * 60 + seed + 2 * Math.sin(y * 9)) > 0.2 ? dim * 0.62 : dim;
}

function emptyCanvas(portrait: ModelledPortrait, scale: number): Canvas {
  const width = portrait.width * scale;
  const height = portrait.height * scale;
  const colour = new Float32Array(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const light = wallLight(portrait, (index % width) / width, Math.floor(index / width) / height);
    for (let channel = 0; channel < 3; channel += 1) {
      colour[index * 3 + channel] = (portrait.backdropColour[channel] ?? 0) * light;
    }
  }
  return { width, height, colour, depth: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY) };
}

function surfaces(portrait: ModelledPortrait): Surface[] {
  const head: Surface = { at: skull(portrait), paint: skinPaint(portrait), columns: 240, rows: 200 };
  return [
    ...body(portrait),
    head,
    ...ears(portrait),
    ...hairOf(portrait),
    ...hatOf(portrait),
    ...spectaclesOf(portrait),
  ];
}

/** Number of values in the table of noise; a new value for each px would take longer than the picture. */
const GRAINS = 1 << 14;

/** Adds the camera's effects: exposure in linear light, then noise. */
function exposed({ colour }: Canvas, { stops, noise, seed }: ModelledPortrait): Buffer {
  const gain = 2 ** (stops / 2.2);
  const random = seededRandom(seed + 99);
  const grains = Float32Array.from(
    { length: GRAINS },
    () => (random() + random() + random() - 1.5) * 2 * noise * OVERSAMPLE,
  );
  const out = Buffer.alloc(colour.length);
  for (let index = 0, at = seed; index < colour.length; index += 1) {
    // A stride that never aligns with the picture's rows.
    at = (at + 1 + ((index * 7919) & 63)) & (GRAINS - 1);
    out[index] = Math.max(0, Math.min(255, (colour[index] ?? 0) * gain + (grains[at] ?? 0) + 0.5));
  }
  return out;
}

/** Renders a portrait as a camera's JPEG. */
export async function renderModelled(
  portrait: ModelledPortrait,
): Promise<{ readonly data: Buffer; readonly truth: ModelledTruth }> {
  const canvas = emptyCanvas(portrait, OVERSAMPLE);
  const view = viewOf(portrait, OVERSAMPLE);
  if (portrait.person) for (const surface of surfaces(portrait)) cast(canvas, surface, view);
  const raw = { width: canvas.width, height: canvas.height, channels: 3 } as const;
  let picture = sharp(exposed(canvas, portrait), { raw }).resize(portrait.width, portrait.height, {
    kernel: 'cubic',
  });
  if (portrait.blur > 0) {
    const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
    picture = sharp(data, { raw: { width: portrait.width, height: portrait.height, channels: 3 } }).blur(
      portrait.blur,
    );
  }
  const { turn, place } = viewOf(portrait, 1);
  const { eyeX, eyeY } = layoutOf(portrait);
  const truth = {
    crown: place(turn(vec(0, -1, 0))),
    chin: place(turn(vec(0, 1, chinForward))),
    leftEye: place(turn(vec(-eyeX, eyeY, 0.75))),
    rightEye: place(turn(vec(eyeX, eyeY, 0.75))),
  };
  return { data: await picture.jpeg({ quality: 92 }).toBuffer(), truth };
}

if (import.meta.main) {
  const { restingPortrait } = await import('./params.ts');
  const [out, json = '{}'] = process.argv.slice(2);
  if (out === undefined)
    throw new Error('Usage: node tests/portraits/second/render.ts OUT.jpg \'{"yaw":10}\'');
  const own = JSON.parse(json) as Partial<ModelledPortrait>;
  const { data } = await renderModelled({ ...restingPortrait, ...own });
  await (await import('node:fs/promises')).writeFile(out, data);
}
