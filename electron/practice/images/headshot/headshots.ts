/**
 * Makes portraits of one person in front of other backdrops, in other light and crop. No person is redrawn: practice
 * cannot follow a prompt's clothes and poses. Prompt and seed determine everything else, byte for byte.
 */
import { randomInt } from 'node:crypto';
import { seededRandom } from '../../../../shared/portrait/random.ts';
import { cutOut } from '../background/remove.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { headIn } from '../models.ts';
import { closePicture, openPicture } from '../picture.ts';
import type { HeadshotsDone, HeadshotsJob } from '../protocol.ts';
import { soleFace } from '../sole-face.ts';
import { composeHeadshot } from './compose.ts';
import { promptNumber, styleOf } from './style.ts';

/** Twice the resolution that the largest result needs, px. */
const MAX_PIXELS = 8_000_000;
/** The interface's value for a random seed, and the range of random seeds. */
const BY_CHANCE = -1;
const MOST_SEED = 2 ** 31;
/** Keeps the variations of neighbouring seeds apart. */
const SEED_STEP = 7919;

/** @throws PracticeError FACE_NOT_FOUND, SEVERAL_FACES, NOT_AN_IMAGE, IMAGE_SIZE, CANCELLED */
export async function headshots(job: HeadshotsJob, checkpoint: Checkpoint): Promise<HeadshotsDone> {
  const { pixels: picture } = await openPicture(job.image, 'inputImages[0]', MAX_PIXELS);
  await checkpoint();
  const head = headIn(await soleFace(picture, 'inputImages[0]'));
  const matte = await cutOut(picture, 'fine', checkpoint);
  const seed = job.seed === BY_CHANCE ? randomInt(MOST_SEED) : job.seed;
  const style = styleOf(job.prompt);
  const frame = { width: job.widthPx, height: job.heightPx };
  const images: Uint8Array[] = [];
  for (let number = 0; number < job.sampleNumber; number += 1) {
    await checkpoint();
    const random = seededRandom((seed * SEED_STEP + number) ^ promptNumber(job.prompt));
    const pixels = await composeHeadshot({ picture, matte, head }, frame, style, job.identityScale, random);
    images.push((await closePicture({ ...pixels, channels: 3 }, 'JPEG')).bytes);
  }
  return { images };
}
