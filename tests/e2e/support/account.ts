/** Sets up the account and the first supervisor, as a person at the counter does. */
import { expect, type Page } from '@playwright/test';
import { nextStep } from './order.ts';

export const supervisorPin = '4711';

export interface Account {
  readonly baseUrl: string;
  readonly key: string;
  readonly secret: string;
}

export async function openSettings(page: Page, section: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: section, exact: true })
    .click();
  await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
}

/** Adds the first supervisor, from any section of the settings. This also unlocks the settings. */
export async function addSupervisor(page: Page, pin = supervisorPin): Promise<void> {
  await page.getByRole('button', { name: 'Set up staff', exact: true }).click();
  await page.getByRole('button', { name: 'Add the first supervisor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByLabel('New PIN').fill(pin);
  await dialog.getByLabel('Repeat the PIN').fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/^Settings unlocked\./)).toBeVisible();
}

/** Types the PIN as a person does; the test decides whether it is right. */
export async function enterPin(page: Page, pin = supervisorPin): Promise<void> {
  await page.getByRole('dialog', { name: 'Unlock the settings' }).getByLabel('Supervisor’s PIN').fill(pin);
  await page.keyboard.press('Enter');
}

/** Fills in the account and tests it; the test checks the outcome. Adds a supervisor when there is none. */
export async function tryAccount(page: Page, account: Account): Promise<void> {
  await openSettings(page, 'Account');
  const setting = page.getByRole('button', { name: 'Set up staff', exact: true });
  await expect(setting.or(page.getByRole('button', { name: 'Lock the settings' }))).toBeVisible();
  if (await setting.isVisible()) {
    await addSupervisor(page);
    await openSettings(page, 'Account');
  }
  await page.getByRole('radio', { name: 'Another region' }).check();
  await page.getByLabel('Service address').fill(account.baseUrl);
  await page.getByLabel('API key').fill(account.key);
  await page.getByLabel('API secret').fill(account.secret);
  await nextStep(page, /^Test and save/).click();
}

/** Connects the account and goes back to the desk. */
export async function connectAccount(page: Page, account: Account): Promise<void> {
  await tryAccount(page, account);
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();
}
