/** Headshots and face match: calls about a face whose result is not for an identity document. */
import type { FastifyInstance } from 'fastify';
import { decodeBase64 } from '../base64.ts';
import { callerOf } from '../caller.ts';
import { requireCapability } from '../capabilities.ts';
import { faceMatchBody, headshotBody } from '../edit-bodies.ts';
import { parseBody } from '../validation.ts';
import { runWork, type WorkParts } from './work.ts';

export function addFaceRoutes(server: FastifyInstance, parts: WorkParts): void {
  const { pool, signer, enabled } = parts;

  server.post('/api/generate-portrait', async (request, reply) => {
    const fields = parseBody(headshotBody, request.body, 'key-only');
    requireCapability(enabled, 'headshots');
    const caller = callerOf(request, reply, signer);
    const job = {
      kind: 'headshots',
      image: decodeBase64(fields.inputImages, 'inputImages'),
      prompt: fields.prompt,
      seed: fields.seed,
      sampleNumber: fields.sampleNumber,
      identityScale: fields.identityScale,
      widthPx: fields.outputImageWidth,
      heightPx: fields.outputImageHeight,
    } as const;
    const { images } = await runWork(parts, 'generate-portrait', caller, () => pool.run(job, caller.signal));
    return {
      outputImages: images.map((bytes) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`),
    };
  });

  server.post('/v2/faceMatch', async (request, reply) => {
    const fields = parseBody(faceMatchBody, request.body);
    requireCapability(enabled, 'faceMatch');
    const caller = callerOf(request, reply, signer);
    const job = {
      kind: 'face-match',
      source: decodeBase64(fields.sourceImageBase64, 'sourceImageBase64'),
      target: decodeBase64(fields.targetImageBase64, 'targetImageBase64'),
    } as const;
    const { similarity } = await runWork(parts, 'faceMatch', caller, () => pool.run(job, caller.signal));
    return { isMatch: similarity >= fields.similarityThreshold, similarity };
  });
}
