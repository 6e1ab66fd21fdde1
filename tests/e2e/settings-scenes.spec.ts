/** Sections of the settings in states that a fresh kiosk is not in, over the fixture: updates, rules of authorities, counters. */
import type { Page } from '@playwright/test';
import { look } from './support/looks.ts';
import { expect, test } from './support/scene-page.ts';

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
  await page.getByRole('button', { name: 'Go back to 0.0.9' }).click();
  await expect(page.getByRole('dialog')).toContainText('261126-012');
  await look(page, 'scene-updates-back');
});

test('a file of newer rules is whole and accessible, and so is one that is refused', async ({
  page,
  openScene,
}) => {
  await openScene('?studio=unlocked#/settings/rules');
  await page.getByRole('button', { name: 'Update from a file…' }).click();
  await chooseFile(page, '');
  await expect(page.getByRole('alert')).toContainText('is not signed by Headroom’s publisher');
  await look(page, 'scene-rules-refused');
  await chooseFile(page, '{}');
  await expect(page.getByRole('button', { name: 'Apply these rules' })).toBeVisible();
  await look(page, 'scene-rules-file');
});

test('the preview of another counter’s file is whole and accessible', async ({ page, openScene }) => {
  await openScene('?studio=unlocked#/settings/counters');
  await page.getByRole('button', { name: 'Set up from a file…' }).click();
  await chooseFile(page, '{}');
  await expect(page.getByRole('button', { name: 'Set up this counter' })).toBeVisible();
  await look(page, 'scene-counters-file');
});
