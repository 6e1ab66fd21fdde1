import { expect, it } from 'vitest';
import type { Handlers } from '../../../electron/ipc/handle.ts';
import { waitForCheck } from '../../../electron/ipc/wait-for-check.ts';

it('delays a call that may cost credit until the check is done, and no other call', async () => {
  const checked = Promise.withResolvers<undefined>();
  const run: string[] = [];
  const handlers = new Proxy({} as Handlers, {
    ownKeys: () => ['requestPreview', 'desk'],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_all, name) => () => void run.push(String(name)),
  });
  const waiting = waitForCheck(handlers, () => ({ ended: () => checked.promise }));

  const preview = waiting.requestPreview({ orderId: 'ord_', photoId: 'pho_' });
  await waiting.desk();
  expect(run).toEqual(['desk']);

  checked.resolve(undefined);
  await preview;
  expect(run).toEqual(['desk', 'requestPreview']);
});
