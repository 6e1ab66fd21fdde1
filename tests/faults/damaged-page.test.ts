/** Fault 27, with records too large to be checked before the kiosk opens. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { renderPortrait } from '../portraits/render.ts';
import { damageObject, damagePage } from '../support/records/damaged-page.ts';
import { openKiosk } from '../support/kiosk/open-kiosk.ts';
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { addSupervisor } from '../support/kiosk/supervisor.ts';
import { tempFolder } from '../support/files/temp-folder.ts';
import { rejectionOf } from '../support/thrown.ts';
import { openFile } from '../support/records/records-file.ts';

/** Makes the file larger than the part that is checked before the kiosk opens. */
function makeLarge(file: string): void {
  const db = openFile(file);
  db.exec(`UPDATE orders SET close_reason = hex(zeroblob(33000000))`);
  db.exec(`PRAGMA wal_checkpoint(TRUNCATE)`);
  db.close();
}

it(
  'a kiosk with a damaged page lets staff see their orders, blocks paid calls, and says why',
  { timeout: 120_000 },
  async () => {
    const dataDir = tempFolder();
    const file = join(dataDir, 'practice', 'records.sqlite');
    const first = await openKiosk({ dataDir });
    const { data: shot } = await renderPortrait({ width: 640, height: 800 }, 'jpeg');
    const job = { specCode: 'uk-passport', shot, started: { previews: 0, finals: 0, prints: 0 } };
    const order = await workUntil(
      first,
      await first.call('createOrder'),
      job,
      ({ shots }) => shots.length > 0,
    );
    await first.close();
    makeLarge(file);
    damagePage(file);

    const kiosk = await openKiosk({ dataDir });
    onTestFinished(() => kiosk.close());
    const ask = { orderId: order.id, photoId: order.photos[0]?.id ?? 'pho_' };

    expect(await rejectionOf(kiosk.call('requestPreview', ask))).toBe('RECORDS_DAMAGED page');
    expect(await kiosk.call('kioskStatus')).toMatchObject({ blocked: 'damaged' });
    expect((await kiosk.call('desk')).inHand.map(({ id }) => id)).toEqual([order.id]);
    expect(kiosk.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', facts: { areas: ['orders'], repairable: true } }),
    );
    expect(await kiosk.call('listCalls', { orderId: order.id })).toEqual([]);

    expect(await kiosk.call('repairRecords')).toBe('repaired');

    await expect.poll(async () => (await kiosk.call('kioskStatus')).blocked).toBe(null);
    expect((await kiosk.call('desk')).inHand.map(({ id }) => id)).toEqual([order.id]);
    expect((await kiosk.call('requestPreview', ask)).photos).toMatchObject([{ state: 'preview' }]);
  },
);

it(
  'damage of the staff is repaired without a press, or closes the studio for the page that needs no PIN',
  { timeout: 120_000 },
  async () => {
    const dataDir = tempFolder();
    const file = join(dataDir, 'studio', 'records.sqlite');
    const account = { baseUrl: 'http://127.0.0.1:9', apiKey: 'key', apiSecret: 'secret' };
    const first = await openKiosk({ dataDir, account });
    await first.call('createOrder');
    await addSupervisor(first, '2468');
    await first.close();
    makeLarge(file);
    damageObject(file, 'sqlite_autoindex_staff_1');

    const repaired = await openKiosk({ dataDir, account, secrets: first.secrets });
    const whole = { level: 'warn', message: 'the records were repaired; the damaged file is set aside' };
    await expect.poll(() => repaired.log.lines).toContainEqual(expect.objectContaining(whole));
    await expect
      .poll(() => repaired.call('counter').catch(() => null))
      .toMatchObject({ people: [{ name: 'Asha' }] });
    await repaired.close();
    damageObject(file, 'staff');
    const kiosk = await openKiosk({ dataDir, account, secrets: first.secrets });
    onTestFinished(() => kiosk.close());

    await expect
      .poll(() => kiosk.call('counter').catch((error: unknown) => error))
      .toMatchObject({ code: 'RECORDS_DAMAGED', details: { mode: 'account', areas: 'staff' } });

    expect(await kiosk.call('backupFolder')).toBe('');
    await kiosk.close();
    // The opening itself meets this one, and says what the check finds.
    damageObject(file, 'settings');
    const again = await openKiosk({ dataDir, account, secrets: first.secrets });
    onTestFinished(() => again.close());
    await expect(again.call('desk')).rejects.toMatchObject({ details: { areas: 'staff,settings' } });
  },
);

it('practice whose damage is found while it is open can begin anew', { timeout: 120_000 }, async () => {
  const dataDir = tempFolder();
  const file = join(dataDir, 'practice', 'records.sqlite');
  const first = await openKiosk({ dataDir });
  await first.call('createOrder');
  await first.close();
  makeLarge(file);
  damageObject(file, 'mails');
  const kiosk = await openKiosk({ dataDir });
  onTestFinished(() => kiosk.close());
  await expect
    .poll(async () => (await kiosk.call('kioskStatus')).damage)
    .toEqual({ areas: ['mail'], repairable: false });

  await kiosk.call('startNewRecords');

  expect((await kiosk.call('desk')).inHand).toEqual([]);
});
