/** Open work and an update on a whole kiosk: calls, sheets and e-mails are finished first, and no paid call begins meanwhile. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import type { UpdateRefusal } from '../../../shared/model/updates.ts';
import {
  mailCertificates,
  mailPasswordOfTests,
  startMailServer,
} from '../../support/customers/mail-server.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { installProgram, updatesAtRest } from '../../support/kiosk/installed-program.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { forPhoto, openCounter, photoOf, type Counter } from '../orders/counter.ts';

const preview = '/v2/makeIdPhotoWatermark';

/** A print program that takes its sheets from a folder. */
const printerId = 'folder:0a1b2c3d';
const lab = (path: string) => ({ id: printerId, name: 'Lab', path, format: 'jpeg' }) as const;

/** A counter whose program has a staged update, and the press that installs it. */
async function withStaged(change: Partial<StudioSettings> = {}) {
  const program = await installProgram();
  const counter = await openCounter(change, undefined, {
    ...program.ofVersion('1.0.0'),
    mailAuthority: mailCertificates().authority,
  });
  await program.stageOn(counter);
  return {
    ...{ counter, install: program.install },
    press: (): Promise<UpdateRefusal | null> => counter.call('installUpdate', { version: '1.1.0' }),
  };
}

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

it('lets no print and no e-mail begin while the installer works, and lets them begin again when it was refused', async () => {
  const server = await startMailServer();
  const path = tempFolder();
  const { counter, install, press } = await withStaged({ mail: server.account, hotFolders: [lab(path)] });
  await counter.call('saveMailPassword', { password: mailPasswordOfTests });
  const { id: orderId } = await counter.paid(await counter.order('uk-passport'));
  const begun = Promise.withResolvers<undefined>();
  const refused = Promise.withResolvers<undefined>();
  install.mockImplementation(() => {
    begun.resolve(undefined);
    return refused.promise;
  });
  expect(await press()).toBeNull();
  await begun.promise;

  const sheet = { printerId, mediumId: '4x6in' } as const;
  expect(await rejectionOf(counter.call('printCalibration', sheet))).toBe('CALLS_HELD');
  expect(readdirSync(path)).toEqual([]);
  const address = 'ada@example.org';
  await counter.call('sendMail', { orderId, address, parts: [{ kind: 'receipt' }] });
  // A test e-mail is in no queue. It takes as long as the other one would.
  await counter.call('testMail', { address });
  expect((await counter.call('openOrder', { orderId })).mails).toMatchObject([{ state: 'waiting' }]);

  refused.reject(new Error('refused'));
  expect((await updatesAtRest(counter)).failure).toMatchObject({ step: 'install' });
  await counter.call('printCalibration', sheet);
  expect(readdirSync(path)).toHaveLength(1);
  await eventually(() => expect(server.received).toHaveLength(2));
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

it('waits while an e-mail is being sent', async () => {
  const server = await startMailServer({ afterData: ['never-answer'] });
  const { counter, install, press } = await withStaged({ mail: server.account });
  await counter.call('saveMailPassword', { password: mailPasswordOfTests });
  const { id: orderId } = await counter.paid(await counter.order('uk-passport'));
  await counter.call('sendMail', { orderId, address: 'ada@example.org', parts: [{ kind: 'receipt' }] });
  await eventually(() => expect(server.received).toHaveLength(1));

  expect(await press()).toBe('mail');
  expect(install).not.toHaveBeenCalled();
});
