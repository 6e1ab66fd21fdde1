/**
 * Demands of a document's authority: no print, no edits. They are shown before the sale, and overridden only in
 * writing.
 */
import type { Page } from '@playwright/test';
import { openSettings, setPin, supervisorPin } from './support/account.ts';
import { openWithPreview, openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import {
  choosePayment,
  getPreview,
  nameCustomer,
  nextStep,
  startOrder,
  stepHere,
  takePhoto,
} from './support/order.ts';
import { compareReady, takeTool } from './support/retouch.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

/** From the taken shot to its retouch session, and an AI edit of it. */
async function editTheShot(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Retouch' }).first().click();
  await expect(compareReady(page)).toBeVisible();
  await takeTool(page, 'AI edit');
  await nextStep(page, /^AI edit · 1 paid call/).click();
  await expect(page.getByRole('radio', { name: /^1 · AI edit/ })).toBeChecked({ timeout: 60_000 });
}

test('by keyboard: a German passport photo is sold only when the customer knows that no print is accepted', async ({
  page,
}) => {
  const { keyboard } = page;
  const inspector = page.getByRole('complementary', { name: 'About this order' });
  const notice = 'German passport: no print is accepted';

  await startOrder(page);
  await nameCustomer(page, 'Jürgen Weiß');
  await keyboard.type('german passport');
  const card = page.getByRole('option', { name: 'German passport' });
  await expect(card).toContainText('No prints accepted');
  await expect(inspector).toContainText(notice);
  await expect(inspector).toContainText(
    'Source: Germany’s Federal Ministry of the Interior: since 1 May 2025',
  );
  await look(page, 'policy-document');
  await keyboard.press('Enter');
  await takePhoto(page);
  await getPreview(page);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await expect(nextStep(page, /^They know, and want it for another use$/)).toBeEnabled();
  await expect(nextStep(page, /^Choose payment/)).toHaveCount(0);
  await look(page, 'policy-payment');
  await keyboard.press('Enter');

  await expect(inspector).toContainText('The customer knows, and wants it for another use.');
  await look(page, 'policy-payment-said');
  await page.reload();
  await expect(inspector).toContainText('The customer knows, and wants it for another use.');
  await choosePayment(page);

  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 30_000 });
  await expect(inspector).toContainText(notice);
});

test('another document can be chosen instead of one without prints', async ({ page }) => {
  await openWithPreview(page, { customer: 'Jürgen Weiß', specCode: 'de-passport' });
  await nextStep(page, /^Use this photo/).click();

  await page.getByRole('button', { name: 'Choose another document' }).click();
  await expect(page.getByRole('heading', { name: 'What is the photo for?' })).toBeVisible();
  await page.getByRole('option', { name: 'Schengen visa' }).click();
  await page.getByRole('button', { name: 'Remove German passport' }).click();
  const asked = page.getByRole('dialog', { name: /^Remove German passport from this order/ });
  await expect(asked).toContainText('1 preview');
  await asked.getByRole('button', { name: 'Remove German passport' }).click();
  await nextStep(page, /^Go to the shot/).click();
  await expect(nextStep(page, /^Get preview/)).toBeVisible();
});

test('a locked document takes an edited picture only with a reason and the supervisor’s PIN', async ({
  page,
}) => {
  const { keyboard } = page;
  await openSettings(page, 'Allowed edits');
  await expect(page.getByText('No edited picture was allowed so far')).toBeVisible();
  await look(page, 'policy-log-empty');
  await setPin(page);
  await page.getByRole('button', { name: 'Lock now' }).click();
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
  await expect(row).toContainText('Supervisor, by PIN');
  await look(page, 'policy-log');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a visa is made from an edit after a warning, and from the shot again', async ({ page }) => {
    await openWithShot(page, { customer: 'Nia Okafor', specCode: 'schengen-visa' });
    await page.getByRole('navigation', { name: 'Steps of this order' }).getByText('Retouch').tap();
    await expect(compareReady(page)).toBeVisible();
    await expect(page.getByText('Schengen visa: ask before you use an edited picture')).toBeVisible();
    await takeTool(page, 'AI edit');
    await nextStep(page, /^AI edit · 1 paid call/).tap();
    await expect(page.getByRole('radio', { name: /^1 · AI edit/ })).toBeChecked({ timeout: 60_000 });
    await nextStep(page, /^Use for Schengen visa/).tap();
    await expect(page.getByText('In use for Schengen visa')).toBeVisible();

    await nextStep(page, /^Back to the order/).tap();
    await getPreview(page);
    await expect(page.getByText('Retouched: AI edit')).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Retouch' }).first().tap();
    await expect(compareReady(page)).toBeVisible();
    await page.getByRole('radio', { name: /^Original/ }).check({ force: true });
    await expect(page.getByText(/^Its preview is made once more/)).toBeVisible();
    await nextStep(page, /^Use the shot as taken for Schengen visa/).tap();
    await expect(page.getByText('In use for Schengen visa')).toBeVisible();
    await nextStep(page, /^Back to the order/).tap();
    await expect(page.getByText('Retouched: AI edit')).toHaveCount(0);
    await expect(stepHere(page)).toContainText('Preview');
    await expect(nextStep(page, /^Get preview/)).toBeEnabled();
  });
});
