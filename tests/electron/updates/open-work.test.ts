/** Open work and an update on a whole kiosk: calls, sheets and e-mails are finished first, and no paid call begins meanwhile. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { updatesAtRest } from '../../support/kiosk/installed-program.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { forPhoto, photoOf, type Counter } from '../orders/counter.ts';
import { printerId, lab, withStaged } from '../../support/kiosk/staged-counter.ts';

const preview = '/v2/makeIdPhotoWatermark';

/** Lets the service hold the next preview; `hangUp` ends the connection without an answer. */
function holdPreview(counter: Counter) {
  const [reached, free] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  counter.answer(preview, async ({ socket }) => {
    reached.resolve(undefined);
    await free.promise;
    socket.resetAndDestroy();
  });
  return { reached: reached.promise, hangUp: () => free.resolve(undefined) };
}

it('waits for a paid call, and for a person where its outcome is unknown', async () => {
  const { counter, install, press } = await withStaged();
  const order = await counter.order('uk-passport');
  const service = holdPreview(counter);
  const asked = Promise.allSettled([counter.call('requestPreview', forPhoto(order))]);
  await service.reached;
  expect(await press()).toBe('call');

  service.hangUp();
  await asked;
  expect(await press()).toBe('call');
  expect(install).not.toHaveBeenCalled();

  const [call] = (await counter.call('openOrder', { orderId: order.id })).openCalls;
  await counter.call('resolveCall', { callId: call?.id ?? 'call_', resolution: 'not-counted' });
  expect(await press()).toBeNull();
  await updatesAtRest(counter);
  expect(install).toHaveBeenCalledOnce();
});

it('lets no paid call begin meanwhile, and lets them through again when the installer was refused', async () => {
  const { counter, install, press } = await withStaged();
  const order = await counter.order('uk-passport');
  const begun = Promise.withResolvers<undefined>();
  const refused = Promise.withResolvers<undefined>();
  install.mockImplementation(() => {
    begun.resolve(undefined);
    return refused.promise;
  });
  expect(await press()).toBeNull();
  await begun.promise;

  expect(await rejectionOf(counter.call('requestPreview', forPhoto(order)))).toBe('CALLS_HELD');
  expect(await press()).toBe('busy');
  expect(counter.sent(preview)).toEqual([]);

  refused.reject(new Error('refused'));
  expect((await updatesAtRest(counter)).failure).toMatchObject({ step: 'install' });
  expect(photoOf(await counter.call('requestPreview', forPhoto(order))).state).toBe('preview');
});

it('waits until no printer has a sheet', async () => {
  const path = tempFolder();
  const { counter, install, press } = await withStaged({ hotFolders: [lab(path)] });
  await counter.call('printCalibration', { printerId, mediumId: '4x6in' });
  const [sheet = ''] = readdirSync(path);
  expect(await press()).toBe('print');
  expect(install).not.toHaveBeenCalled();

  // The print program has taken it.
  rmSync(join(path, sheet));
  await eventually(async () => expect(await press()).toBeNull());
  await updatesAtRest(counter);
  expect(install).toHaveBeenCalledOnce();
});
