import { expect, type Locator, type Page } from '@playwright/test';
import { openSettings } from './account.ts';

/** Displays that studios turn towards their customers: large, small, and on its side. */
export const customerDisplays = [
  { width: 1280, height: 800 },
  { width: 1024, height: 600 },
  { width: 800, height: 1280 },
];

/** Toggles the box. Its label covers it, so that the whole row is the target. */
export const switchCustomerScreen = (page: Page): Promise<void> =>
  page.getByText('Show the customer’s screen', { exact: true }).click();

/** Switches the customer's screen on and opens it, as staff do in a browser. Returns to the desk. */
export async function openCustomerScreen(page: Page): Promise<Page> {
  await openSettings(page, 'Customer’s screen');
  await switchCustomerScreen(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Open the customer’s screen' }).click();
  const customer = await opened;
  await expect(
    page.getByRole('main').getByText('The customer’s screen is open', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.bringToFront();
  return customer;
}

/** Returns the current scene of the customer's page: `idle`, `posing` or `approval`. */
export const sceneOf = (customer: Page): Locator => customer.getByRole('main');

/** Expects the screen to show only the studio's name. */
export async function expectIdle(customer: Page, timeout = 20_000): Promise<void> {
  await expect(sceneOf(customer)).toHaveAttribute('data-scene', 'idle', { timeout });
  await expect(customer.getByRole('heading', { name: 'Our studio' })).toBeVisible();
  expect(await customer.locator('img, video, button').count()).toBe(0);
  expect(await sceneOf(customer).innerText()).toBe('Our studio');
}
