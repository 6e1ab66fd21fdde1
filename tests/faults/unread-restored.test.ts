/** Fault 24: the disk can no longer read the records of an open studio, which then restores a backup. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { modePaths } from '../../electron/paths.ts';
import { faultyDisk } from '../support/records/disk-faults/faulty-disk.ts';
import { canFailDisk, whyNoDiskFaults } from '../support/records/disk-faults/library.ts';
import type { SecretName } from '../../electron/secrets/store.ts';
import { eventually } from '../support/eventually.ts';
import { hasKeyring, startKeyring } from '../support/keychain/keyring.ts';
import { askKeychain } from '../support/keychain/keyring-secrets.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { addSupervisor } from '../support/kiosk/supervisor.ts';
import { tempFolder } from '../support/files/temp-folder.ts';

if (!canFailDisk) console.log(`Skipped: a disk that cannot be read. ${whyNoDiskFaults}`);

/** A studio with a supervisor, one order and a backup of it, closed. */
async function backedUpStudio(dataDir: string, target: string) {
  const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
  const kiosk = await openKiosk({ dataDir, account });
  await addSupervisor(kiosk, '2468');
  const { number } = await kiosk.call('createOrder');
  await kiosk.call('chooseBackupFolder', { folder: target });
  await eventually(async () =>
    expect((await kiosk.call('kioskStatus')).backups).toMatchObject({ running: false, last: { orders: 1 } }),
  );
  await kiosk.close();
  return { number, entries: kiosk.secrets.entries };
}

/** Starts the kiosk in a process with a keychain that has these entries. */
async function startWith(entries: ReadonlyMap<string, string>, dataDir: string, env: NodeJS.ProcessEnv) {
  const keyring = await startKeyring(join(tempFolder(), 'k'), { password: 'pass' });
  onTestFinished(() => keyring.stop());
  const kept = [...entries].map(([name, value]) => ({ name: name as SecretName, value }));
  await Promise.all(kept.map((entry) => askKeychain(keyring.env, { do: 'set', ...entry })));
  const kiosk = await startKiosk({ dataDir, env: { ...keyring.env, ...env } });
  onTestFinished(() => kiosk.kill());
  return connectClient(await kiosk.address());
}

it.skipIf(!canFailDisk || !hasKeyring)(
  'fault 24: a studio whose records can no longer be read says so, and restores a backup without a PIN',
  { timeout: 60_000 },
  async () => {
    const [dataDir, target] = [join(tempFolder(), 'data'), tempFolder()];
    const { number, entries } = await backedUpStudio(dataDir, target);
    const disk = faultyDisk(dataDir, `${dataDir}.control`);
    onTestFinished(() => disk.close());
    const client = await startWith(entries, dataDir, disk.env);
    expect((await client.call('desk')).inHand).toMatchObject([{ number }]);
    const { records } = modePaths(dataDir, 'account');
    disk.fail({ kinds: ['read'], error: 'EIO', within: records, at: 1, lasting: true });

    // At first nobody can sign in, because the staff cannot be read either.
    await eventually(() =>
      expect(client.call('desk')).rejects.toMatchObject({
        code: 'RECORDS_DAMAGED',
        details: { mode: 'account', areas: 'all', repairable: false },
      }),
    );
    expect(await client.call('backupFolder')).toBe(target);
    const found = await client.call('listBackups', { folder: target, typed: '' });
    if (typeof found === 'string') throw new Error(found);
    expect(found.states).toMatchObject([{ orders: 1, lastOrder: number }]);
    const chosen = { folder: target, typed: '', id: found.states[0]?.id ?? '' };
    expect(await client.call('newerThanBackup', chosen)).toBeNull();

    expect(await client.call('restoreBackup', { ...chosen, replaceKey: false })).toBe('restored');

    // The file is as unreadable as before where it was set aside.
    expect((await client.call('desk')).inHand).toMatchObject([{ number }]);
    const asides = readdirSync(dirname(records)).filter((name) => name.startsWith('set-aside-'));
    expect(asides.flatMap((name) => readdirSync(join(dirname(records), name)))).toContain('records.sqlite');
    expect(await client.call('kioskStatus')).toMatchObject({ mode: 'account', damage: null });
    expect(disk.failed()).toMatchObject({ first: 'pread64 studio/records.sqlite' });
  },
);
