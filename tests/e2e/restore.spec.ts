/** Restoring: yesterday's backup over a day's work, and a whole studio on a new computer with its recovery key. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderView } from '../../shared/model/order.ts';
import { writeRecoveryKey } from '../../electron/secrets/recovery-key.ts';
import { handClock } from '../support/kiosk/hand-clock.ts';
import type { KioskClient } from '../support/kiosk/kiosk-client.ts';
import { openKiosk, type OpenKiosk } from '../support/kiosk/open-kiosk.ts';
import { workUntil } from '../support/kiosk/staff-robot.ts';
import { openSettings, supervisorPin } from './support/account.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test as account } from './support/own-account.ts';
import { Spoken } from './support/spoken.ts';
import { portraitFile } from './support/sitters.ts';
import { test } from './support/test.ts';

type Counter = Pick<KioskClient, 'call'>;
const dayMs = 24 * 60 * 60 * 1000;

async function sell(counter: Counter, customer: string): Promise<OrderView> {
  const started = { previews: 0, finals: 0, prints: 0 };
  const job = { customer, specCode: 'uk-passport', shot: readFileSync(portraitFile()), started };
  return workUntil(
    counter,
    await counter.call('createOrder'),
    job,
    ({ photos }) => photos[0]?.state === 'final',
  );
}

/** Makes a backup, and waits for its end. */
async function backUp(counter: Counter, folder: string): Promise<void> {
  await counter.call('chooseBackupFolder', { folder });
  while (((await counter.call('kioskStatus')).backups?.last ?? null) === null) await sleep(50);
}

account.describe('yesterday', () => {
  // A day ago, so that yesterday's day is the one before the page's own.
  const clock = handClock(new Date(Date.now() - dayMs).toISOString());
  account.use({ clock, kind: 'active' });

  account('is restored beside what was done since, and numbers go on', async ({ page, client, studio }) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-backups-'));
    await client.call('addStaff', { name: 'Asha', role: 'supervisor', pin: supervisorPin });
    const before = await sell(client, 'Amelia Okafor');
    await backUp(client, folder);
    clock.pass(dayMs);
    const late = await sell(client, 'Bruno Late');
    await client.call('lockSupervisor');

    await openSettings(page, 'Backups');
    const spoken = await Spoken.in(page);
    const restore = page.getByRole('button', { name: 'Restore a backup…' });
    await spoken.goTo(restore);
    await spoken.press('Enter');
    await spoken.type(supervisorPin);
    await spoken.press('Enter');
    await expect(page.getByRole('main').getByText(/^Settings unlocked\./)).toBeVisible();
    await spoken.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
    await expect(dialog.getByText(/^Orders: 1\./)).toBeVisible();
    await look(page, 'restore-list');
    await spoken.goTo(dialog.getByRole('list', { name: 'Backups, newest first' }).getByRole('button'));
    await spoken.press('Enter');
    await expect(dialog).toContainText('Orders: 1 · Payments: 1 · Uses of credit: 2');
    await expect(dialog.getByText(late.number).first()).toBeVisible();
    await look(page, 'restore-newer');
    await spoken.goTo(nextStep(page, /^Restore this backup/));
    await spoken.press('Enter');

    const missing = page.locator('.banner', { hasText: 'Records may be missing.' });
    await expect(missing).toBeVisible();
    const lost = page.locator('.banner', { hasText: 'newer than the restored backup' });
    await expect(lost).toBeVisible();
    await spoken.goTo(page.getByRole('link', { name: 'Desk' }));
    await spoken.press('Enter');
    await expect(page.getByText('Amelia Okafor')).toBeVisible();
    await expect(page.getByText('Bruno Late')).toHaveCount(0);
    await spoken.goTo(page.getByRole('button', { name: 'Read what may be missing' }));
    await spoken.press('Enter');
    const gap = page.getByRole('dialog', { name: 'Records may be missing' });
    await expect(gap.getByRole('row', { name: `Last order ${before.number} ${late.number}` })).toBeVisible();
    await expect(gap.getByText(/^Next numbers: .* refund 1, closing 1\./).last()).toBeVisible();
    await look(page, 'restore-gap');
    await spoken.goTo(gap.getByRole('button', { name: 'Continue with these records' }));
    await spoken.press('Enter');
    await expect(missing).toHaveCount(0);
    expect(await spoken.record()).toMatchSnapshot('restore.txt');
    await look(page, 'restore-done');

    const next = await client.call('createOrder');
    expect(next.number > late.number).toBe(true);
    const [aside = ''] = readdirSync(join(studio.dataDir, 'studio')).filter((name) =>
      name.startsWith('set-aside'),
    );
    expect(readdirSync(join(studio.dataDir, 'studio', aside))).toEqual(
      expect.arrayContaining(['records.sqlite', 'vault']),
    );
    rmSync(folder, { recursive: true });
  });
});

