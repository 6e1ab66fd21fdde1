/** What costs nothing: health, the list of documents, one document, the account. */
import type { FastifyInstance } from 'fastify';
import { specDetails } from '../spec-details.ts';
import { requireSpec, specs } from '../specs.ts';
import type { Store } from '../store/index.ts';
import { getSpecBody, noFields, parseBody } from '../validation.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/**
 * The practice account is a trial that starts anew each month, so its end is the reset. Its subscription
 * is called active: it can be used, and a client that refuses an inactive one must not refuse practice.
 */
function accountStatus({ account }: Store): object {
  const [direct, preview] = [account.quota('makeIdPhoto'), account.quota('makeIdPhotoWatermark')];
  return {
    accountStatus: 'FREE_TRIAL',
    freeTrialEndTime: seconds(direct.resetAt),
    subscription: {
      subscriptionStatus: 'SUBSCRIPTION_COMPLETE',
      subscriptionResetTime: seconds(direct.resetAt),
      makeIdPhotoApiQuota: direct.total,
      makeIdPhotoWatermarkApiQuota: preview.total,
      makeIdPhotoApiRemaining: direct.remaining,
      makeIdPhotoWatermarkApiRemaining: preview.remaining,
    },
  };
}

export function addFreeRoutes(server: FastifyInstance, store: Store): void {
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
    return accountStatus(store);
  });
}
