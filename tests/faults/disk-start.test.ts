/** The start of a kiosk whose disk is full, nearly full, or can no longer be written. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount, fillDisk, smallDisk } from '../support/records/full-disk.ts';
import { connectClient } from '../support/kiosk/kiosk-client.ts';
import { startKiosk } from '../support/kiosk/kiosk-process.ts';
import { familyOf, isRunning } from '../support/processes.ts';
import { rejectionOf } from '../support/thrown.ts';
import { diskMegabytes, hasPreview, workTo, kioskOn } from '../support/records/kiosk-on-disk.ts';

if (!canMount) console.log('Skipped: disks. Mounting a disk of a few megabytes takes root on Linux.');

describe.skipIf(!canMount)('a full disk', () => {
  it('prevents the start with a message that the disk is full, and damages no records', async () => {
    const { folder } = smallDisk(diskMegabytes);
    const first = await kioskOn(folder);
    const order = await workTo(first, await first.call('createOrder'), hasPreview);
    await first.close();
    const empty = await fillDisk(folder, 0);

    expect(await rejectionOf(kioskOn(folder))).toBe('DISK_FULL');

    await empty();
    const again = await kioskOn(folder);
    expect(await again.call('openOrder', { orderId: order.id })).toEqual(order);
    expect(await again.call('kioskStatus')).toMatchObject({ blocked: null });
  });
});

describe.skipIf(!canMount)('a disk with space for little more than a page', () => {
  it('lets the kiosk start and show its orders', async () => {
    const { folder } = smallDisk(diskMegabytes);
    const first = await kioskOn(folder);
    const order = await workTo(first, await first.call('createOrder'), hasPreview);
    await first.close();
    // SQLite's index of the WAL takes 32 KiB as soon as a file is opened.
    await fillDisk(folder, 64 * 1024);

    const second = await kioskOn(folder);
    expect(await second.call('kioskStatus')).toMatchObject({ blocked: 'disk-full', mode: 'practice' });
    expect(await second.call('openOrder', { orderId: order.id })).toEqual(order);
    expect(await second.kiosk.photo(order.photos[0]?.preview?.id ?? 'img_', 'full')).toMatchObject({
      mime: 'image/jpeg',
    });
  });
});

describe.skipIf(!canMount)('a read-only disk', () => {
  it('shows the last commit, although the kiosk was killed before', { timeout: 60_000 }, async () => {
    const disk = smallDisk(diskMegabytes);
    const dataDir = join(disk.folder, 'data');
    const before = await startKiosk({ dataDir });
    const client = await connectClient(await before.address());
    const { id: orderId } = await client.call('createOrder');
    const person = { name: 'Ana Ribeiro', phone: '', email: '', keepPhotos: true };
    await client.call('setCustomer', { orderId, customerId: null, ...person });
    const family = familyOf(before.pid);
    await before.kill();
    // The practice service notices that it is alone, and releases the disk.
    await expect.poll(() => family.filter(isRunning)).toEqual([]);
    disk.makeReadOnly();

    const kiosk = await kioskOn(disk.folder);
    expect(await kiosk.call('openOrder', { orderId })).toMatchObject({ customer: { name: 'Ana Ribeiro' } });
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'read-only' });
  });
});
