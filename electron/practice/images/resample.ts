/**
 * Resamples the source to the final once: rotation, scaling and cropping in a single step, so that detail is lost
 * only once. Enlarging uses Catmull-Rom (Keys 1981, a = -0.5). Reducing averages whole squares of pixels first and
 * then an even grid of bilinear samples, so that fine hair does not alias.
 */
import { toSource, type Similarity } from './similarity.ts';

/** 8-bit sRGB, three channels, no padding between rows. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixel centres are at half coordinates: the similarity refers to edges, the samples to centres. */
const CENTRE = 0.5;

const level = (data: Uint8Array, index: number): number => data[index] ?? 0;

const clamp = (value: number, last: number): number => (value < 0 ? 0 : value > last ? last : value);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Running sums of the three channels. One object for all pixels, because this is the program's hottest loop. */
interface Sum {
  r: number;
  g: number;
  b: number;
}

/** Adds the bilinear sample at a centre-based position; beyond the edge, the value of the last pixel. */
function addBilinear({ data, width, height }: Pixels, x: number, y: number, sum: Sum): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const x0 = clamp(left, width - 1) * 3;
  const x1 = clamp(left + 1, width - 1) * 3;
  const row0 = clamp(top, height - 1) * width * 3;
  const row1 = clamp(top + 1, height - 1) * width * 3;
  const w00 = (1 - fx) * (1 - fy);
  const w01 = fx * (1 - fy);
  const w10 = (1 - fx) * fy;
  const w11 = fx * fy;
  const a = row0 + x0;
  const b = row0 + x1;
  const c = row1 + x0;
  const d = row1 + x1;
  sum.r = sum.r + level(data, a) * w00 + level(data, b) * w01 + level(data, c) * w10 + level(data, d) * w11;
  sum.g =
    sum.g +
    level(data, a + 1) * w00 +
    level(data, b + 1) * w01 +
    level(data, c + 1) * w10 +
    level(data, d + 1) * w11;
  sum.b =
    sum.b +
    level(data, a + 2) * w00 +
    level(data, b + 2) * w01 +
    level(data, c + 2) * w10 +
    level(data, d + 2) * w11;
}

/** Returns the Catmull-Rom weight of a neighbour at up to 1 px. */
const near = (t: number): number => (1.5 * t - 2.5) * t * t + 1;
/** Returns the Catmull-Rom weight of a neighbour at 1 to 2 px. */
const far = (t: number): number => ((-0.5 * t + 2.5) * t - 4) * t + 2;

/** Adds the Catmull-Rom sample of the 4 x 4 pixels around a centre-based position. */
function addCubic({ data, width, height }: Pixels, x: number, y: number, sum: Sum): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const c0 = far(x - (left - 1));
  const c1 = near(x - left);
  const c2 = near(left + 1 - x);
  const c3 = far(left + 2 - x);
  const x0 = clamp(left - 1, width - 1) * 3;
  const x1 = clamp(left, width - 1) * 3;
  const x2 = clamp(left + 1, width - 1) * 3;
  const x3 = clamp(left + 2, width - 1) * 3;
  let r = sum.r;
  let g = sum.g;
  let b = sum.b;
  for (let j = top - 1; j <= top + 2; j += 1) {
    const row = clamp(j, height - 1) * width * 3;
    const distance = Math.abs(y - j);
    const weight = distance <= 1 ? near(distance) : far(distance);
    const w0 = weight * c0;
    const w1 = weight * c1;
    const w2 = weight * c2;
    const w3 = weight * c3;
    const p0 = row + x0;
    const p1 = row + x1;
    const p2 = row + x2;
    const p3 = row + x3;
    r = r + level(data, p0) * w0 + level(data, p1) * w1 + level(data, p2) * w2 + level(data, p3) * w3;
    g =
      g +
      level(data, p0 + 1) * w0 +
      level(data, p1 + 1) * w1 +
      level(data, p2 + 1) * w2 +
      level(data, p3 + 1) * w3;
    b =
      b +
      level(data, p0 + 2) * w0 +
      level(data, p1 + 2) * w1 +
      level(data, p2 + 2) * w2 +
      level(data, p3 + 2) * w3;
  }
  sum.r = r;
  sum.g = g;
  sum.b = b;
}

