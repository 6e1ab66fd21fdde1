/**
 * Corrects only the faults of a portrait: tilt, colour cast, exposure, grain, softness. Reshapes and invents nothing.
 * The other corrections that the interface lists (a smile, glasses, a turned head, cut shoulders) would have to be
 * invented, so practice skips them.
 */
import sharp from '../../../sharp.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { closePicture, openPicture } from '../picture.ts';
import type { AiEditJob, PictureDone } from '../protocol.ts';
import { resample, type Pixels } from '../resample.ts';
import { anchored } from '../similarity.ts';
import { soleFace } from '../sole-face.ts';
import { denoised } from './denoise.ts';
import { judge, type Verdict } from './judge.ts';
import type { Gains } from './white-balance.ts';

type Correction = 'noise' | 'white-balance' | 'exposure' | 'roll' | 'sharpness';

interface Corrected {
  readonly pixels: Pixels;
  /** In the order in which they were made; empty when the pixels are the source's. */
  readonly corrections: readonly Correction[];
}

/** Above this, brightened values are compressed, so that highlights do not burn out. */
const SHOULDER = 0.82;

function brightened(value: number, factor: number): number {
  const x = value * factor;
  if (x <= SHOULDER || factor <= 1) return x;
  const room = 1 - SHOULDER;
  return 1 - room * Math.exp((SHOULDER - x) / room);
}

/** Applies colour factors and brightening in one look-up for each channel. */
function toned({ data, width, height }: Pixels, gains: Gains, factor: number): Pixels {
  const tables = gains.map((gain) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * brightened((value * gain) / 255, factor)),
  );
  return { data: data.map((value, at) => tables[at % 3]?.[value] ?? value), width, height };
}

async function sharpened({ data, width, height }: Pixels, sigma: number): Promise<Pixels> {
  const out = await sharp(data, { raw: { width, height, channels: 3 } })
    .sharpen({ sigma: Math.min(8, sigma), m1: 0.6, m2: 1.2 })
    .raw()
    .toBuffer();
  return { data: out, width, height };
}

/** Rotates the picture about its middle and keeps its size; extends the edge into open corners. */
function levelled(pixels: Pixels, tilt: number): Pixels {
  const middle = { x: pixels.width / 2, y: pixels.height / 2 };
  return resample(pixels, anchored(1, tilt, middle, middle), pixels.width, pixels.height);
}

type Step = readonly [Correction, (pixels: Pixels) => Pixels | Promise<Pixels>];

/**
 * Returns the correction steps: grain first, while it is unaltered; sharpness last, because it must suit the result.
 */
function stepsFor(
  { noise, gains, brighten, tilt, sharpen }: Verdict,
  checkpoint: Checkpoint,
): readonly Step[] {
  const steps: Step[] = [];
  if (noise !== null) steps.push(['noise', (pixels) => denoised(pixels, noise, checkpoint)]);
  if (gains !== null) steps.push(['white-balance', (pixels) => toned(pixels, gains, 1)]);
  if (brighten !== null) steps.push(['exposure', (pixels) => toned(pixels, [1, 1, 1], brighten)]);
  if (tilt !== null) steps.push(['roll', (pixels) => levelled(pixels, tilt)]);
  if (sharpen !== null) steps.push(['sharpness', (pixels) => sharpened(pixels, sharpen)]);
  return steps;
}

/** @throws PracticeError FACE_NOT_FOUND, SEVERAL_FACES, CANCELLED */
export async function correct(source: Pixels, checkpoint: Checkpoint): Promise<Corrected> {
  const face = await soleFace(source, 'imageBase64');
  const steps = stepsFor(judge(source, face), checkpoint);
  let pixels = source;
  for (const [, step] of steps) {
    await checkpoint();
    pixels = await step(pixels);
  }
  return { pixels, corrections: steps.map(([correction]) => correction) };
}

/** @throws PracticeError also NOT_AN_IMAGE, IMAGE_SIZE */
export async function aiEdit(
  { image, outputFormat }: AiEditJob,
  checkpoint: Checkpoint,
): Promise<PictureDone> {
  const { pixels, format } = await openPicture(image);
  await checkpoint();
  const { pixels: edited } = await correct(pixels, checkpoint);
  return closePicture({ ...edited, channels: 3 }, outputFormat ?? format);
}
