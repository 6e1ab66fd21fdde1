import { z } from 'zod';
import type { Endpoint } from '../../../shared/service/wire.ts';
import { photoDoubts } from '../../../shared/service/wire.ts';
import { pictureDoubts } from '../../../shared/service/edits.ts';
import type { ServiceClient } from '../../../electron/service/client.ts';
import { base64, jpeg, png } from './pictures.ts';
import { finalAnswer, finalRequest, photoRequest, previewAnswer, previewRequest } from './support.ts';

/** One endpoint: how to call it, a good answer to it, and what its results must be, property by property. */
export interface Sample {
  readonly call: (client: ServiceClient) => Promise<unknown>;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly result: z.ZodType;
}

const bytes = z.instanceof(Uint8Array);
const word = z.string().nullable();
const figure = z.number().nullable();
const whole = z.int().positive();

const photoResult = z.strictObject({
  photoUuid: word,
  waterMark: z.boolean().nullable(),
  specCode: word,
  imageUrl: word,
  pngUrl: word,
  originalPhotoUrl: word,
  image: bytes.nullable(),
  png: bytes.nullable(),
  widthPx: figure,
  heightPx: figure,
  fileSize: figure,
  photoWidthMm: figure,
  photoHeightMm: figure,
  photoDpi: figure,
  issues: z.array(z.string()),
  idPhotoCode: word,
  photoSheet: z.record(z.string(), z.string()),
  doubts: z.array(z.enum(photoDoubts)),
  serviceTime: figure,
});

const picture = { image: bytes, format: z.enum(['JPEG', 'PNG']), widthPx: whole, heightPx: whole };
const doubts = z.array(z.enum(pictureDoubts));
const edited = z.strictObject({
  ...picture,
  askedFormat: z.enum(['JPEG', 'PNG']),
  doubts,
  serviceTime: figure,
});

const image = jpeg();

export const samples: Readonly<Record<Endpoint, Sample>> = {
  health: {
    call: (client) => client.health(),
    answer: { status: 'GOOD' },
    result: z.strictObject({ status: z.string().min(1), healthy: z.boolean() }),
  },
  listIdPhotoSpecCode: {
    call: (client) => client.listSpecs(),
    answer: { results: [{ specCode: 'uk-passport', specCodeName: 'UK passport' }], total: 1 },
    result: z.array(z.strictObject({ specCode: z.string().min(1), specCodeName: z.string() })),
  },
  getIdPhotoSpec: {
    call: (client) => client.spec('uk-passport'),
    answer: { specCode: 'uk-passport', specCodeName: 'UK', photoSize: '35 x 45 mm', photoDpi: '300 DPI' },
    result: z.strictObject({
      specCode: z.string().min(1),
      specCodeName: z.string().min(1),
      properties: z.record(z.string(), z.string()),
    }),
  },
  queryAccountStatus: {
    call: (client) => client.accountStatus(),
    answer: {
      accountStatus: 'SUBSCRIBED',
      subscription: { subscriptionStatus: 'SUBSCRIPTION_COMPLETE', makeIdPhotoApiQuota: 5 },
    },
    result: z.strictObject({
      accountStatus: z.string().min(1),
      freeTrialEndTime: figure,
      subscription: z
        .strictObject({
          subscriptionStatus: word,
          subscriptionResetTime: figure,
          makeIdPhotoApiQuota: figure,
          makeIdPhotoWatermarkApiQuota: figure,
          makeIdPhotoApiRemaining: figure,
          makeIdPhotoWatermarkApiRemaining: figure,
        })
        .nullable(),
    }),
  },
  makeIdPhoto: { call: (client) => client.makePhoto(photoRequest), answer: finalAnswer, result: photoResult },
  makeIdPhotoWatermark: {
    call: (client) => client.makePreview(previewRequest),
    answer: previewAnswer,
    result: photoResult,
  },
  getIdPhotoNoWatermark: {
    call: (client) => client.getFinal(finalRequest),
    answer: finalAnswer,
    result: photoResult,
  },
  aiEdit: {
    call: (client) => client.aiEdit({ image }),
    answer: { output: base64(jpeg(600, 800)), width: 600, height: 800 },
    result: edited,
  },
  removeBackground: {
    call: (client) => client.removeBackground({ image, outputFormat: 'PNG' }),
    answer: { output: base64(png()) },
    result: edited,
  },
  removeBackgroundFast: {
    call: (client) => client.removeBackgroundFast({ image }),
    answer: { output: base64(image) },
    result: edited,
  },
  generatePortrait: {
    call: (client) => client.generatePortrait({ prompt: 'Soft light', image, sampleNumber: 2 }),
    answer: {
      outputImages: [768, 768].map((width) => `data:image/jpeg;base64,${base64(jpeg(width, 1024))}`),
    },
    result: z.strictObject({
      images: z.array(z.strictObject(picture)).min(1),
      asked: z.literal(2),
      doubts,
      serviceTime: figure,
    }),
  },
  faceMatch: {
    call: (client) => client.faceMatch({ source: image, target: image }),
    answer: { isMatch: false, similarity: 0.31 },
    result: z.strictObject({ isMatch: z.boolean(), similarity: figure, serviceTime: figure }),
  },
  photoEnhance: {
    call: (client) => client.photoEnhance({ image, scaleFactor: 2 }),
    answer: { output: base64(image) },
    result: edited,
  },
};
