/** Updates of a whole kiosk, called as its page calls it, with a scripted installer. */
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { orderUntil, hasShot } from '../../support/kiosk/counter-moves.ts';
import { installProgram, updatesAtRest, updatesOf } from '../../support/kiosk/installed-program.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';

it('takes no updates where the program was not installed', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  onTestFinished(() => kiosk.close());
  expect((await updatesOf(kiosk)).kind).toBe('checkout');
  expect(await rejectionOf(kiosk.call('fetchUpdate'))).toBe('WRONG_STEP');
  expect(await rejectionOf(kiosk.call('setUpdates', { feed: '', checkAt: null }))).toBe('WRONG_STEP');
});

it('takes no updates without a key of the publisher', async () => {
  const { updates } = (await installProgram()).ofVersion('1.0.0');
  const kiosk = await openKiosk({ dataDir: tempFolder(), updates });
  onTestFinished(() => kiosk.close());
  expect((await updatesOf(kiosk)).kind).toBe('no-key');
});

it('installs after the records were copied, and only for a supervisor', async () => {
  const program = await installProgram();
  const kiosk = await program.withStaged();
  // The copy has its name before the installer starts.
  const asidesThen = new Promise<readonly string[]>((resolve) => {
    program.install.mockImplementation(() => {
      resolve(program.asides());
      return Promise.resolve();
    });
  });
  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();
  expect((await updatesAtRest(kiosk)).failure).toBeNull();
  expect(program.install.mock.calls[0]?.[0].version).toBe('1.1.0');
  const [aside = ''] = await asidesThen;
  expect(readdirSync(join(program.dataDir, 'practice', aside))).toContain('records.sqlite');

  await kiosk.call('addStaff', { name: 'Asha', role: 'supervisor', pin: '4821' });
  await kiosk.call('lockSupervisor');
  expect(await rejectionOf(kiosk.call('installUpdate', { version: '1.1.0' }))).toBe('SUPERVISOR_REQUIRED');
});

it('installs nothing that is not staged', async () => {
  const program = await installProgram();
  const kiosk = await program.withStaged();
  expect(await kiosk.call('installUpdate', { version: '1.2.0' })).toBe('gone');
  expect(program.install).not.toHaveBeenCalled();
});

it('goes on as before when the installer is refused', async () => {
  const program = await installProgram();
  const kiosk = await program.withStaged();
  program.install.mockRejectedValue(new Error('refused'));
  await kiosk.call('installUpdate', { version: '1.1.0' });
  expect((await updatesAtRest(kiosk)).failure).toMatchObject({ step: 'install', trouble: 'other' });
  await orderUntil(kiosk, hasShot);
  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();
  await updatesAtRest(kiosk);
});

it('installs nothing when the records cannot be copied, and goes on as before', async () => {
  const program = await installProgram();
  const kiosk = await program.withStaged();
  const records = join(program.dataDir, 'practice', 'records.sqlite');
  renameSync(records, `${records}-elsewhere`);
  await kiosk.call('installUpdate', { version: '1.1.0' });
  const { failure, staged } = await updatesAtRest(kiosk);
  renameSync(`${records}-elsewhere`, records);
  expect(failure).toMatchObject({ step: 'copy', trouble: 'no-copy' });
  expect(staged?.version).toBe('1.1.0');
  expect(program.install).not.toHaveBeenCalled();
  await orderUntil(kiosk, hasShot);
});

it('goes back with the records of now where no migration is in between', async () => {
  const program = await installProgram();
  const before = await program.withStaged();
  await before.call('installUpdate', { version: '1.1.0' });
  await updatesAtRest(before);
  await before.close();

  const updated = await program.open('1.1.0');
  const order = await orderUntil(updated, hasShot);
  const view = await updatesOf(updated);
  expect(view).toMatchObject({ staged: null, last: { kind: 'update', from: '1.0.0', to: '1.1.0' } });
  expect(view.back).toMatchObject({ version: '1.0.0', records: 'kept', missing: null });
  expect(await updated.call('newerThanUpdate')).toBe('none');
  expect(await updated.call('goBackTo', { version: '1.0.0' })).toBeNull();
  await updatesAtRest(updated);
  await updated.close();

  const back = await program.open('1.0.0');
  expect((await updatesOf(back)).last?.kind).toBe('back');
  expect((await back.call('openOrder', { orderId: order.id })).number).toBe(order.number);
  expect(await back.call('recordsGap')).toBeNull();
});
