/** A person's actions for headshots and with the picture picker. */
import { expect, type Locator, type Page } from '@playwright/test';
import { nextStep } from './order.ts';

/** The practice service draws and checks every picture. */
export const making = { timeout: 90_000 };

/** Picks a picture file in the open dialog; the test checks the outcome. */
export async function pickFile(page: Page, file: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'A file' }).check();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

export async function openHeadshots(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Headshots', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Headshots', level: 1 })).toBeVisible();
}

/** Returns the pictures of the contact sheet. */
export const tiles = (page: Page): Locator =>
  page.getByRole('button', { name: /^Headshot \d+, not an ID photo, enlarge/ });

/** Sets one picture with the shortest work, whatever was set before. */
export async function askForOne(page: Page): Promise<void> {
  await page.getByLabel('Pictures', { exact: true }).fill('1');
  await page.keyboard.press('Tab');
  await nextStep(page, /^Make 1 headshot · 1 credit/).click();
}
