/** The end of a day: a sale, cash that is paid in, the count, and what is exported. */
import { readFileSync } from 'node:fs';
import { openAtPayment } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

test('a cash sale is counted, closed once, and exported for accounting', async ({ page }) => {
  await openAtPayment(page);
  await page.getByRole('group', { name: 'Payment' }).getByRole('button', { name: 'Cash' }).click();
  await page.getByLabel('Cash given').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 60_000 });
  // On a busy machine, this would be said once the record has begun.
  await expect(page.getByRole('log').getByText('Ready to save')).toBeAttached();

  const spoken = await Spoken.in(page);
  await spoken.goTo(page.getByRole('link', { name: 'Day' }));
  await spoken.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay in…' })).toBeVisible();
  await spoken.goTo(page.getByRole('button', { name: 'Pay in…' }));
  await spoken.press('Enter');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await spoken.type('50');
  await spoken.press('Tab');
  await spoken.type('Change from the bank');
  await spoken.press('Enter');
  await expect(page.getByRole('row', { name: 'Should be in the till £62.00' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await spoken.goTo(nextStep(page, /^Count the cash/));
  await spoken.press('Enter');
  await expect(page.getByLabel('Counted cash')).toBeFocused();
  await spoken.type('60');
  await spoken.press('ControlOrMeta+a');
  await spoken.type('62');
  await spoken.press('Tab');
  await spoken.press('ControlOrMeta+a');
  await spoken.type('50');
  await expect(page.getByText('No difference')).toBeVisible();
  await spoken.press('Enter');

  await expect(page.getByRole('heading', { name: 'Closing 1' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Taken out of the till £12.00' })).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('end-of-day.txt');
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
