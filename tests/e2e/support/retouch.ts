/** A person's actions in the retouch session. */
import { expect, type Locator, type Page } from '@playwright/test';
import { nextStep } from './order.ts';

/** Both pictures are there and drawn. */
export const compareReady = (page: Page): Locator => page.locator('[data-compare][data-state=ready]');

export const versions = (page: Page): Locator =>
  page.getByRole('group', { name: 'Versions' }).getByRole('radio');

export async function openRetouchList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Retouch', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Retouch', level: 1 })).toBeVisible();
}

/** Puts a picture file in a session of its own; what becomes of it is for the test to say. */
export async function startFromFile(page: Page, file: string): Promise<void> {
  await nextStep(page, /^Choose a picture/).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the picture to retouch' });
  await dialog.getByRole('radio', { name: 'A file' }).check();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

/** A session of its own with this picture on it. */
export async function sessionFromFile(page: Page, file: string): Promise<void> {
  await openRetouchList(page);
  await startFromFile(page, file);
  await expect(page.getByRole('heading', { name: 'Choose a tool' })).toBeVisible();
  await expect(compareReady(page)).toBeVisible();
}

/** Selects a tool. */
export const takeTool = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
