/** Erasing a customer of a connected studio: on the screen to the last backup, what stays with its date, and no byte afterwards. */
import type { Page } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { modePaths } from '../../../electron/paths.ts';
import { readRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { searchStudio } from '../../support/customers/search-studio.ts';
import { handClock } from '../../support/kiosk/hand-clock.ts';
import type { KioskClient } from '../../support/kiosk/kiosk-client.ts';
import { unlock } from '../../support/kiosk/supervisor.ts';
import { workUntil } from '../../support/kiosk/staff-robot.ts';
import { spellingsOfText } from '../../support/service/needles.ts';
import { openSettings, supervisorPin } from '../support/account.ts';
import { look } from '../support/looks.ts';
import { expect, test } from '../support/own-account.ts';
import { portraitFile } from '../support/sitters.ts';
import { Spoken } from '../support/spoken.ts';

const hourMs = 60 * 60 * 1000;
const backups = 8;
const clock = handClock(new Date(Date.now() - backups * hourMs).toISOString());
test.use({ clock });
test.setTimeout(180_000);

/** Serves a customer to the end. */
async function sell(client: KioskClient, customer: string, phone: string, shot: Uint8Array) {
  const job = { customer, phone, email: '', specCode: 'uk-passport', shot };
  const started = { previews: 0, finals: 0, prints: 0 };
  return workUntil(client, await client.call('createOrder'), { ...job, started });
}

/** Waits until the backup of this time is made. */
async function backedUp(client: KioskClient): Promise<void> {
  const at = clock.now().toISOString();
  for (;;) {
    const { backups: view } = await client.call('kioskStatus');
    if (view?.last?.at === at && !view.running) return;
    await sleep(20);
  }
}

/** Collects the lines of the page about backups that are still to be written anew. */
async function watchProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenProgress: seen });
    new MutationObserver(() => {
      const [line = ''] = /Earlier backups to go: \d+/.exec(document.body.textContent) ?? [];
      if (line !== '' && seen.at(-1) !== line) seen.push(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { readonly seenProgress: string[] }).seenProgress);
}

test('a customer is erased with the backups in sight, and is in no file afterwards', async ({
  page,
  client,
  studio,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-backups-'));
  await client.call('addStaff', { name: 'Asha', role: 'supervisor', pin: supervisorPin });
  const portrait = readFileSync(portraitFile());
  const order = await sell(client, 'Zofia Quillonby', '07700 900412', portrait);
  await sell(client, 'Amelia Okafor', '020 7946 0000', portrait);
  await client.call('chooseBackupFolder', { folder });
  await backedUp(client);
  for (let made = 1; made < backups; made += 1) {
    clock.pass(hourMs);
    await client.call('backUpNow');
    await backedUp(client);
  }
  clock.pass(hourMs);
  await unlock(client, supervisorPin);
  const needles = new Map([
    ['the name', spellingsOfText('illonby')],
    ['the phone', spellingsOfText('7700900412')],
    ['the code', spellingsOfText(order.photos[0]?.code?.code ?? '')],
  ]);
  const dataKey = readRecoveryKey(await client.call('recoveryKey'));
  if (typeof dataKey === 'string') throw new Error(dataKey);
  const { records } = modePaths(studio.dataDir, 'account');
  const search = (folders: readonly string[]) => searchStudio({ folders, records, dataKey }, needles);
  const namesIn = (found: readonly string[]) =>
    [...new Set(found.map((each) => each.slice(each.indexOf(': ') + 2)))].toSorted();
  for (const searched of [studio.dataDir, folder])
    expect(namesIn((await search([searched])).found)).toEqual([...needles.keys()].toSorted());

  const other = await page.context().newPage();
  await other.goto(await studio.address());
  await openSettings(other, 'Erased customers');
  await expect(other.getByText('No customer was erased')).toBeVisible();
  const progress = await watchProgress(other);
  await page.keyboard.press('u');
  await page.getByLabel(/^Find a customer/).fill('quil');
  await page.keyboard.press('Enter');
  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('button', { name: 'Erase customer' }));
  const dialog = page.getByRole('dialog', { name: 'Erase Zofia Quillonby' });
  await expect(dialog).toContainText('The photo service got 2 requests with a picture, the last on');
  await expect(dialog).toContainText(`Backups in ${folder}, the last one of`);
  await look(page, 'erase-connected');
  await spoken.goTo(dialog.locator('button.hold'));
  await spoken.listen();
  await page.keyboard.down('Space');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.up('Space');
  const foundNow = page.getByRole('region', { name: 'Customers found' });
  await expect(foundNow).toContainText('Nobody matches “quil”');
  expect(await spoken.record()).toMatchSnapshot('erase-customer.txt');

  const all = `Erased from all ${String(backups + 1)} backups in ${folder}.`;
  await expect(other.getByText(all)).toBeVisible({ timeout: 60_000 });
  const seen = (await progress()).map((line) => Number(/\d+$/.exec(line)?.[0]));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  await expect(other.getByRole('checkbox', { name: /^The photo service got 2 requests/ })).toBeVisible();
  await look(other, 'erased-connected');
  await other.getByRole('checkbox', { name: /^The photo service got 2 requests/ }).press('Space');
  await expect(other.getByText(/^Done on .*, noted by Asha\.$/)).toBeVisible();
  await other.close();
  await page.getByLabel(/^Find a customer/).fill('quil');
  await expect(foundNow).toContainText('Nobody matches “quil”');
  const { found, files, unopened } = await search([studio.dataDir, folder]);
  expect([found, unopened]).toEqual([[], []]);
  expect(files).toBeGreaterThan(backups);
  rmSync(folder, { recursive: true });
});
