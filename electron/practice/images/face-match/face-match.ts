/**
 * Compares two faces by the distance of two descriptors of 1,024 numbers, which the description model computes for a
 * face cut out level and at one size.
 */
import { PracticeError } from '../../errors.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { descriptorOf } from './descriptor.ts';
import { openPicture } from '../picture.ts';
import type { FaceMatchDone, FaceMatchJob } from '../protocol.ts';
import { soleFace } from '../sole-face.ts';
import { similarityOf } from './similarity-score.ts';

/** A face is examined at 640 px; more pixels than this only take memory. */
const MAX_PIXELS = 12_000_000;

async function describe(bytes: Uint8Array, field: string, checkpoint: Checkpoint): Promise<Float32Array> {
  const { pixels } = await openPicture(bytes, field, MAX_PIXELS);
  await checkpoint();
  const face = await soleFace(pixels, field);
  const descriptor = await descriptorOf(face);
  if (descriptor === null) throw new PracticeError('FACE_NOT_FOUND', `No face was found in ${field}.`);
  return descriptor;
}

/** @throws PracticeError FACE_NOT_FOUND or SEVERAL_FACES naming the picture, NOT_AN_IMAGE, IMAGE_SIZE, CANCELLED */
export async function faceMatch(
  { source, target }: FaceMatchJob,
  checkpoint: Checkpoint,
): Promise<FaceMatchDone> {
  const first = await describe(source, 'sourceImageBase64', checkpoint);
  await checkpoint();
  const second = await describe(target, 'targetImageBase64', checkpoint);
  return { similarity: similarityOf(first, second) };
}
