/**
 * Demands of a document's authority: no print, no edits. They are shown before the sale, and overridden only in
 * writing.
 */
import type { Page } from '@playwright/test';
import { openSettings, addSupervisor, supervisorPin } from './support/account.ts';
import { openWithPreview, openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { choosePayment, getPreview, nextStep } from './support/order.ts';
import { compareReady, takeTool } from './support/retouch.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

/** From the taken shot to its retouch session, and an AI edit of it. */
async function editTheShot(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Retouch' }).first().click();
  await expect(compareReady(page)).toBeVisible();
  await takeTool(page, 'AI edit');
  await nextStep(page, /^AI edit · 1 credit/).click();
  await expect(page.getByRole('radio', { name: /^1 · AI edit/ })).toBeChecked({ timeout: 60_000 });
}

test('a German passport photo is sold only when the customer knows that no print is accepted', async ({
  page,
}) => {
  const inspector = page.getByRole('complementary', { name: 'About this order' });
  const notice = 'German passport: no print is accepted';
  await openWithPreview(page, { customer: 'Jürgen Weiß', specCode: 'de-passport' });
  await nextStep(page, /^Use this photo/).click();

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('main').getByText(notice)).toBeVisible();
  await expect(nextStep(page, /^They know, and want it for another use$/)).toBeEnabled();
  await expect(nextStep(page, /^Choose payment/)).toHaveCount(0);
  await look(page, 'policy-payment');
  await nextStep(page, /^They know/).click();

  await expect(inspector).toContainText('The customer knows, and wants it for another use.');
  await page.reload();
  await expect(inspector).toContainText('The customer knows, and wants it for another use.');
  await choosePayment(page);

  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 30_000 });
  await expect(inspector).toContainText(notice);
});

test('a locked document takes an edited picture only with a reason and the supervisor’s PIN', async ({
  page,
}) => {
  const { keyboard } = page;
  await openSettings(page, 'Allowed edits');
  await expect(page.getByText('No edited picture was allowed so far')).toBeVisible();
  await look(page, 'policy-log-empty');
  await addSupervisor(page);
  await page.getByRole('button', { name: 'Lock the settings' }).click();
  await page.getByRole('link', { name: 'Desk' }).click();

  await openWithShot(page, { customer: 'Zofia Żółć' });
  await editTheShot(page);
  await expect(page.getByText('UK passport, printed photo: no edited pictures')).toBeVisible();
  await expect(page.getByText(/^Source: the UK’s passport photo rules as copied at gov\.tc/)).toBeVisible();
  await nextStep(page, /^Use for UK passport, printed photo/).click();

  const dialog = page.getByRole('dialog', { name: 'Use an edited picture for UK passport, printed photo?' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.type('For a club card, not for an application');
  await look(page, 'policy-override');
  await keyboard.press('Enter');

  const unlock = page.getByRole('dialog', { name: 'Unlock the settings' });
  await expect(unlock).toContainText('Only a supervisor may allow an edited picture.');
  await unlock.getByLabel('Supervisor’s PIN').fill('0000');
  await keyboard.press('Enter');
  await expect(unlock.getByText(/^Wrong PIN/)).toBeVisible();
  await unlock.getByLabel('Supervisor’s PIN').fill(supervisorPin);
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('In use for UK passport, printed photo')).toBeVisible();

  await nextStep(page, /^Back to the order/).click();
  await expect(page.getByText('Retouched: AI edit')).toBeVisible();
  await getPreview(page);
  await expect(page.getByText('Retouched: AI edit')).toBeVisible();

  await openSettings(page, 'Allowed edits');
  const row = page.getByRole('row', { name: /UK passport, printed photo/ });
  await expect(row).toContainText('For a club card, not for an application');
  await expect(row).toContainText('Asha');
  await look(page, 'policy-log');
});
