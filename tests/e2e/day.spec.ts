/** The end of a day: a sale, cash that is paid in, the count, and what is exported. */
import { readFileSync } from 'node:fs';
import { openAtPayment } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { expect, test } from './support/test.ts';

test('a cash sale is counted, closed once, and exported for accounting', async ({ page }) => {
  await openAtPayment(page);
  await page.getByRole('group', { name: 'Payment' }).getByRole('button', { name: 'Cash' }).click();
  await page.getByLabel('Cash given').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Day' }).click();
  await page.getByRole('button', { name: 'Pay in…' }).click();
  await page.getByLabel('Amount').fill('50');
  await page.getByLabel('Reason').fill('Change from the bank');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Should be in the till £62.00' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Counted cash').fill('62');
  await page.getByLabel('Stays in the till').fill('50');
  await expect(page.getByText('No difference')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Closing 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Taken out of the till £12.00' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toMatch(/,sale,.*,20,12\.00,2\.00,10\.00,GBP,\r\n/);
  expect(csv).toMatch(/,pay-in,,,Change from the bank,cash,,,50\.00,,,GBP,\r\n/);

  await page.getByRole('link', { name: 'Not closed yet' }).click();
  await expect(page.getByRole('row', { name: 'Should be in the till £50.00' })).toBeVisible();
  await expect(page.getByText('Nothing was sold yet.')).toBeVisible();
  await expect(nextStep(page, /^Count the cash/)).toBeVisible();
});
