/** AI edit, background removal and enhancement: one picture in, one picture out. */
import type { FastifyInstance } from 'fastify';
import { decodeBase64, pictureKind } from '../base64.ts';
import { callerOf } from '../caller.ts';
import { requireCapability } from '../capabilities.ts';
import { aiEditBody, photoEnhanceBody, removeBackgroundBody } from '../edit-bodies.ts';
import { PracticeError } from '../errors.ts';
import { parseBody } from '../validation.ts';
import { runWork, type WorkParts } from './work.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** @throws PracticeError 422 for a picture format that the interface does not allow for AI editing */
function requireJpegOrPng(image: Uint8Array): void {
  const kind = pictureKind(image);
  if (kind === 'jpeg' || kind === 'png') return;
  throw new PracticeError('NOT_AN_IMAGE', 'imageBase64 must hold a JPEG or PNG image at this endpoint.');
}

export function addEditingRoutes(server: FastifyInstance, parts: WorkParts): void {
  const { pool, signer, enabled } = parts;

  server.post('/v2/aiEdit', async (request, reply) => {
    const fields = parseBody(aiEditBody, request.body);
    requireCapability(enabled, 'aiEdit');
    const image = decodeBase64(fields.imageBase64);
    requireJpegOrPng(image);
    const caller = callerOf(request, reply, signer);
    const job = { kind: 'ai-edit', image, outputFormat: fields.outputFormat ?? null } as const;
    const done = await runWork(parts, 'aiEdit', caller, () => pool.run(job, caller.signal));
    return { output: base64(done.bytes), width: done.widthPx, height: done.heightPx };
  });

  for (const [endpoint, quality] of [
    ['removeBackground', 'fine'],
    ['removeBackgroundFast', 'fast'],
  ] as const) {
    server.post(`/v2/${endpoint}`, async (request, reply) => {
      const { imageBase64, outputFormat } = parseBody(removeBackgroundBody, request.body);
      const image = decodeBase64(imageBase64, 'imageBase64', true);
      const caller = callerOf(request, reply, signer);
      const job = { kind: 'remove-background', image, quality, outputFormat } as const;
      const done = await runWork(parts, endpoint, caller, () => pool.run(job, caller.signal));
      return { output: base64(done.bytes) };
    });
  }

  server.post('/v2/photoEnhance', async (request, reply) => {
    const { imageBase64, scaleFactor, enableFaceEnhance, outputFormat } = parseBody(
      photoEnhanceBody,
      request.body,
    );
    const image = decodeBase64(imageBase64);
    const caller = callerOf(request, reply, signer);
    const job = { kind: 'enhance', image, scaleFactor, enableFaceEnhance, outputFormat } as const;
    const done = await runWork(parts, 'photoEnhance', caller, () => pool.run(job, caller.signal));
    return { output: base64(done.bytes) };
  });
}
