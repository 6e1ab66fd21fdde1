/** A locked kiosk whose PINs are gone: nobody unlocks it, whatever took the place of the records that had them (decision 161). */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeLock } from '../../../electron/lock/lock-file.ts';
import { modePaths } from '../../../electron/paths.ts';
import { writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { eventually } from '../../support/eventually.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { memoryStore } from '../../support/kiosk/memory-store.ts';
import { openKiosk, type OpenKiosk, type OpenKioskOptions } from '../../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../../support/kiosk/supervisor.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter } from '../orders/counter.ts';

const pin = '4821';

async function open(options: OpenKioskOptions): Promise<OpenKiosk> {
  const kiosk = await openKiosk(options);
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= kiosk.close());
  onTestFinished(close);
  return { ...kiosk, close };
}

/** A kiosk in practice that was locked, and whose records were then removed. */
async function lockedWithoutRecords() {
  const dataDir = tempFolder();
  const first = await open({ dataDir });
  await addSupervisor(first, pin);
  await first.call('setKioskLock', { on: true });
  await first.close();
  const { records } = modePaths(dataDir, 'practice');
  renameSync(records, `${records}.away`);
  const restart = (): Promise<OpenKiosk> => open({ dataDir, secrets: first.secrets });
  return { dataDir, records, restart };
}

it('begins no new records, and opens the old ones as they were once they are back', async () => {
  const { records, restart } = await lockedWithoutRecords();
  const kiosk = await restart();
  expect(await kiosk.call('kioskLock')).toEqual({ on: true });

  expect(await rejectionOf(kiosk.call('startNewRecords'))).toBe('KIOSK_LOCKED');
  expect(readdirSync(dirname(records)).filter((name) => name.startsWith('set-aside'))).toEqual([]);

  renameSync(`${records}.away`, records);
  await kiosk.call('openAgain');
  expect((await kiosk.call('counter')).people).toHaveLength(1);
  expect(await rejectionOf(kiosk.call('setKioskLock', { on: false }))).toBe('SUPERVISOR_REQUIRED');
});

it('begins them after a technician has removed the lock’s file', async () => {
  const { dataDir, restart } = await lockedWithoutRecords();
  rmSync(join(dataDir, 'kiosk-lock.json'));
  const kiosk = await restart();

  await kiosk.call('startNewRecords');

  expect(await kiosk.call('staff')).toEqual([]);
  expect((await kiosk.call('counter')).kioskLocked).toBe(false);
});

it('lets nobody become its supervisor where the records that open have no PIN', async () => {
  const dataDir = tempFolder();
  await writeLock(dataDir, true);
  const kiosk = await open({ dataDir });
  kiosk.kiosk.lock.attach({ leave: vi.fn() });
  const settings = await kiosk.call('settings');
  const changed = { ...settings, studioName: 'Mine' };

  for (const tried of [
    kiosk.call('setKioskLock', { on: false }),
    kiosk.call('addStaff', { name: 'Mallory', role: 'supervisor', pin }),
    kiosk.call('saveSettings', { settings: changed }),
    kiosk.call('previewSetUpFile', { bytes: new Uint8Array(1) }),
    kiosk.call('applySetUpFile', { bytes: new Uint8Array(1) }),
    kiosk.call('disconnectAccount'),
    kiosk.call('listBackups', { folder: dataDir, typed: writeRecoveryKey(new Uint8Array(32).fill(7)) }),
    kiosk.call('connectAccount', {
      ...{ region: 'other', baseUrl: 'http://127.0.0.1:9', headshotBaseUrl: '' },
      ...{ apiKey: 'key', apiSecret: 'secret' },
    }),
  ])
    expect(await rejectionOf(tried)).toBe('KIOSK_LOCKED');
  expect(kiosk.kiosk.mayOpenDialogs()).toBe(false);
  // The counter itself goes on.
  expect((await kiosk.call('createOrder')).number).toMatch(/-001$/);
});

it('restores a backup under this computer’s key without a PIN, and none under another', async () => {
  const ours = await openCounter();
  await addSupervisor(ours, pin);
  const folder = tempFolder();
  await ours.call('chooseBackupFolder', { folder });
  await eventually(async () =>
    expect((await ours.call('kioskStatus')).backups?.last).toMatchObject({ missing: 0 }),
  );
  await ours.call('setKioskLock', { on: true });
  const typed = await ours.call('recoveryKey');
  await ours.close();
  rmSync(modePaths(ours.dataDir, 'account').records);
  const account = { baseUrl: ours.server.baseUrl, apiKey: 'key', apiSecret: 'secret' };
  const entries = Object.fromEntries(ours.secrets.entries);

  // Another key is in the keychain, so the backup is another studio's to this computer.
  const foreign = await open({
    ...{ dataDir: ours.dataDir, account },
    secrets: memoryStore({ ...entries, 'vault-key': Buffer.alloc(32, 7).toString('base64') }),
  });
  const found = await foreign.call('listBackups', { folder, typed });
  const id = typeof found === 'string' ? '' : (found.states[0]?.id ?? '');
  const chosen = { folder, id, typed, replaceKey: true };
  expect(await rejectionOf(foreign.call('restoreBackup', chosen))).toBe('KIOSK_LOCKED');
  await foreign.close();

  const kiosk = await open({ dataDir: ours.dataDir, account, secrets: memoryStore(entries) });
  expect(await kiosk.call('restoreBackup', { ...chosen, typed: '' })).toBe('restored');
  expect((await kiosk.call('counter')).people).toHaveLength(1);
  expect(await rejectionOf(kiosk.call('setKioskLock', { on: false }))).toMatch(
    /^(?:COUNTER_LOCKED|SUPERVISOR_REQUIRED)$/,
  );
});
