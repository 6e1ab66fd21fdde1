/** Stored images by signed address, and the ledger for tests. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PracticeError } from '../errors.ts';
import type { UrlSigner } from '../signing.ts';
import type { Store } from '../store/index.ts';
import { PRACTICE_CREDENTIAL } from '../validation.ts';

const fileParams = z.object({ name: z.string() });
const fileQuery = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string() });

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  tiff: 'image/tiff',
};

export function addFileRoutes(server: FastifyInstance, store: Store, signer: UrlSigner): void {
  server.get('/files/:name', (request, reply) => {
    const query = fileQuery.safeParse(request.query);
    const { name } = fileParams.parse(request.params);
    if (!query.success) throw new PracticeError('BAD_SIGNATURE', 'This address is not signed.');
    signer.verify(name, query.data.expires, query.data.signature);
    const image = store.photos.readImage(name);
    if (image === null) throw new PracticeError('NOT_FOUND', 'This image is no longer kept.');
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .type(contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .send(image);
  });
}

/** Not part of the interface: lets a test count the calls that practice accepted. */
export function addLedgerRoute(server: FastifyInstance, store: Store): void {
  server.get('/practice/ledger', ({ headers }) => {
    if (headers.authorization !== PRACTICE_CREDENTIAL) {
      throw new PracticeError('INVALID_CREDENTIALS', 'The ledger needs the header authorization: practice.');
    }
    const entries = store.ledger.list();
    return { entries, total: entries.length };
  });
}
