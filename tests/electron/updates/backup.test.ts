/** The backup before an update is installed: a real one, of a studio that has chosen a folder for backups. */
import { renameSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RestorableState } from '../../../shared/model/backups.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import {
  installProgram,
  updatesAtRest,
  type InstalledProgram,
} from '../../support/kiosk/installed-program.ts';
import type { OpenKiosk } from '../../support/kiosk/open-kiosk.ts';

/** A studio with a staged update and a backup of its records, which are empty. */
async function backedUp(): Promise<
  InstalledProgram & { readonly kiosk: OpenKiosk; readonly folder: string }
> {
  const program = await installProgram({
    account: { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' },
  });
  const kiosk = await program.withStaged();
  const folder = tempFolder();
  await kiosk.call('chooseBackupFolder', { folder });
  await eventually(async () => {
    const { backups } = await kiosk.call('kioskStatus');
    expect(backups).toMatchObject({ running: false, failure: null, last: { orders: 0 } });
  });
  return { ...program, kiosk, folder };
}
async function statesIn(kiosk: OpenKiosk, folder: string): Promise<readonly RestorableState[]> {
  const found = await kiosk.call('listBackups', { folder, typed: '' });
  return typeof found === 'string' ? [] : found.states;
}
/** Returns the steps of the updates so far. */
const stepsOf = ({ log }: OpenKiosk): readonly unknown[] =>
  log.lines.filter(({ message }) => message === 'an update goes on').map(({ facts }) => facts['step']);

it('has what was entered until then, before the installer starts', async () => {
  const { kiosk, folder, install, asides } = await backedUp();
  const { number } = await kiosk.call('createOrder');
  const statesThen: (readonly RestorableState[])[] = [];
  install.mockImplementation(async () => void statesThen.push(await statesIn(kiosk, folder)));

  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();

  expect((await updatesAtRest(kiosk)).failure).toBeNull();
  expect(statesThen).toHaveLength(1);
  expect(statesThen[0]).toContainEqual(expect.objectContaining({ orders: 1, lastOrder: number }));
  expect(stepsOf(kiosk).slice(-3)).toEqual(['backup', 'copy', 'install']);
  expect(asides('account')).toHaveLength(1);
});

it('stops the update where it cannot be made, and its screen says why', async () => {
  const { kiosk, folder, install, asides } = await backedUp();
  renameSync(folder, `${folder}-unplugged`);

  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();

  const { failure, staged } = await updatesAtRest(kiosk);
  expect(failure).toMatchObject({ step: 'backup', trouble: 'no-backup' });
  expect(staged?.version).toBe('1.1.0');
  expect(install).not.toHaveBeenCalled();
  expect(asides('account')).toEqual([]);
  expect((await kiosk.call('kioskStatus')).backups).toMatchObject({ failure: { trouble: 'gone' } });

  renameSync(`${folder}-unplugged`, folder);
  expect(await kiosk.call('installUpdate', { version: '1.1.0' })).toBeNull();
  await updatesAtRest(kiosk);
  expect(install).toHaveBeenCalledOnce();
});
