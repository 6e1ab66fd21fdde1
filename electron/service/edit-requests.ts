import {
  headshotSideLimits,
  identityScaleLimits,
  isSeed,
  isWholeWithin,
  promptLimit,
  sampleLimits,
} from '../../shared/service/limits.ts';
import type {
  AiEditRequest,
  FaceMatchRequest,
  HeadshotRequest,
  PhotoEnhanceRequest,
  PictureFormat,
  RemoveBackgroundRequest,
} from '../../shared/service/edits.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
import { imageType } from './image.ts';
import { checkImage, wrong } from './request-checks.ts';
import type { CheckedRequest } from './request-checks.ts';

/** The only result format of these endpoints that the interface names. */
const outputType = 'IMAGE_BASE64';

/** An edit's request, and the format that its result should have. */
export interface CheckedEdit {
  readonly request: CheckedRequest;
  readonly askedFormat: PictureFormat;
}

/**
 * @throws ServiceFailure `not-sent`, like all functions below
 */
export function checkAiEdit({ image, outputFormat }: AiEditRequest): CheckedEdit {
  const endpoint = 'aiEdit';
  const picture = checkImage(endpoint, image);
  const own = imageType(image) === 'image/png' ? 'PNG' : 'JPEG';
  return {
    // Without an output format, the service keeps the picture's own.
    request: {
      endpoint,
      fields: { ...given({ outputFormat: checkFormat(endpoint, outputFormat) }), outputType },
      images: [picture],
    },
    askedFormat: outputFormat ?? own,
  };
}

/**
 * Checks a request for either quality. Both demand the data URI; the references disagree on which fields are
 * optional.
 */
export function checkRemoveBackground(
  endpoint: 'removeBackground' | 'removeBackgroundFast',
  { image, outputFormat }: RemoveBackgroundRequest,
): CheckedEdit {
  const askedFormat = checkFormat(endpoint, outputFormat) ?? 'JPEG';
  const prefix = `data:${imageType(image) ?? 'image/jpeg'};base64,`;
  return {
    request: {
      endpoint,
      fields: { outputFormat: askedFormat, outputType },
      images: [{ ...checkImage(endpoint, image), prefix }],
    },
    askedFormat,
  };
}

export function checkPhotoEnhance(request: PhotoEnhanceRequest): CheckedEdit {
  const endpoint = 'photoEnhance';
  const { image, scaleFactor, enableFaceEnhance, outputFormat } = request;
  if (scaleFactor !== undefined && !isWholeWithin(scaleFactor, { min: 1, max: Infinity })) {
    throw wrong(endpoint, 'scaleFactor');
  }
  // Callers pass plain data, so a value may not match its type.
  if (enableFaceEnhance !== undefined && typeof enableFaceEnhance !== 'boolean') {
    throw wrong(endpoint, 'enableFaceEnhance');
  }
  const askedFormat = checkFormat(endpoint, outputFormat) ?? 'JPEG';
  return {
    request: {
      endpoint,
      fields: { ...given({ scaleFactor, enableFaceEnhance }), outputFormat: askedFormat, outputType },
      images: [checkImage(endpoint, image)],
    },
    askedFormat,
  };
}

export function checkHeadshot(request: HeadshotRequest): CheckedRequest {
  const endpoint = 'generatePortrait';
  const { image, prompt, ...options } = request;
  const { seed, sampleNumber, identityScale, outputImageWidth, outputImageHeight } = options;
  const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
    value >= min && value <= max;
  const checks: readonly (readonly [string, boolean])[] = [
    ['prompt', prompt.trim() !== '' && prompt.length <= promptLimit],
    ['seed', seed === undefined || isSeed(seed)],
    ['sampleNumber', sampleNumber === undefined || isWholeWithin(sampleNumber, sampleLimits)],
    ['identityScale', identityScale === undefined || within(identityScale, identityScaleLimits)],
    [
      'outputImageWidth',
      outputImageWidth === undefined || isWholeWithin(outputImageWidth, headshotSideLimits),
    ],
    [
      'outputImageHeight',
      outputImageHeight === undefined || isWholeWithin(outputImageHeight, headshotSideLimits),
    ],
  ];
  const broken = checks.find(([, holds]) => !holds);
  if (broken !== undefined) throw wrong(endpoint, broken[0]);
  return {
    endpoint,
    fields: {
      prompt,
      ...given({ seed, sampleNumber, identityScale, outputImageWidth, outputImageHeight }),
    },
    images: [{ ...checkImage(endpoint, image, 'inputImages'), inList: true }],
  };
}

export function checkFaceMatch({ source, target, similarityThreshold }: FaceMatchRequest): CheckedRequest {
  const endpoint = 'faceMatch';
  if (similarityThreshold !== undefined && !Number.isFinite(similarityThreshold)) {
    throw wrong(endpoint, 'similarityThreshold');
  }
  return {
    endpoint,
    fields: given({ similarityThreshold }),
    images: [
      checkImage(endpoint, source, 'sourceImageBase64'),
      checkImage(endpoint, target, 'targetImageBase64'),
    ],
  };
}

function checkFormat(endpoint: Endpoint, format: PictureFormat | undefined): PictureFormat | undefined {
  const known: readonly unknown[] = [undefined, 'JPEG', 'PNG'];
  if (!known.includes(format)) throw wrong(endpoint, 'outputFormat');
  return format;
}

/** Keeps only the fields that were given; the service decides about the others. */
const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
