import { z } from 'zod';
import type { AccountStatus, HealthAnswer, SpecDetails, SpecListEntry } from '../../shared/service/wire.ts';
import { faceMatch, headshots, picture } from './edit-answers.ts';
import type { FaceMatchAnswer, HeadshotAnswer, PictureAnswer } from './edit-answers.ts';
import { photo } from './photo-answer.ts';
import type { PhotoAnswer } from './photo-answer.ts';
import { number, text, wordLimit } from './tolerant.ts';

export interface AnswerByKind {
  health: HealthAnswer;
  specList: readonly SpecListEntry[];
  spec: SpecDetails;
  account: AccountStatus;
  photo: PhotoAnswer;
  picture: PictureAnswer;
  headshots: HeadshotAnswer;
  faceMatch: FaceMatchAnswer;
}
export type AnswerKind = keyof AnswerByKind;

const health = z.object({ status: z.string().min(1).max(wordLimit) }).transform(({ status }) => ({
  status,
  healthy: status.trim().toUpperCase() === 'GOOD',
}));

const specEntry = z
  .object({ specCode: z.string().min(1).max(wordLimit), specCodeName: text(wordLimit) })
  .transform(({ specCode, specCodeName }) => ({ specCode, specCodeName: specCodeName ?? specCode }));

/** Skips entries that cannot be read; a list in which none can be read is invalid. */
const specList = z
  .object({ results: z.array(z.unknown()).max(10_000) })
  .transform(({ results }, context): SpecListEntry[] => {
    const entries = results.map((result) => specEntry.safeParse(result));
    const read = entries.flatMap((entry) => (entry.success ? [entry.data] : []));
    if (results.length > 0 && read.length === 0) context.addIssue({ code: 'custom', message: 'no entry' });
    return read;
  });

/** Returns a nested property as text for staff; null when it is nested too deeply to be written. */
function writtenOut(value: object): string | null {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const propertyText = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.record(z.string(), z.unknown()),
    z.array(z.unknown()),
  ])
  .transform((value, context) => {
    if (value === null) return null;
    if (typeof value !== 'object') return String(value);
    const written = writtenOut(value);
    if (written === null) context.addIssue({ code: 'custom', message: 'nested too deeply' });
    return written;
  })
  .pipe(z.string().max(4096).nullable());

/** An object without a code counts as a specification only if it has one of these. */
const specMarks = ['photoSize', 'photoPixel', 'photoDpi', 'headHeight'];

const spec = z.record(z.string().max(wordLimit), propertyText).transform((fields, context) => {
  const { specCode, specCodeName, ...others } = fields;
  const known = Object.entries(others).filter((pair): pair is [string, string] => pair[1] !== null);
  const properties = Object.fromEntries(known);
  const code = specCode ?? '';
  if (code === '' && !specMarks.some((mark) => mark in properties)) {
    context.addIssue({ code: 'custom', message: 'no specification' });
    return z.NEVER;
  }
  return { specCode: code, specCodeName: specCodeName ?? code, properties };
});

const account = z.object({
  accountStatus: z.string().min(1).max(wordLimit),
  freeTrialEndTime: number,
  subscription: z
    .object({
      subscriptionStatus: text(wordLimit),
      subscriptionResetTime: number,
      makeIdPhotoApiQuota: number,
      makeIdPhotoWatermarkApiQuota: number,
      makeIdPhotoApiRemaining: number,
      makeIdPhotoWatermarkApiRemaining: number,
    })
    .nullish()
    .transform((value) => value ?? null),
});

/** The runtime schema of each kind of answer. */
export const answerSchemas: { readonly [Kind in AnswerKind]: z.ZodType<AnswerByKind[Kind]> } = {
  health,
  specList,
  spec,
  account,
  photo,
  picture,
  headshots,
  faceMatch,
};

/** Returns the bytes of every picture in an answer. */
export function picturesOf(answer: AnswerByKind[AnswerKind]): readonly Uint8Array[] {
  if ('picture' in answer) return [answer.picture.image];
  if ('pngUnreadable' in answer) return [answer.image, answer.png].filter((each) => each !== null);
  return 'images' in answer ? answer.images.map(({ image }) => image) : [];
}
