/** The paid calls over HTTP: fields in, photo result out. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SensitivityLevel } from '../../../shared/service/issues.ts';
import type { SensitivityOverride } from '../../../shared/service/issues.ts';
import type { Caller, PhotoService } from '../photo-service.ts';
import type { UrlSigner } from '../signing.ts';
import { decodeBase64, getFinalBody, makePhotoBody, makePreviewBody, parseBody } from '../validation.ts';

/** Names a call in the ledger; longer ones are cut. */
const CALL_HEADER = 'x-headroom-call';
const CALL_NAME_MAX = 100;

/** Ends when the connection closes before the answer is written. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function callerOf(request: FastifyRequest, reply: FastifyReply, signer: UrlSigner): Caller {
  const name = request.headers[CALL_HEADER];
  const origin = `http://127.0.0.1:${request.socket.localPort ?? 0}`;
  return {
    signal: signalOf(reply),
    name: typeof name === 'string' ? name.slice(0, CALL_NAME_MAX) : null,
    address: (fileName) => origin + signer.sign(fileName),
  };
}

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
