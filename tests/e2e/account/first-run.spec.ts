/** The first run of a studio with an account, with nothing left out but the camera: its recovery key is printed, and typed from the paper. */
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
import { exactReading, paperRow, typeReading } from '../support/print-shop.ts';
import { portraitFile } from '../support/sitters.ts';
import { Spoken } from '../support/spoken.ts';
import { expect, test as base } from '../support/test.ts';

/** A new kiosk beside an office printer, and a service at which the studio has its account. */
const test = base.extend<{ readonly lab: PrintLab; readonly service: string; readonly backups: string }>({
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
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  backups: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-e2e-backups-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
test.use({ isFirstRun: true });
test.skip(!hasCups, 'no spooler can be started here: cupsd is needed');
test.setTimeout(180_000);

test('a studio with an account is set up with the keyboard, and only typing its recovery key from the paper proves it', async ({
  page,
  lab,
  service,
  backups,
}) => {
  const step = (title: string) => page.getByRole('region', { name: title, exact: true });
  const enter = (): Promise<void> => page.keyboard.press('Enter');
  const client = await clientOfPage(page);
  const provenAt = async () => (await client.call('settings')).recoveryKeyProvenAt;
  await expect(step('Language')).toBeVisible();
  await enter();
  await step('Studio').getByLabel('Name', { exact: true }).fill('Photo Rossi');
  await page.getByLabel('Address').fill('14 Harbour Street, Bristol');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a logo…' }).press('Enter');
  await (await chooser).setFiles(portraitFile());
  await expect(page.getByRole('img', { name: 'Logo of the studio' })).toBeVisible();
  await nextStep(page, /^Save and continue/).press('Enter');

  await page.getByRole('button', { name: 'Add the first supervisor' }).press('Enter');
  const person = page.getByRole('dialog', { name: 'Add a person' });
  await person.getByLabel('Name').fill('Asha');
  await person.getByLabel('New PIN').fill(supervisorPin);
  await person.getByLabel('Repeat the PIN').fill(supervisorPin);
  await enter();
  await expect(person).toBeHidden();
  await nextStep(page, /^Continue/).press('Enter');

  await page.getByRole('radio', { name: 'Another region' }).press('Space');
  await page.getByLabel('Service address').fill(service);
  await page.getByLabel('API key').fill('practice');
  await page.getByLabel('API secret').fill('practice');
  await nextStep(page, /^Test and save/).press('Enter');
  await expect(step('Camera')).toBeVisible();
  await expect(page.getByText('PRACTICE', { exact: true })).toHaveCount(0);
  await nextStep(page, /^Continue/).press('Enter');

  await step('Printers')
    .getByRole('link', { name: /^Office/ })
    .press('Enter');
  await page.getByRole('link', { name: /^Calibrate: A4/ }).press('Enter');
  await expect(nextStep(page, /^Print the sheet/)).toBeEnabled();
  await enter();
  await expect(page.getByRole('main').getByText('The sheet: Printed')).toBeVisible();
  await typeReading(page, await exactReading(page));
  await enter();
  await expect(page.getByRole('heading', { name: /^Approved: exact to 0\smm/ })).toBeVisible();
  await enter();
  await expect(paperRow(page, /^A4/)).toContainText('Approved');
  await page.keyboard.press('Escape');
  await expect(step('Printers')).toBeVisible();
  await nextStep(page, /^Continue/).press('Enter');
  await page.getByLabel('Printer for receipts and closings').selectOption('cups:Office');
  await page.getByLabel('Paper for receipts').selectOption('a4');
  await nextStep(page, /^Save and continue/).press('Enter');

  await expect(step('Recovery key')).toContainText('Not proven yet');
  await expect(nextStep(page, /^Skip for now/)).toBeVisible();
  await look(page, 'first-run-recovery');
  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('button', { name: 'Show recovery key' }));
  const shown = page.getByRole('dialog', { name: 'The recovery key' });
  await spoken.use(shown.getByRole('button', { name: 'Print recovery key' }));
  await expect(shown).toContainText('Sent to Office.');
  await look(page, 'first-run-recovery-printed');
  const { bytes: paper } = await lab.arrived(await lab.lastJob());
  const typed = await keyTypedFrom(paper);
  expect(typed).toMatch(/^(?:[0-9A-Z]{4} ){13}[0-9A-Z]{4}$/);

  await expect(nextStep(page, /^I have it on paper/)).toBeFocused();
  await spoken.press('Enter');
  const prove = page.getByRole('dialog', { name: 'Type the recovery key' });
  const field = prove.getByLabel('Recovery key');
  await expect(field).toBeFocused();
  await spoken.type(writeRecoveryKey(new Uint8Array(32)));
  await spoken.press('Enter');
  await expect(prove).toContainText('This recovery key does not open the records on this computer.');
  expect(await spoken.record()).toMatchSnapshot('first-run-recovery-key.txt');
  expect(await provenAt()).toBeNull();
  for (const [wrong, complaint] of [
    [typed.slice(0, -5), 'Characters are missing'],
    [typed.replace(/^./, (first) => (first === '7' ? '8' : '7')), 'At least one character is wrong.'],
  ] as const) {
    await field.fill(wrong);
    await enter();
    await expect(prove).toContainText(complaint);
    expect(await provenAt()).toBeNull();
  }
  // The field shows only a part of the key: below it is the whole key in groups, as on the paper.
  await expect(prove.locator('.groups span')).toHaveCount(14);
  await look(page, 'first-run-recovery-wrong');
  await field.fill(typed.toLowerCase().replaceAll(' ', '-'));
  await enter();
  await expect(prove).toBeHidden();
  await expect(step('Recovery key')).toContainText('Typed correctly on');
  expect(await provenAt()).not.toBeNull();

  await nextStep(page, /^Continue/).press('Enter');
  await nextStep(page, /^Continue/).press('Enter');
  await page.getByLabel('Folder for backups').fill(backups);
  await enter();
  await expect(step('E-mail')).toBeVisible();
  await page.getByLabel('Server').fill('mail.rossi.example');
  await page.getByLabel('User name').fill('shop@rossi.example');
  await page.getByLabel('Sender’s address').fill('shop@rossi.example');
  await enter();
  await expect(page.getByText('Set-up: 10 of 11 steps done').last()).toBeVisible();
  await look(page, 'first-run-account-end');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  await expect(page.getByText('PRACTICE', { exact: true })).toHaveCount(0);
  // The account came after the studio's details, and has them too.
  expect(await client.call('settings')).toMatchObject({
    ...{ studioName: 'Photo Rossi', studioAddress: '14 Harbour Street, Bristol' },
    mail: { host: 'mail.rossi.example', user: 'shop@rossi.example' },
  });
  expect(await client.call('logo')).not.toBeNull();
  expect((await client.call('kioskStatus')).backups).toMatchObject({ folder: backups });
});
