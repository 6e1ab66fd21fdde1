import { describe, expect, it } from 'vitest';
import { localServer } from '../local-server.ts';

const lastOfJanuary = Date.UTC(2026, 0, 31, 23, 59, 59);
const LIST = '/v2/listIdPhotoSpecCode';

describe('the quotas in the account', () => {
  it('count down, and are full again on the first of the month', async () => {
    let now = lastOfJanuary;
    const { call, store } = localServer({ account: 'active' }, () => now);
    store.account.spend('makeIdPhoto');
    const counters = async () => (await call('/v2/queryAccountStatus')).body;
    expect(await counters()).toMatchObject({
      subscription: {
        subscriptionResetTime: Date.UTC(2026, 1, 1) / 1000,
        makeIdPhotoApiRemaining: 999,
        makeIdPhotoWatermarkApiRemaining: 1000,
      },
    });
    now += 1000;
    expect(await counters()).toMatchObject({
      subscription: { subscriptionResetTime: Date.UTC(2026, 2, 1) / 1000, makeIdPhotoApiRemaining: 1000 },
    });
  });
});

describe('latency', () => {
  it('is added to every call', async () => {
    const { call } = localServer({ latencyMs: 120 });
    const before = performance.now();
    await call(LIST);
    expect(performance.now() - before).toBeGreaterThan(110);
  });

  it('is not added to health', async () => {
    const { server } = localServer({ latencyMs: 5000 });
    const before = performance.now();
    await server.inject({ method: 'GET', url: '/v2/health' });
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
