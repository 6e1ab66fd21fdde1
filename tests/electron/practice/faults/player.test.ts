import { describe, expect, it } from 'vitest';
import { parseFaults } from '../../../../electron/practice/faults/script.ts';
import { localServer } from '../local-server.ts';

const scripted = (...faults: readonly object[]) =>
  localServer({ faults: parseFaults(JSON.stringify({ faults })) });

const list = { endpoint: 'listIdPhotoSpecCode', call: 1 };
const LIST = '/v2/listIdPhotoSpecCode';

async function answerOf(
  faults: readonly object[],
): Promise<{ status: number; text: string; response: Response }> {
  const url = await scripted(...faults).listen();
  const response = await fetch(url + LIST, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiKey: 'practice', apiSecret: 'practice' }),
  });
  return { status: response.status, text: await response.text(), response };
}

describe('a scripted fault', () => {
  it('meets the call that it is meant for, and no other', async () => {
    const { call } = scripted({ ...list, call: 2, do: 'status', status: 503 });
    const statuses = [
      await call(LIST),
      await call('/v2/queryAccountStatus'),
      await call(LIST),
      await call(LIST),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  });

  it('meets every call when it says so', async () => {
    const { call } = scripted({ ...list, call: 'every', do: 'status', status: 500 });
    expect([(await call(LIST)).status, (await call(LIST)).status]).toEqual([500, 500]);
  });

  it('answers a status with a body and headers of its own', async () => {
    const fault = {
      ...list,
      do: 'status',
      status: 429,
      body: { slow: 'down' },
      headers: { 'retry-after': '7' },
    };
    const { status, text, response } = await answerOf([fault]);
    expect([status, text, response.headers.get('retry-after')]).toEqual([429, '{"slow":"down"}', '7']);
  });

  it('answers a text as it is, before the work and after', async () => {
    const fault = { ...list, do: 'status', status: 502, body: 'Bad gateway' };
    expect((await answerOf([fault])).text).toBe('Bad gateway');
    expect((await answerOf([{ ...fault, when: 'after-work' }])).text).toBe('Bad gateway');
  });

  it.each(['before-work', 'before-answer'])('cuts the connection %s', async (at) => {
    await expect(answerOf([{ ...list, do: 'reset', at }])).rejects.toThrow('fetch failed');
  });

  it('cuts the connection in the middle of the answer', async () => {
    const url = await scripted({ ...list, do: 'reset', at: 'mid-answer' }).listen();
    const response = await fetch(url + LIST, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey: 'practice', apiSecret: 'practice' }),
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('waits before it answers', async () => {
    const { call } = scripted({ ...list, do: 'delay', ms: 120 });
    const before = performance.now();
    await call(LIST);
    expect(performance.now() - before).toBeGreaterThan(110);
  });

  it('answers half of the JSON as if it were whole', async () => {
    const { status, text } = await answerOf([{ ...list, do: 'answer', as: 'cut-json' }]);
    expect(status).toBe(200);
    expect(text).toMatch(/^\{"results"/);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('answers a page of another network', async () => {
    const { status, text, response } = await answerOf([{ ...list, do: 'answer', as: 'html' }]);
    expect([status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>/);
  });

  it('does not turn a refusal into something else', async () => {
    const { call } = scripted({ ...list, do: 'answer', as: 'wrong-shape' });
    expect(await call(LIST, { apiSecret: 'wrong' })).toMatchObject({
      status: 401,
      body: { error: { code: 'INVALID_CREDENTIALS' } },
    });
  });
});
