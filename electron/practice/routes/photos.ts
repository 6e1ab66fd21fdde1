/** The ID-photo calls over HTTP: fields in, photo result out. */
import type { FastifyInstance } from 'fastify';
import type { SensitivityLevel, SensitivityOverride } from '../../../shared/service/issues.ts';
import { decodeBase64 } from '../base64.ts';
import { callerOf } from '../caller.ts';
import type { PhotoService } from '../photo-service.ts';
import type { UrlSigner } from '../signing.ts';
import { getFinalBody, makePhotoBody, makePreviewBody, parseBody } from '../validation.ts';

function given(
  override: Readonly<Record<string, SensitivityLevel | undefined>> | null | undefined,
): SensitivityOverride {
  return Object.fromEntries(Object.entries(override ?? {}).filter(([, level]) => level !== undefined));
}

export function addPhotoRoutes(server: FastifyInstance, photos: PhotoService, signer: UrlSigner): void {
  server.post('/v2/makeIdPhotoWatermark', async (request, reply) => {
    const fields = parseBody(makePreviewBody, request.body);
    return photos.makePreview(
      {
        image: decodeBase64(fields.imageBase64),
        specCode: fields.specCode,
        watermark: fields.watermarkText,
        sensitivity: given(fields.issueSensitivityOverride),
      },
      callerOf(request, reply, signer),
    );
  });

  server.post('/v2/makeIdPhoto', async (request, reply) => {
    const fields = parseBody(makePhotoBody, request.body);
    return photos.makePhoto(
      {
        image: decodeBase64(fields.imageBase64),
        specCode: fields.specCode,
        asBase64: fields.outputFormat === 'IMAGE_BASE64',
        sheets: fields.photoSheet?.sheetSizes ?? [],
        sensitivity: given(fields.issueSensitivityOverride),
      },
      callerOf(request, reply, signer),
    );
  });

  server.post('/v2/getIdPhotoNoWatermark', async (request, reply) => {
    const { photoUuid, photoSheet } = parseBody(getFinalBody, request.body);
    return photos.getFinal(photoUuid, photoSheet?.sheetSizes ?? [], callerOf(request, reply, signer));
  });
}