/** Returns the samples per side that each target pixel averages: enough to touch every source pixel. */
const gridFor = (scale: number): number => Math.max(1, Math.ceil(scale * 0.75));

function interpolate(source: Pixels, map: Similarity, width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 3);
  const grid = gridFor(map.scale);
  const add = map.scale <= 1 ? addCubic : addBilinear;
  const cos = Math.cos(map.angle) * map.scale;
  const sin = Math.sin(map.angle) * map.scale;
  const share = 1 / (grid * grid);
  const sum: Sum = { r: 0, g: 0, b: 0 };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      sum.r = sum.g = sum.b = 0;
      for (let j = 0; j < grid; j += 1) {
        const ty = y + (j + CENTRE) / grid;
        for (let i = 0; i < grid; i += 1) {
          const tx = x + (i + CENTRE) / grid;
          add(
            source,
            map.origin.x + cos * tx - sin * ty - CENTRE,
            map.origin.y + sin * tx + cos * ty - CENTRE,
            sum,
          );
        }
      }
      // The array rounds and clamps, because a cubic may overshoot.
      data[at] = sum.r * share;
      data[at + 1] = sum.g * share;
      data[at + 2] = sum.b * share;
    }
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** Returns the rectangle of the source that the target covers, px, with room for the interpolation. */
function covered(source: Pixels, map: Similarity, width: number, height: number): Box {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map((corner) => toSource(map, corner));
  const room = map.scale * 2;
  const within = (value: number, extent: number): number => clamp(Math.round(value), extent);
  const left = within(Math.min(...corners.map(({ x }) => x)) - room, source.width - 1);
  const top = within(Math.min(...corners.map(({ y }) => y)) - room, source.height - 1);
  const right = within(Math.max(...corners.map(({ x }) => x)) + room, source.width);
  const bottom = within(Math.max(...corners.map(({ y }) => y)) + room, source.height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Averages squares of `factor` x `factor` px in a part of the source; reads each source pixel once. */
function reduceBox({ data, width: stride }: Pixels, box: Box, factor: number): Pixels {
  const width = Math.max(1, Math.floor(box.width / factor));
  const height = Math.max(1, Math.floor(box.height / factor));
  const out = new Uint8Array(width * height * 3);
  const share = 1 / (factor * factor);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < factor; j += 1) {
        const start = ((box.top + y * factor + j) * stride + box.left + x * factor) * 3;
        for (let from = start; from < start + factor * 3; from += 3) {
          r += level(data, from);
          g += level(data, from + 1);
          b += level(data, from + 2);
        }
      }
      out[at] = r * share + CENTRE;
      out[at + 1] = g * share + CENTRE;
      out[at + 2] = b * share + CENTRE;
    }
  }
  return { data: out, width, height };
}

/**
 * Returns the target picture that `map` cuts out of the source. Beyond the source, its edge pixels continue: on a
 * plain backdrop that looks like the backdrop, and the caller flags the missing parts.
 * @param width target width, px
 * @param height target height, px
 */
export function resample(source: Pixels, map: Similarity, width: number, height: number): Pixels {
  const factor = Math.floor(map.scale);
  const box = covered(source, map, width, height);
  if (factor < 2 || Math.min(box.width, box.height) < factor) return interpolate(source, map, width, height);
  const origin = { x: (map.origin.x - box.left) / factor, y: (map.origin.y - box.top) / factor };
  const reduced = reduceBox(source, box, factor);
  return interpolate(reduced, { ...map, scale: map.scale / factor, origin }, width, height);
}
