import type { ErrorCode } from '../../shared/errors.ts';
import {
  isOutputFormat,
  isSheetSize,
  isWatermarkText,
  sheetSizesLimit,
} from '../../shared/service/limits.ts';
import { sensitivityKeys, sensitivityLevels } from '../../shared/service/issues.ts';
import type { SensitivityOverride } from '../../shared/service/issues.ts';
import type {
  Endpoint,
  GetFinalRequest,
  MakePhotoRequest,
  MakePreviewRequest,
  PhotoSheetRequest,
} from '../../shared/service/wire.ts';
import { uploadLimit } from './endpoint-rules.ts';
import { ServiceFailure } from './failure.ts';
import { imageType } from './image.ts';
import type { ImageField } from './request-body.ts';

/** A request that has passed its checks: the body's fields without credentials, and its pictures. */
export interface CheckedRequest {
  readonly endpoint: Endpoint;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly images: readonly ImageField[];
}

/** A code is opaque; this keeps out only what no identifier holds. */
const specCodeForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is kept out
const photoUuidForm = /^[^\s\u0000-\u001f\u007f]{1,256}$/;

/** @throws ServiceFailure `not-sent`, as all below */
export function checkSpecRequest(specCode: string): CheckedRequest {
  const endpoint = 'getIdPhotoSpec';
  return { endpoint, fields: { specCode: checkSpecCode(endpoint, specCode) }, images: [] };
}

export function checkPreviewRequest(request: MakePreviewRequest): CheckedRequest {
  const endpoint = 'makeIdPhotoWatermark';
  const { watermarkText } = request;
  if (watermarkText !== undefined && !isWatermarkText(watermarkText)) throw wrong(endpoint, 'watermarkText');
  return {
    endpoint,
    fields: {
      specCode: checkSpecCode(endpoint, request.specCode),
      ...(watermarkText === undefined ? {} : { watermarkText }),
      ...sensitivity(endpoint, request.issueSensitivityOverride),
    },
    images: [checkImage(endpoint, request.image)],
  };
}

export function checkPhotoRequest(request: MakePhotoRequest): CheckedRequest {
  const endpoint = 'makeIdPhoto';
  const outputFormat = request.outputFormat ?? 'IMAGE_BASE64';
  if (!isOutputFormat(outputFormat)) throw wrong(endpoint, 'outputFormat');
  return {
    endpoint,
    fields: {
      specCode: checkSpecCode(endpoint, request.specCode),
      outputFormat,
      ...sensitivity(endpoint, request.issueSensitivityOverride),
      ...sheet(endpoint, request.photoSheet),
    },
    images: [checkImage(endpoint, request.image)],
  };
}

export function checkFinalRequest(request: GetFinalRequest): CheckedRequest {
  const endpoint = 'getIdPhotoNoWatermark';
  if (!photoUuidForm.test(request.photoUuid)) throw wrong(endpoint, 'photoUuid');
  return {
    endpoint,
    fields: { photoUuid: request.photoUuid, ...sheet(endpoint, request.photoSheet) },
    images: [],
  };
}

function checkSpecCode(endpoint: Endpoint, specCode: string): string {
  if (!specCodeForm.test(specCode)) throw wrong(endpoint, 'specCode');
  return specCode;
}

function checkImage(endpoint: Endpoint, bytes: Uint8Array): ImageField {
  if (bytes.byteLength > uploadLimit) throw wrong(endpoint, 'image', 'IMAGE_TOO_LARGE');
  if (imageType(bytes) === null) throw wrong(endpoint, 'image', 'IMAGE_NOT_RECOGNISED');
  return { name: 'imageBase64', bytes };
}

function sheet(endpoint: Endpoint, request: PhotoSheetRequest | undefined): object {
  if (request === undefined) return {};
  const { sheetSizes } = request;
  if (sheetSizes.length > sheetSizesLimit || !sheetSizes.every(isSheetSize))
    throw wrong(endpoint, 'sheetSizes');
  return { photoSheet: { sheetSizes } };
}

function sensitivity(endpoint: Endpoint, override: SensitivityOverride | undefined): object {
  if (override === undefined) return {};
  const allowed = Object.entries(override).every(
    ([key, level]) => sensitivityKeys.some((known) => known === key) && sensitivityLevels.includes(level),
  );
  if (!allowed) throw wrong(endpoint, 'issueSensitivityOverride');
  return { issueSensitivityOverride: override };
}

const wrong = (call: Endpoint, field: string, code: ErrorCode = 'INVALID_INPUT'): ServiceFailure =>
  new ServiceFailure({ call, code, outcome: 'not-sent', reason: 'wrong-request', details: { field } });
