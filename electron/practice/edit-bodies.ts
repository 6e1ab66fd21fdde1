/**
 * Request bodies of all endpoints except the ID photo's. Limits are the interface's unless a comment names another
 * source.
 */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { DEFAULT_MATCH_THRESHOLD } from './images/face-match/similarity-score.ts';
import { text } from './validation.ts';

const format = z.enum(['JPEG', 'PNG'], 'must be JPEG or PNG');
/** The only format of these results. */
const outputType = z.enum(['IMAGE_BASE64'], 'must be IMAGE_BASE64').default('IMAGE_BASE64');

export const aiEditBody = z.object({ imageBase64: text, outputFormat: format.optional(), outputType });

export const removeBackgroundBody = z.object({
  imageBase64: text,
  outputFormat: format.default('JPEG'),
  outputType,
});

/** The interface names no limit; four times the side is sixteen times the memory. Practice's own. */
const SCALE_FACTOR_MAX = 4;

export const photoEnhanceBody = z.object({
  imageBase64: text,
  scaleFactor: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(SCALE_FACTOR_MAX, `must be at most ${SCALE_FACTOR_MAX}`)
    .default(1),
  enableFaceEnhance: z.boolean().default(false),
  outputFormat: format.default('JPEG'),
  outputType,
});

export const faceMatchBody = z.object({
  sourceImageBase64: text,
  targetImageBase64: text,
  // Practice's similarities range from 0 to 1, so a threshold outside can only be a mistake.
  similarityThreshold: z
    .number()
    .min(0, 'must be from 0 to 1')
    .max(1, 'must be from 0 to 1')
    .default(DEFAULT_MATCH_THRESHOLD),
});

const SEED_MAX = 2 ** 31;
/** Far more than a description of a portrait needs. Practice's own. */
const PROMPT_MAX = 4000;
const side = z
  .int('must be a whole number')
  .min(512, 'must be from 512 to 2024')
  .max(2024, 'must be from 512 to 2024');

export const headshotBody = z.object({
  prompt: text.max(PROMPT_MAX, `may have at most ${PROMPT_MAX} characters`),
  seed: z
    .int('must be a whole number')
    .refine((seed) => seed === -1 || seed > 0, 'must be -1 or positive')
    .default(-1)
    .transform((seed) => (seed === -1 ? randomInt(1, SEED_MAX) : seed)),
  sampleNumber: z
    .int('must be a whole number')
    .min(1, 'must be from 1 to 8')
    .max(8, 'must be from 1 to 8')
    .default(1),
  identityScale: z.number().min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1').default(0.8),
  inputImages: z
    .array(text)
    .length(1, 'must hold exactly one image: one primary reference is supported')
    .transform(([image = '']) => image),
  outputImageWidth: side.default(768),
  outputImageHeight: side.default(1024),
});
