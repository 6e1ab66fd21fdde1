/** A machine that sleeps during a call whose answer then does not come. */
import { describe, expect, it } from 'vitest';
import { clientOf, failureOf, photoRequest } from './support.ts';
import { slowService, sleep, deadline, large } from '../../support/service/slow-service.ts';

describe('a call during which the machine sleeps beyond the deadline', () => {
  it('ends anyway when the whole answer does not come soon after', async () => {
    const { baseUrl, asked } = await slowService(large, 1_000, 100);
    const client = clientOf(baseUrl, { deadlines: { makeIdPhotoWatermark: deadline } });
    const call = failureOf(client.makePreview(photoRequest));
    await asked;
    sleep(deadline + 1_500);
    const woken = performance.now();
    expect(await call).toMatchObject({ outcome: 'uncertain', reason: 'time-out' });
    expect(performance.now() - woken).toBeLessThan(10_000);
  });
});
