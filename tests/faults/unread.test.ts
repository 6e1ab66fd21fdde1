/** Faults 24 and 33: the disk cannot read the records, or a picture's file is gone. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logFolder, modePaths } from '../../electron/paths.ts';
import { fileOf } from '../../electron/vault/vault.ts';
import { renderPortrait } from '../portraits/render.ts';
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
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { rejectionOf } from '../support/thrown.ts';

if (!canFailDisk) console.log(`Skipped: a disk that cannot be read. ${whyNoDiskFaults}`);

it.skipIf(!canFailDisk)(
  'fault 24: records that the disk cannot read are neither replaced nor changed, and open once it can',
  { timeout: 60_000 },
  async () => {
    const dataDir = join(tempFolder(), 'data');
    const first = await openKiosk({ dataDir });
    const { number } = await first.call('createOrder');
    await first.close();
    const disk = faultyDisk(dataDir, `${dataDir}.control`);
    onTestFinished(() => disk.close());
    disk.fail({ kinds: ['read'], error: 'EIO', file: 'records.sqlite', at: 1, lasting: true });
    const kiosk = await startKiosk({ dataDir, env: disk.env });
    onTestFinished(() => kiosk.kill());
    const client = await connectClient(await kiosk.address());

    await expect(client.call('desk')).rejects.toMatchObject({
      code: 'RECORDS_DAMAGED',
      details: { mode: 'practice' },
    });
    expect(disk.failed().calls).toBeGreaterThan(0);
    const logs = logFolder(dataDir);
    const logged = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
    expect(logged.join('')).toMatch(/RECORDS_DAMAGED.*the studio is not open/);
    disk.heal();
    await client.call('openAgain');

    expect((await client.call('desk')).inHand.map((order) => order.number)).toEqual([number]);
    expect(await client.call('kioskStatus')).toMatchObject({ blocked: null, repaired: false });
  },
);

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

it('fault 33: a picture whose file is gone is told, its order goes on, and nothing is sent for it', async () => {
  const dataDir = tempFolder();
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
  const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
  const order = await workUntil(kiosk, await kiosk.call('createOrder'), job, ({ shots }) => shots.length > 0);
  const imageId = order.shots[0]?.image.id ?? 'img_';
  rmSync(fileOf(modePaths(dataDir, 'practice').vault, imageId));

  expect(await rejectionOf(kiosk.kiosk.photo(imageId, 'full'))).toBe('PHOTO_FILE_MISSING missing');
  const ask = { orderId: order.id, photoId: order.photos[0]?.id ?? 'pho_' };
  expect(await rejectionOf(kiosk.call('requestPreview', ask))).toBe('PHOTO_FILE_MISSING missing');

  expect(await kiosk.call('listCalls', { orderId: order.id })).toMatchObject([
    { state: 'not-sent', sentAt: null, error: 'PHOTO_FILE_MISSING' },
  ]);
  const again = { orderId: order.id, source: 'camera', origin: 'Camera', bytes: shot } as const;
  expect((await kiosk.call('addShot', again)).shots).toHaveLength(2);
});
