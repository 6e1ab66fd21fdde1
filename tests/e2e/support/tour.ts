/** A walk past the settings and the screens that only a real kiosk shows. */
import { expect, type Page } from '@playwright/test';

/** Called at each stop; leaves the page as it found it. */
export type Look = (screen: string) => Promise<void>;

const sections = [
  'Studio',
  'Prices',
  'Camera',
  'Camera’s folder',
  'Printing',
  'Printers',
  'Export',
  'Screen',
  'Customer’s screen',
  'Updates',
  'Keeping data',
  'Account',
  'Credit and status',
  'Photo service',
  'Photo checks',
  'Allowed edits',
  'Support',
  'About Headroom',
] as const;

/** Walks past the settings, the list of keys, codes before there are any, and the kiosk that is gone. */
export async function tourOfTheRest(page: Page, stopKiosk: () => Promise<void>, look: Look): Promise<void> {
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByText('No code has been given out yet')).toBeVisible();
  await look('codes-empty');
  await page.getByRole('link', { name: 'Prints' }).click();
  await expect(page.getByText('Nothing has been printed yet')).toBeVisible();
  await look('prints-empty');
  await page.getByRole('link', { name: 'Settings' }).click();
  for (const section of sections) {
    await page
      .getByRole('navigation', { name: 'Sections of the settings' })
      .getByRole('link', { name: section, exact: true })
      .click();
    await expect(page.getByRole('region', { name: section, exact: true })).toBeVisible();
    await look(`settings-${section.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')}`);
  }
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.goto(page.url().replace(/#.*/, '#/order/ord_00000000000000000000000000000000'));
  await expect(page.getByText('This is no longer there.')).toBeVisible();
  await look('order-not-there');
  await stopKiosk();
  await expect(page.getByText('The kiosk has stopped or was restarted')).toBeVisible();
  await look('kiosk-stopped');
}
