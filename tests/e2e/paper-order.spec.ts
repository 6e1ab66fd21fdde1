/**
 * Paper with a kiosk of its own behind it: a sheet is printed as it was laid out by hand, and two customers share a
 * sheet.
 */
import type { Page } from '@playwright/test';
import { openAtHandover } from './support/begun-order.ts';
import { nextStep, orderOnDesk } from './support/order.ts';
import { expect, test } from './support/test.ts';

const photos = (page: Page, words = '') =>
  page.getByRole('button', { name: new RegExp(`^Photo \\d+ of \\d+: ${words}`) });
const printed = (page: Page) => page.getByText('Saved as PDF', { exact: true });

test('a sheet that was laid out by hand is printed and saved unchanged', async ({ page }) => {
  await openAtHandover(page, { customer: 'Tom Ashworth' });
  await page.getByRole('button', { name: 'Layout' }).click();
  await expect(photos(page)).toHaveCount(8);

  await photos(page).last().focus();
  await page.keyboard.press('Delete');
  await expect(photos(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Photos' })).toHaveValue('7');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save files…' }).click();
  await page.getByRole('button', { name: 'Save the sheet JPEG' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);

  await nextStep(page, /^Save the sheet as PDF/).click();
  await expect(printed(page)).toBeVisible();
});

test('two customers share one sheet, and it appears in both orders', async ({ page }) => {
  await openAtHandover(page, { customer: 'Grace Hartley' });
  await page.getByRole('link', { name: 'Desk' }).click();
  await openAtHandover(page, { customer: 'Tom Ashworth' });

  await page.getByRole('button', { name: 'Layout' }).click();
  await page.getByRole('button', { name: 'Add another customer’s photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another customer’s photo' });
  await dialog.getByRole('button', { name: /Grace Hartley/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(photos(page, '.*Grace Hartley')).toHaveCount(4);
  await expect(photos(page, '.*Tom Ashworth')).toHaveCount(4);
  await nextStep(page, /^Save the sheet as PDF/).click();
  await expect(printed(page)).toBeVisible();
  await expect(page.getByText(/^With photos of order/)).toBeVisible();

  await page.getByRole('link', { name: 'Desk' }).click();
  await orderOnDesk(page, 'Grace Hartley').click();
  await expect(page.getByText(/^With photos of order/)).toBeVisible();
  await expect(printed(page)).toBeVisible();
});
