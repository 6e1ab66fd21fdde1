/** The HTTP server of the practice service: routes, limits, and one shape for every failure. */
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Capability } from './capabilities.ts';
import { PracticeError, type PracticeErrorCode } from './errors.ts';
import { playFaults } from './faults/player.ts';
import type { Fault } from './faults/script.ts';
import type { ImagePool } from './images/worker-pool.ts';
import { readJson } from './json-body.ts';
import { createPaidCall } from './paid-call.ts';
import { createPhotoService } from './photo-service.ts';
import { addCodeRoute } from './routes/codes.ts';
import { addEditingRoutes } from './routes/editing.ts';
import { addFaceRoutes } from './routes/faces.ts';
import { addFileRoutes, addLedgerRoute } from './routes/files.ts';
import { addFreeRoutes } from './routes/free.ts';
import { addPhotoRoutes } from './routes/photos.ts';
import { createSigner } from './signing.ts';
import type { Store } from './store/index.ts';
import { createSubscription, type AccountKind } from './subscription.ts';
import { collectGarbage } from '../collect.ts';
import { withoutSchemas } from '../without-schemas.ts';

export interface ServerParts {
  readonly store: Store;
  readonly pool: ImagePool;
  /** Delay added to every call except health, ms. */
  readonly latencyMs: number;
  readonly account: AccountKind;
  readonly capabilities: ReadonlySet<Capability>;
  readonly faults: readonly Fault[];
  /** Unix milliseconds. */
  readonly now?: () => number;
  /** Called with failures of the program itself; never receives a body. */
  readonly onFailure: (error: unknown) => void;
}

/** Bodies from this size on leave enough garbage to collect: a small picture as Base64. Bytes */
const LARGE_BODY = 1024 * 1024;

const httpErrors: Readonly<Record<number, readonly [PracticeErrorCode, string]>> = {
  400: ['INVALID_FIELD', 'The request is not well formed.'],
  415: ['NOT_JSON', 'Requests must have the content type application/json.'],
};

/** Returns the refusal for an error; any error that is not a refusal becomes a failure without internal details. */
function refusalOf(error: FastifyError | PracticeError): PracticeError {
  if (error instanceof PracticeError) return error;
  const known = httpErrors[error.statusCode ?? 500];
  if (known !== undefined) return new PracticeError(known[0], known[1], { cause: error });
  return new PracticeError('PROCESSING_FAILED', 'The request could not be processed.', { cause: error });
}

/** Builds the server without starting to listen. */
export function buildServer(parts: ServerParts): FastifyInstance {
  const { store, pool, latencyMs, onFailure, now = Date.now } = parts;
  const subscription = createSubscription(parts.account, store, now);
  const paid = createPaidCall(store, subscription, latencyMs);
  const server = Fastify({
    ...withoutSchemas,
    logger: false,
    forceCloseConnections: true,
    // Handles failures before any route, such as an address that cannot be decoded.
    frameworkErrors: (error, _request, reply) => {
      const refusal = refusalOf(error);
      const { raw } = reply;
      raw.writeHead(refusal.status, { 'content-type': 'application/json; charset=utf-8' });
      raw.end(JSON.stringify(refusal.toBody()));
    },
  });
  // JSON only: a web page can send plain text to any address without permission, but not JSON.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    readJson(body),
  );
  server.addHook('onResponse', (request, _reply, done) => {
    done();
    if (Number(request.headers['content-length']) >= LARGE_BODY) setImmediate(collectGarbage);
  });
  const signer = createSigner(store.urlKey, now);
  if (parts.faults.length > 0) playFaults(server, parts.faults, signer);

  server.setErrorHandler<FastifyError | PracticeError>((error, _request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500 && refusal.code !== 'BUSY') onFailure(error);
    if (refusal.code === 'BUSY') void reply.header('retry-after', '2');
    return reply.status(refusal.status).send(refusal.toBody());
  });
  server.setNotFoundHandler((_request, reply) => {
    const refusal = new PracticeError('NOT_FOUND', 'There is no such endpoint.');
    return reply.status(refusal.status).send(refusal.toBody());
  });

  void server.register((free, _options, done) => {
    if (latencyMs > 0) {
      free.addHook('preHandler', async ({ method }) => {
        if (method === 'POST') await wait(latencyMs);
      });
    }
    addFreeRoutes(free, subscription);
    done();
  });
  const work = { store, pool, paid, signer, enabled: parts.capabilities };
  addPhotoRoutes(server, createPhotoService({ store, pool, subscription, paid, now }), signer);
  addEditingRoutes(server, work);
  addFaceRoutes(server, work);
  addFileRoutes(server, store, signer);
  addCodeRoute(server, store, now);
  addLedgerRoute(server, store);
  return server;
}
