/** Cuts out the person: `fast` in about a second, `fine` with soft hair edges and clean colours. */
import type { Checkpoint } from '../checkpoint.ts';
import { closePicture, openPicture, type Layered } from '../picture.ts';
import type { PictureDone, RemoveBackgroundJob } from '../protocol.ts';
import type { Pixels } from '../resample.ts';
import { fastMatte } from './matte-fast.ts';
import { fineMatte, type FineMatte } from './matte-fine.ts';
import { segment } from './segment.ts';

/** Returns the opacity and clean colours of the people in a picture. */
export async function cutOut(
  picture: Pixels,
  quality: RemoveBackgroundJob['quality'],
  checkpoint: Checkpoint,
): Promise<FineMatte> {
  const segmentation = await segment(picture, checkpoint);
  await checkpoint();
  if (quality === 'fine') return fineMatte(picture, segmentation, checkpoint);
  return { alpha: fastMatte(picture, segmentation), colours: picture.data };
}

/** Combines colours and opacity in one picture. */
export function layered({ width, height }: Pixels, { alpha, colours }: FineMatte): Layered {
  const data = new Uint8Array(width * height * 4);
  for (let index = 0; index < alpha.length; index += 1) {
    data[index * 4] = colours[index * 3] ?? 0;
    data[index * 4 + 1] = colours[index * 3 + 1] ?? 0;
    data[index * 4 + 2] = colours[index * 3 + 2] ?? 0;
    data[index * 4 + 3] = alpha[index] ?? 0;
  }
  return { data, width, height, channels: 4 };
}

/** @throws PracticeError NOT_AN_IMAGE, IMAGE_SIZE, CANCELLED */
export async function removeBackground(
  { image, quality, outputFormat }: RemoveBackgroundJob,
  checkpoint: Checkpoint,
): Promise<PictureDone> {
  const { pixels } = await openPicture(image);
  const matte = await cutOut(pixels, quality, checkpoint);
  await checkpoint();
  return closePicture(layered(pixels, matte), outputFormat);
}
