/** Sections of the settings in states that a fresh kiosk is not in, over the fixture: updates, rules of authorities, counters. */
import type { Page } from '@playwright/test';
import { look } from './support/looks.ts';
import { expect, test } from './support/scene-page.ts';
import { Spoken } from './support/spoken.ts';
import { t } from './support/words.ts';

async function chooseFile(page: Page, content: string): Promise<void> {
  const file = { name: 'headroom.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.locator('dialog input[type=file]').setInputFiles(file);
}

for (const [name, where] of [
  ['updates-refused', '?studio=updates-refused#/settings/updates'],
  ['updates-staged', '?studio=updates-staged#/settings/updates'],
  ['rules', '?studio=unlocked#/settings/rules'],
  ['counters', '?studio=counters#/settings/counters'],
] as const) {
  test(`the scene ${name} is whole and accessible`, async ({ page, openScene }) => {
    await openScene(where);
    await expect(page.locator('.state, .box, tbody').first()).toBeVisible();
    await look(page, `scene-${name}`);
  });
}

test('going back to the version before an update is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=updates-back#/settings/updates');
  await page.getByRole('button', { name: t('settings.updates.goBack', { version: '0.0.9' }) }).click();
  await expect(page.getByRole('dialog')).toContainText('261126-012');
  await look(page, 'scene-updates-back');
});

test('a file of newer rules is whole and accessible, and so is one that is refused', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=unlocked#/settings/rules');
  await page.getByRole('button', { name: t('settings.rules.open') }).click();
  await chooseFile(page, '');
  await expect(page.getByRole('alert')).toContainText(t('settings.rules.troubles.signature'));
  await look(page, 'scene-rules-refused');
  await chooseFile(page, '{}');
  await expect(page.getByRole('button', { name: t('settings.rules.apply') })).toBeVisible();
  await look(page, 'scene-rules-file');
});

test('the preview of another counter’s file is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=unlocked#/settings/counters');
  await page.getByRole('button', { name: t('settings.counters.open') }).click();
  await chooseFile(page, '{}');
  await expect(page.getByRole('button', { name: t('settings.counters.apply') })).toBeVisible();
  await look(page, 'scene-counters-file');
});

test('updates, the account’s status, the support file and a rules file are said as they are used', async ({
  context,
  sceneAddress,
}) => {
  const page = await context.newPage();
  await page.goto(`${sceneAddress}?studio=updates-staged#/settings/updates`);
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: 'Install 0.2.0' })).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('button', { name: 'Install 0.2.0' }));
  await expect(dialog.getByLabel('Supervisor’s PIN')).toBeFocused();
  await spoken.type('0000');
  await spoken.press('Enter');
  await expect(dialog.getByText(/^Wrong PIN/)).toBeVisible();
  await spoken.type('4711');
  await spoken.press('Enter');
  await expect(dialog).toBeHidden();
  await spoken.use(page.getByRole('button', { name: 'Later' }));
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);
  await spoken.use(page.getByRole('button', { name: 'Install 0.2.0' }));
  await expect(dialog.getByRole('button', { name: 'Install now' })).toBeVisible();
  await spoken.press('Escape');
  await spoken.use(page.getByRole('button', { name: 'Go back to 0.0.9' }));
  await expect(dialog.getByRole('button', { name: 'Go back now' })).toBeEnabled();
  await spoken.press('Escape');
  await spoken.use(page.getByRole('button', { name: 'Look for updates' }));

  await spoken.use(page.getByRole('link', { name: 'Credit and status' }));
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await spoken.use(page.getByRole('button', { name: 'Check again' }));
  await expect(page.getByText(/^Checked at/)).toBeVisible();

  await spoken.use(page.getByRole('link', { name: 'Support' }));
  await expect(page.getByRole('button', { name: 'Save the support file' })).toBeEnabled();
  await spoken.use(page.getByRole('button', { name: 'Make it anew' }));
  await expect(page.getByRole('button', { name: 'Save the support file' })).toBeEnabled();
  const saved = page.waitForEvent('download');
  await spoken.use(page.getByRole('button', { name: 'Save the support file' }));
  await saved;

  await spoken.use(page.getByRole('link', { name: 'Rules of authorities' }));
  await spoken.use(page.getByRole('button', { name: 'Update from a file…' }));
  await expect(dialog).toBeVisible();
  await chooseFile(page, '');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await spoken.listen();
  await chooseFile(page, '{}');
  await expect(dialog.getByRole('button', { name: 'Apply these rules' })).toBeEnabled();
  await spoken.use(dialog.getByRole('button', { name: 'Apply these rules' }));
  await expect(
    page.getByRole('main').getByText(/^Edition 2 of .*, from a file that was applied on/),
  ).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('settings.txt');
  await page.close();
});
