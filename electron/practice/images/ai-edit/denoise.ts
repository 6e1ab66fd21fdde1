/** Measures grain, and smooths it while keeping edges. */
import { guidedCoefficients } from '../background/guided.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { Pixels } from '../resample.ts';

/** Rows of a strip, and the extra rows above and below that its edges need. */
const STRIP = 256;
const RADIUS = 2;
const MARGIN = RADIUS * 2 + 1;
/** Only every third row and column is measured. */
const STEP = 3;
/** Ratio of the median absolute deviation to the standard deviation of a normal distribution. */
const MEDIAN_TO_DEVIATION = 0.6745;

/**
 * Returns the standard deviation of the green channel's grain, levels: Immerkaer's mask ("Fast noise variance
 * estimation", 1996), which does not respond to edges and slopes, with a median instead of a mean, which ignores the
 * remaining outliers.
 */
export function noiseOf({ data, width, height }: Pixels): number {
  const histogram = new Uint32Array(2048);
  let count = 0;
  for (let y = 1; y < height - 1; y += STEP) {
    for (let x = 1; x < width - 1; x += STEP) {
      const at = (dx: number, dy: number): number => data[((y + dy) * width + x + dx) * 3 + 1] ?? 0;
      const corners = at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1);
      const sides = at(0, -1) + at(-1, 0) + at(1, 0) + at(0, 1);
      const response = Math.abs(corners - 2 * sides + 4 * at(0, 0));
      const bin = Math.min(2047, response);
      histogram[bin] = (histogram[bin] ?? 0) + 1;
      count += 1;
    }
  }
  let seen = 0;
  const median = histogram.findIndex((own) => (seen += own) * 2 >= count);
  // The mask's own gain on white noise is 6.
  return median / 6 / MEDIAN_TO_DEVIATION;
}

/** Returns the picture with grain of that standard deviation removed. */
export async function denoised(picture: Pixels, deviation: number, checkpoint: Checkpoint): Promise<Pixels> {
  const { data, width, height } = picture;
  const out = new Uint8Array(data.length);
  for (let top = 0; top < height; top += STRIP) {
    await checkpoint();
    const first = Math.max(0, top - MARGIN);
    const rows = Math.min(height, top + STRIP + MARGIN) - first;
    const last = Math.min(height, top + STRIP);
    for (let channel = 0; channel < 3; channel += 1) {
      const values = Float32Array.from(
        { length: rows * width },
        (_, index) => data[(first * width + index) * 3 + channel] ?? 0,
      );
      const plane = { data: values, width, height: rows };
      const { gain, offset } = guidedCoefficients(plane, plane, RADIUS, (2 * deviation) ** 2);
      for (let index = (top - first) * width; index < (last - first) * width; index += 1) {
        const value = (gain.data[index] ?? 0) * (values[index] ?? 0) + (offset.data[index] ?? 0);
        out[(first * width + index) * 3 + channel] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  }
  return { data: out, width, height };
}
