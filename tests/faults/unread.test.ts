/** Faults 24 and 33: the disk cannot read the records, or a picture's file is gone. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logFolder, modePaths } from '../../electron/paths.ts';
import { fileOf } from '../../electron/vault/vault.ts';
import { renderPortrait } from '../portraits/render.ts';
import { faultyDisk } from '../support/records/disk-faults/faulty-disk.ts';
import { canFailDisk, whyNoDiskFaults } from '../support/records/disk-faults/library.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
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
