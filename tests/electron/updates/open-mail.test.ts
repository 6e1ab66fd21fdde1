/** Prints, e-mails and an update on a whole kiosk: an e-mail that is being sent ends first, and nothing begins meanwhile. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailPasswordOfTests, startMailServer } from '../../support/customers/mail-server.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { updatesAtRest } from '../../support/kiosk/installed-program.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { printerId, lab, withStaged } from '../../support/kiosk/staged-counter.ts';

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
