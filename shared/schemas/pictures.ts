/** Pictures on their way into the main process. */
import { z } from 'zod';
import { maxShotBytes } from '../picture-limits.ts';
import { id, line } from './parts.ts';

export const pictureBytes = z
  .instanceof(Uint8Array)
  .refine((bytes) => bytes.byteLength <= maxShotBytes, 'at most 192 MiB');

const position = z.strictObject({ x: z.number(), y: z.number() });
const luma = z.number().min(0).max(255);

/** The result of a picture's analysis. */
export const sitterView = z.strictObject({
  widthPx: z.int().min(1).max(100_000),
  heightPx: z.int().min(1).max(100_000),
  faces: z.int().min(0).max(1_000),
  face: z
    .strictObject({
      ...{ crown: position, eyes: position, chin: position, headPx: z.number().min(0) },
      pose: z.strictObject({ roll: z.number(), yaw: z.number(), pitch: z.number() }),
      features: z.strictObject({ mouthWidth: z.number(), mouthGap: z.number(), eyesOpen: z.number() }),
      light: z.strictObject({ skin: luma, eyeWhites: luma, clipped: z.number(), imbalance: z.number() }),
      ...{ happiness: z.number(), sharpness: z.number() },
    })
    .nullable(),
  backdrop: z.strictObject({ clutter: z.number(), unevenness: z.number() }).nullable(),
  ...{ darkest: luma, brightest: luma },
});

export const pictureSource = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('shot'), shotId: id('shot') }),
  z.strictObject({ from: z.literal('photo'), photoId: id('pho') }),
  z.strictObject({ from: z.literal('version'), versionId: id('ver') }),
  z.strictObject({ from: z.literal('file'), name: line(255), bytes: pictureBytes }),
]);
