/** The free calls: health, the list of documents, one document, the account. */
import type { FastifyInstance } from 'fastify';
import { specDetails } from '../spec-details.ts';
import { requireSpec, specs } from '../specs.ts';
import type { Subscription } from '../subscription.ts';
import { getSpecBody, noFields, parseBody } from '../validation.ts';

export function addFreeRoutes(server: FastifyInstance, subscription: Subscription): void {
  server.get('/v2/health', () => ({ status: 'GOOD' }));

  server.post('/v2/listIdPhotoSpecCode', ({ body }) => {
    parseBody(noFields, body);
    const results = specs.map(({ specCode, specCodeName }) => ({ specCode, specCodeName }));
    return { results, total: results.length };
  });

  server.post('/v2/getIdPhotoSpec', ({ body }) =>
    specDetails(requireSpec(parseBody(getSpecBody, body).specCode)),
  );

  server.post('/v2/queryAccountStatus', ({ body }) => {
    parseBody(noFields, body);
    return subscription.describe();
  });
}
