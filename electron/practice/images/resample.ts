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

function addWeighted(data: Uint8Array, at: number, weight: number, sum: Sum): void {
  sum.r += (data[at] ?? 0) * weight;
  sum.g += (data[at + 1] ?? 0) * weight;
  sum.b += (data[at + 2] ?? 0) * weight;
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
  addWeighted(data, row0 + x0, (1 - fx) * (1 - fy), sum);
  addWeighted(data, row0 + x1, fx * (1 - fy), sum);
  addWeighted(data, row1 + x0, (1 - fx) * fy, sum);
  addWeighted(data, row1 + x1, fx * fy, sum);
}

/** Returns the Catmull-Rom weight of a neighbour at `distance` px. */
function cubic(distance: number): number {
  const t = Math.abs(distance);
  if (t <= 1) return (1.5 * t - 2.5) * t * t + 1;
  return t < 2 ? ((-0.5 * t + 2.5) * t - 4) * t + 2 : 0;
}

/** Weights of the four columns around a sample, computed once for its four rows. One array for all pixels. */
const columns = new Float64Array(4);

function addCubic({ data, width, height }: Pixels, x: number, y: number, sum: Sum): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let i = 0; i < 4; i += 1) columns[i] = cubic(x - (left - 1 + i));
  for (let j = top - 1; j <= top + 2; j += 1) {
    const row = clamp(j, height - 1) * width;
    const weight = cubic(y - j);
    for (let i = 0; i < 4; i += 1) {
      addWeighted(data, (row + clamp(left - 1 + i, width - 1)) * 3, weight * (columns[i] ?? 0), sum);
    }
  }
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
  const sum: Sum = { r: 0, g: 0, b: 0 };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      sum.r = sum.g = sum.b = 0;
      for (let j = 0; j < factor; j += 1) {
        const start = ((box.top + y * factor + j) * stride + box.left + x * factor) * 3;
        for (let i = 0; i < factor; i += 1) addWeighted(data, start + i * 3, 1, sum);
      }
      out[at] = sum.r * share + CENTRE;
      out[at + 1] = sum.g * share + CENTRE;
      out[at + 2] = sum.b * share + CENTRE;
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
