import { isOutputFormat, isSheetSize, sheetSizesLimit, watermarkText } from '../../shared/service/limits.ts';
import { sensitivityKeys, sensitivityLevels } from '../../shared/service/issues.ts';
import type { SensitivityOverride } from '../../shared/service/issues.ts';
import type {
  Endpoint,
  GetFinalRequest,
  MakePhotoRequest,
  MakePreviewRequest,
  PhotoSheetRequest,
} from '../../shared/service/wire.ts';
import { isPhotoUuid } from './photo-uuid.ts';
import { checkImage, wrong } from './request-checks.ts';
import type { CheckedRequest } from './request-checks.ts';

/** A code is opaque; this rejects only characters that no identifier has. */
const specCodeForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/**
 * @throws ServiceFailure `not-sent`, like all functions below
 */
export function checkSpecRequest(specCode: string): CheckedRequest {
  const endpoint = 'getIdPhotoSpec';
  return { endpoint, fields: { specCode: checkSpecCode(endpoint, specCode) }, images: [] };
}

export function checkPreviewRequest(request: MakePreviewRequest): CheckedRequest {
  const endpoint = 'makeIdPhotoWatermark';
  const watermark = request.watermarkText === undefined ? undefined : watermarkText(request.watermarkText);
  if (watermark === null) throw wrong(endpoint, 'watermarkText');
  return {
    endpoint,
    fields: {
      specCode: checkSpecCode(endpoint, request.specCode),
      ...(watermark === undefined ? {} : { watermarkText: watermark }),
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
  if (!isPhotoUuid(request.photoUuid)) throw wrong(endpoint, 'photoUuid');
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

function sheet(endpoint: Endpoint, request: PhotoSheetRequest | undefined): object {
  if (request === undefined) return {};
  const { sheetSizes } = request;
  if (sheetSizes.length > sheetSizesLimit || !sheetSizes.every(isSheetSize))
    throw wrong(endpoint, 'sheetSizes');
  return { photoSheet: { sheetSizes } };
}

function sensitivity(endpoint: Endpoint, override: SensitivityOverride | undefined): object {
  if (override === undefined || Object.keys(override).length === 0) return {};
  const allowed = Object.entries(override).every(
    ([key, level]) => sensitivityKeys.some((known) => known === key) && sensitivityLevels.includes(level),
  );
  if (!allowed) throw wrong(endpoint, 'issueSensitivityOverride');
  return { issueSensitivityOverride: override };
}