test('a studio moves to a new computer with its recovery key', async ({ page, practice }) => {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-backups-'));
  const service = await practice.launch({ dataDir: join(folder, 'service') });
  const login = { baseUrl: service.baseUrl, apiKey: 'practice', apiSecret: 'practice' };
  const old: OpenKiosk = await openKiosk({ dataDir: join(folder, 'old'), account: login });
  await old.call('addStaff', { name: 'Asha', role: 'supervisor', pin: supervisorPin });
  const before = await sell(old, 'Amelia Okafor');
  const stick = join(folder, 'stick');
  mkdirSync(stick);
  await backUp(old, stick);
  const recoveryKey = await old.call('recoveryKey');
  await old.close();
  rmSync(join(folder, 'old'), { recursive: true });

  await openSettings(page, 'Account');
  await look(page, 'move-account');
  await page.getByRole('link', { name: 'Restore from a backup…' }).click();
  await page.getByRole('button', { name: 'Restore from a backup…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore a studio from a backup' });
  await dialog.getByLabel('Folder with backups').fill(stick);
  await dialog.getByLabel('Recovery key').fill(writeRecoveryKey(new Uint8Array(32)));
  const spoken = await Spoken.in(page);
  await spoken.press('Enter');
  await expect(dialog.getByText('This recovery key opens no backup in this folder.')).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('recovery-key.txt');
  await look(page, 'move-wrong-key');
  await dialog.getByLabel('Recovery key').fill(recoveryKey);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Orders: 1\. Customers: 1\./)).toBeVisible();
  await look(page, 'move-list');
  await dialog.getByRole('list', { name: 'Backups, newest first' }).getByRole('button').click();
  await expect(dialog).toContainText('This computer has no orders of this studio.');
  await look(page, 'move-confirm');
  await nextStep(page, /^Restore this backup/).click();

  await expect(page.getByText('The data of a studio is on this computer.')).toBeVisible();
  await look(page, 'move-connect');
  await page.getByRole('radio', { name: 'Another region' }).check();
  await page.getByLabel('Service address').fill(login.baseUrl);
  await page.getByLabel('API key').fill(login.apiKey);
  await page.getByLabel('API secret').fill(login.apiSecret);
  await nextStep(page, /^Test and save/).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.getByRole('button', { name: 'Read what may be missing' }).click();
  await expect(page.getByText(/^Next numbers: .* refund 501, closing 501\./).last()).toBeVisible();
  const cost = 'Requests that are missing here may have used credit.';
  await expect(page.getByRole('dialog', { name: 'Records may be missing' })).toContainText(cost);
  await look(page, 'move-gap');
  await page.getByRole('button', { name: 'Continue with these records' }).click();
  await page.getByText('Amelia Okafor').click();
  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible();
  await expect(page.getByText(before.number).first()).toBeVisible();
  await service.stop();
  rmSync(folder, { recursive: true });
});
