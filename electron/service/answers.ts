import { z } from 'zod';
import type {
  AccountStatus,
  HealthAnswer,
  PhotoResult,
  SpecDetails,
  SpecListEntry,
} from '../../shared/service/wire.ts';
import { decodeImage } from './image.ts';
import { flag, longText, number, text, textList, textMap } from './tolerant.ts';

/** Longest address, id, code and name that an answer may hold; beyond them it is no answer of this interface. */
const addressLimit = 16_384;
const wordLimit = 256;

/** What a photo answer says, before it is held against what was asked. */
export type PhotoAnswer = Omit<PhotoResult, 'doubts' | 'serviceTime'> & { readonly pngUnreadable: boolean };

export interface AnswerByKind {
  health: HealthAnswer;
  specList: readonly SpecListEntry[];
  spec: SpecDetails;
  account: AccountStatus;
  photo: PhotoAnswer;
}
export type AnswerKind = keyof AnswerByKind;

const health = z.object({ status: z.string().min(1).max(wordLimit) }).transform(({ status }) => ({
  status,
  healthy: status.trim().toUpperCase() === 'GOOD',
}));

const specList = z
  .object({
    results: z
      .array(z.object({ specCode: z.string().min(1).max(wordLimit), specCodeName: text(wordLimit) }))
      .max(10_000),
  })
  .transform(({ results }) =>
    results.map(({ specCode, specCodeName }) => ({ specCode, specCodeName: specCodeName ?? specCode })),
  );

/** A nested property as text for staff; null when it is nested more deeply than can be written. */
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

/** Without its own code, an object is a specification only if it says one of these. */
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

const photo = z
  .object({
    photoUuid: text(wordLimit),
    waterMark: flag,
    specCode: text(wordLimit),
    idPhotoUrl: text(addressLimit),
    idPhotoPngUrl: text(addressLimit),
    originalPhotoUrl: text(addressLimit),
    idPhotoImageBase64: longText,
    // The interface's one reference spells it so.
    idphotoImageBase64: longText,
    idPhotoPngImageBase64: longText,
    widthPx: number,
    heightPx: number,
    fileSize: number,
    photoWidthMm: number,
    photoHeightMm: number,
    photoDpi: number,
    issues: textList(wordLimit, 256),
    idPhotoCode: text(wordLimit),
    photoSheet: textMap(addressLimit, 64),
  })
  .transform((answer, context): PhotoAnswer => {
    const base64 = answer.idPhotoImageBase64 ?? answer.idphotoImageBase64;
    const image = base64 === null ? null : decodeImage(base64);
    const png = answer.idPhotoPngImageBase64 === null ? null : decodeImage(answer.idPhotoPngImageBase64);
    if (base64 !== null && image === null) {
      context.addIssue({ code: 'custom', message: 'not-an-image' });
      return z.NEVER;
    }
    const result: PhotoAnswer = {
      photoUuid: answer.photoUuid,
      waterMark: answer.waterMark,
      specCode: answer.specCode,
      imageUrl: answer.idPhotoUrl,
      pngUrl: answer.idPhotoPngUrl,
      originalPhotoUrl: answer.originalPhotoUrl,
      image,
      png,
      widthPx: answer.widthPx,
      heightPx: answer.heightPx,
      fileSize: answer.fileSize,
      photoWidthMm: answer.photoWidthMm,
      photoHeightMm: answer.photoHeightMm,
      photoDpi: answer.photoDpi,
      issues: answer.issues,
      idPhotoCode: answer.idPhotoCode,
      photoSheet: answer.photoSheet,
      pngUnreadable: answer.idPhotoPngImageBase64 !== null && png === null,
    };
    if (saysNothing(result)) context.addIssue({ code: 'custom', message: 'no photo result' });
    return result;
  });

/** Every field may be absent, but an answer with none of these is some other object: an error body, `{}`. */
const saysNothing = (answer: PhotoAnswer): boolean =>
  answer.photoUuid === null &&
  answer.imageUrl === null &&
  answer.pngUrl === null &&
  answer.image === null &&
  answer.png === null &&
  answer.issues.length === 0;

/** The runtime schema of each kind of answer. */
export const answerSchemas: { readonly [Kind in AnswerKind]: z.ZodType<AnswerByKind[Kind]> } = {
  health,
  specList,
  spec,
  account,
  photo,
};
