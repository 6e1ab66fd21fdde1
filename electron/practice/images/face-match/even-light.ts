/**
 * Normalises the light on a face: two pictures of one person differ in exposure and side light far more than the
 * description model's training pictures.
 */
import type { StudiedFace } from '../faces.ts';
import type { Pixels } from '../resample.ts';

/** Target for the face's median luma, and limits for the gain. */
const MIDDLE = 128;
const GAINS = { least: 0.6, most: 3 } as const;

/** Returns the median luma inside the square around the mesh. */
function medianLuma({ look, mesh }: StudiedFace): number {
  const xs = mesh.map(({ x }) => x);
  const ys = mesh.map(({ y }) => y);
  const left = Math.max(0, Math.min(...xs));
  const right = Math.min(look.width, Math.max(...xs));
  const top = Math.max(0, Math.min(...ys));
  const bottom = Math.min(look.height, Math.max(...ys));
  const values: number[] = [];
  for (let y = Math.ceil(top); y < bottom; y += 2) {
    for (let x = Math.ceil(left); x < right; x += 2) {
      const at = (y * look.width + x) * 3;
      const r = look.data[at] ?? 0;
      const g = look.data[at + 1] ?? 0;
      const b = look.data[at + 2] ?? 0;
      values.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    }
  }
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? MIDDLE;
}

/** Returns the same look with the face neither dark nor bright. */
export function inEvenLight(face: StudiedFace): Pixels {
  const gain = Math.max(GAINS.least, Math.min(GAINS.most, MIDDLE / Math.max(1, medianLuma(face))));
  return { ...face.look, data: face.look.data.map((value) => Math.min(255, value * gain)) };
}

/** Returns the mirror image. */
export function mirrored({ data, width, height }: Pixels): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      const to = (y * width + width - 1 - x) * 3;
      out.set(data.subarray(from, from + 3), to);
    }
  }
  return { data: out, width, height };
}
