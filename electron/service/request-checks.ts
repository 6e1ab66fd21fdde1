import type { ErrorCode } from '../../shared/errors.ts';
import type { Endpoint } from '../../shared/service/wire.ts';
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

/**
 * Returns a request's picture as a field of its body. @throws ServiceFailure `not-sent` when it is not a
 * picture or too large
 */
export function checkImage(endpoint: Endpoint, bytes: Uint8Array, name = 'imageBase64'): ImageField {
  if (bytes.byteLength > uploadLimit) throw wrong(endpoint, 'image', 'IMAGE_TOO_LARGE');
  if (imageType(bytes) === null) throw wrong(endpoint, 'image', 'IMAGE_NOT_RECOGNISED');
  return { name, bytes };
}

/**
 * Returns the failure for a request that is not sent; `field` is the name of the wrong field, never its
 * value.
 */
export const wrong = (call: Endpoint, field: string, code: ErrorCode = 'INVALID_INPUT'): ServiceFailure =>
  new ServiceFailure({ call, code, outcome: 'not-sent', reason: 'wrong-request', details: { field } });
