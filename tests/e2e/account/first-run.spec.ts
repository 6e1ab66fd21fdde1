/** The first run of a studio with an account: its recovery key is printed, and typed from the paper. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { keyTypedFrom } from '../../support/printing/papers.ts';
import { hasCups, startPrintLab, type PrintLab } from '../../support/printing/print-lab.ts';
import { supervisorPin } from '../support/account.ts';
import { clientOfPage } from '../support/begun-order.ts';
import { look } from '../support/looks.ts';
import { nextStep } from '../support/order.ts';
import { expect, test as base } from '../support/test.ts';

/** A new kiosk beside an office printer, and a service at which the studio has its account. */
const test = base.extend<{ readonly lab: PrintLab; readonly service: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  lab: async ({}, use) => {
    const usual = process.env['CUPS_SERVER'];
    const lab = await startPrintLab();
    await lab.addQueue('Office', { media: [{ name: 'A4', size: [595.28, 841.89] }] });
    process.env['CUPS_SERVER'] = lab.server;
    await use(lab);
    if (usual === undefined) delete process.env['CUPS_SERVER'];
    else process.env['CUPS_SERVER'] = usual;
    await lab.stop();
  },
  service: async ({ practice }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headroom-service-'));
    const { baseUrl, stop } = await practice.launch({ dataDir });
    await use(baseUrl);
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});
test.use({ isFirstRun: true });
test.skip(!hasCups, 'no spooler can be started here: cupsd is needed');
test.setTimeout(180_000);

test('the recovery key is printed in the first run, and only typing it from the paper proves it', async ({
  page,
  lab,
  service,
}) => {
  const step = (title: string) => page.getByRole('region', { name: title, exact: true });
  const client = await clientOfPage(page);
  const provenAt = async () => (await client.call('settings')).recoveryKeyProvenAt;
  await expect(step('Language')).toBeVisible();
  await page.keyboard.press('Enter');
  await step('Studio').getByLabel('Name', { exact: true }).fill('Photo Rossi');
  await nextStep(page, /^Save and continue/).click();

  await page.getByRole('button', { name: 'Add the first supervisor' }).click();
  const person = page.getByRole('dialog', { name: 'Add a person' });
  await person.getByLabel('Name').fill('Asha');
  await person.getByLabel('New PIN').fill(supervisorPin);
  await person.getByLabel('Repeat the PIN').fill(supervisorPin);
  await page.keyboard.press('Enter');
  await expect(person).toBeHidden();
  await nextStep(page, /^Continue/).click();

  await page.getByRole('radio', { name: 'Another region' }).check();
  await page.getByLabel('Service address').fill(service);
  await page.getByLabel('API key').fill('practice');
  await page.getByLabel('API secret').fill('practice');
  await nextStep(page, /^Test and save/).click();
  await expect(step('Camera')).toBeVisible();
  await expect(page.getByText('PRACTICE', { exact: true })).toHaveCount(0);
  await nextStep(page, /^Continue/).click();
  await expect(step('Printers')).toBeVisible();
  await nextStep(page, /^Skip for now/).click();
  await page.getByLabel('Printer for receipts and closings').selectOption('cups:Office');
  await page.getByLabel('Paper for receipts').selectOption('a4');
  await nextStep(page, /^Save and continue/).click();

  await expect(step('Recovery key')).toContainText('Not proven yet');
  await expect(nextStep(page, /^Skip for now/)).toBeVisible();
  await look(page, 'first-run-recovery');
  await page.getByRole('button', { name: 'Show recovery key' }).click();
  const shown = page.getByRole('dialog', { name: 'The recovery key' });
  await shown.getByRole('button', { name: 'Print recovery key' }).click();
  await expect(shown).toContainText('Sent to Office.');
  await look(page, 'first-run-recovery-printed');
  const { bytes: paper } = await lab.arrived(await lab.lastJob());
  const typed = await keyTypedFrom(paper);
  expect(typed).toMatch(/^(?:[0-9A-Z]{4} ){13}[0-9A-Z]{4}$/);

  await page.keyboard.press('Enter');
  const prove = page.getByRole('dialog', { name: 'Type the recovery key' });
  const field = prove.getByLabel('Recovery key');
  for (const [wrong, complaint] of [
    [typed.slice(0, -5), 'Characters are missing'],
    [typed.replace(/^./, (first) => (first === '7' ? '8' : '7')), 'At least one character is wrong.'],
    [writeRecoveryKey(new Uint8Array(32)), 'This recovery key does not open the records on this computer.'],
  ] as const) {
    await field.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(prove).toContainText(complaint);
    expect(await provenAt()).toBeNull();
  }
  // The field shows only a part of the key: below it is the whole key in groups, as on the paper.
  await expect(prove.locator('.groups span')).toHaveCount(14);
  await look(page, 'first-run-recovery-wrong');
  await field.fill(typed.toLowerCase().replaceAll(' ', '-'));
  await page.keyboard.press('Enter');
  await expect(prove).toBeHidden();
  await expect(step('Recovery key')).toContainText('Typed correctly on');
  expect(await provenAt()).not.toBeNull();

  await nextStep(page, /^Continue/).click();
  await nextStep(page, /^Continue/).click();
  await expect(step('Backups')).toBeVisible();
  await nextStep(page, /^Skip for now/).click();
  await expect(step('E-mail')).toBeVisible();
  await nextStep(page, /^Skip for now/).click();
  await expect(page.getByText('Set-up: 8 of 11 steps done').last()).toBeVisible();
  await look(page, 'first-run-account-end');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  await expect(page.getByText('PRACTICE', { exact: true })).toHaveCount(0);
});
