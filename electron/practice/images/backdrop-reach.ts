/** Finds the plain backdrop in a finished photo, and checks that it does not reach into the person. */
import type { Pixels } from './resample.ts';

/** The area that certainly shows the person, in px of the photo: the head is upright and in the middle. */
export interface Person {
  readonly x: number;
  readonly crownY: number;
  readonly chinY: number;
}

/** Half widths of skull and neck that no backdrop may reach, as shares of the head's height. */
const SKULL_HALF = 0.26;
const NECK_HALF = 0.16;

/**
 * Marks with 1 the pixels that look like the backdrop and connect to the upper edge or, above the chin, to the sides.
 */
export function flood(
  far: Float32Array,
  limit: number,
  { width, height }: Pixels,
  chinY: number,
): Uint8Array {
  const reached = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let head = 0;
  let tail = 0;
  const visit = (index: number): void => {
    if (reached[index] === 1 || (far[index] ?? 0) > limit) return;
    reached[index] = 1;
    queue[tail] = index;
    tail += 1;
  };
  for (let x = 0; x < width; x += 1) visit(x);
  for (let y = 0; y < Math.min(height, chinY); y += 1) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (head < tail) {
    const index = queue[head] ?? 0;
    head += 1;
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return reached;
}

/**
 * Also marks faint pieces that float in front of the wall: a stain or a fold, whose mean distance is below twice the
 * limit. Anything more distinct is an object and stays.
 */
export function takeStains(
  reached: Uint8Array,
  far: Float32Array,
  limit: number,
  { width, height }: Pixels,
): void {
  const seen = Uint8Array.from(reached);
  const queue = new Int32Array(width * height);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1) continue;
    let head = 0;
    let tail = 0;
    let sum = 0;
    const visit = (index: number): void => {
      if (seen[index] === 1) return;
      seen[index] = 1;
      sum += far[index] ?? 0;
      queue[tail] = index;
      tail += 1;
    };
    visit(start);
    while (head < tail) {
      const index = queue[head] ?? 0;
      head += 1;
      const x = index % width;
      if (x > 0) visit(index - 1);
      if (x < width - 1) visit(index + 1);
      if (index >= width) visit(index - width);
      if (index < width * (height - 1)) visit(index + width);
    }
    if (sum / tail >= limit * 2) continue;
    for (let at = 0; at < tail; at += 1) reached[queue[at] ?? 0] = 1;
  }
}

/** Returns the share of skull and neck that the flood reached. */
export function leak(reached: Uint8Array, { width, height }: Pixels, { x, crownY, chinY }: Person): number {
  const head = chinY - crownY;
  let all = 0;
  let taken = 0;
  for (let row = Math.max(0, Math.round(crownY)); row < height; row += 1) {
    const along = Math.min(1, Math.abs((row - crownY) / head - 0.5) * 2);
    const skull = row < chinY ? head * SKULL_HALF * Math.sqrt(1 - along ** 2) : 0;
    const half = Math.max(skull, row > chinY - head * 0.15 ? head * NECK_HALF : 0);
    for (let column = Math.max(0, Math.round(x - half)); column < Math.min(width, x + half); column += 1) {
      all += 1;
      taken += reached[row * width + column] ?? 0;
    }
  }
  return all === 0 ? 1 : taken / all;
}
