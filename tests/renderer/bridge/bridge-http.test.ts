import { encode } from '@msgpack/msgpack';
import { afterEach, expect, it, vi } from 'vitest';
import { httpBridge } from '../../../renderer/bridge/bridge-http.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each(['open', 'error'])('no call is made before the stream of events is there (%s)', async (event) => {
  const source = new EventTarget();
  const fetched = vi.fn(() =>
    Promise.resolve(
      new Response(Uint8Array.from(encode({ ok: true, value: 'a desk' })), {
        headers: { 'content-type': 'application/msgpack' },
      }),
    ),
  );
  vi.stubGlobal('EventSource', function stream() {
    return source;
  });
  vi.stubGlobal('fetch', fetched);

  const answer = httpBridge(() => undefined).desk();
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
  source.dispatchEvent(new Event(event));

  expect(await answer).toEqual({ ok: true, value: 'a desk' });
});
