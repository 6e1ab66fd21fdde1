/** A machine that sleeps during a call: what the service sent meanwhile waits in the connection. */
import { describe, expect, it } from 'vitest';
import { clientOf, photoRequest, previewAnswer } from './support.ts';
import { slowService, sleep, deadline, large } from '../../support/service/slow-service.ts';

describe('a call during which the machine sleeps beyond the deadline', () => {
  it.each([
    ['a short answer', previewAnswer],
    ['an answer with its picture', large],
  ])('is done when %s came meanwhile, because it is paid for', async (_what, answer) => {
    const { baseUrl, asked } = await slowService(answer, 100);
    const client = clientOf(baseUrl, { deadlines: { makeIdPhotoWatermark: deadline } });
    const call = client.makePreview(photoRequest);
    await asked;
    sleep(deadline + 1_500);
    expect((await call).photoUuid).toBe(previewAnswer.photoUuid);
  });
});
