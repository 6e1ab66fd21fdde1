import { createServiceClient } from '../../../electron/service/client.ts';
import type { ServiceClient, ServiceClientOptions } from '../../../electron/service/client.ts';
import { ServiceFailure } from '../../../electron/service/failure.ts';
import { base64, jpeg } from './pictures.ts';

export const apiKey = 'canary-key-7f3a';
export const apiSecret = 'canary/secret+9c1e==';

/** A client of a server on loopback, with short deadlines. */
export const clientOf = (baseUrl: string, options: Partial<ServiceClientOptions> = {}): ServiceClient =>
  createServiceClient({
    account: { region: 'other', baseUrl, headshotBaseUrl: baseUrl, apiKey, apiSecret },
    ...options,
  });

/** Returns the ServiceFailure that a call ends in; anything else fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<ServiceFailure> {
  const ended = await call.then(
    () => 'a success',
    (error: unknown) => error,
  );
  if (ended instanceof ServiceFailure) return ended;
  throw new Error('The call did not end in a ServiceFailure.', { cause: ended });
}

/** A service's answer to a successful preview. */
export const previewAnswer = {
  photoUuid: '5f9c2c1e-1111-4222-8333-944445555666',
  waterMark: true,
  specCode: 'uk-passport',
  idPhotoUrl: 'https://pictures.example/preview.jpg?signature=abc',
  widthPx: 413,
  heightPx: 531,
  issues: [],
};

/** A service's answer to a final that includes its own picture. */
export const finalAnswer = {
  photoUuid: '5f9c2c1e-1111-4222-8333-944445555666',
  waterMark: false,
  specCode: 'uk-passport',
  idPhotoImageBase64: base64(jpeg()),
  widthPx: 413,
  heightPx: 531,
  photoDpi: 300,
  issues: ['ISSUE_HAT_NOT_ALLOWED', 'ISSUE_OF_TOMORROW'],
  idPhotoCode: 'photo.example/aB3dE6gH',
  photoSheet: {},
};

export const previewRequest = { image: jpeg(), specCode: 'uk-passport' };
export const photoRequest = { image: jpeg(), specCode: 'uk-passport' };
export const finalRequest = { photoUuid: '5f9c2c1e-1111-4222-8333-944445555666' };
