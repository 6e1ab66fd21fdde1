/**
 * After payment: the final is refused, or takes its time; and direct mode, in which the payment comes first. What a
 * screen says and offers for each state of an owed final is in `tests/renderer/order/payment/owed.test.ts`, and how it
 * looks in `scenes.spec.ts`.
 */
import type { Page } from '@playwright/test';
import { openSettings } from './support/account.ts';
import { openAtPayment, openWithShot } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { choosePayment, nextStep, orderOnDesk, printSheet } from './support/order.ts';
import { expect, test } from './support/own-account.ts';
import { Spoken } from './support/spoken.ts';

/** Pays for a passport order; the test decides how its final ends. */
async function payFor(page: Page, customer: string): Promise<void> {
  await openAtPayment(page, { customer });
  await choosePayment(page);
}

const owedHeading = (page: Page) => page.getByRole('heading', { name: 'Paid, final owed', level: 1 });
const handover = (page: Page) => page.getByRole('heading', { name: 'Hand over' });

test.describe('a final that is refused once', () => {
  test.use({
    faults: [
      {
        endpoint: 'getIdPhotoNoWatermark',
        call: 1,
        do: 'status',
        status: 429,
        headers: { 'retry-after': '90' },
      },
    ],
  });

  test('is owed, on the desk as well, and comes when it is requested again', async ({ page }) => {
    await payFor(page, 'Zofia Żółć');
    await expect(owedHeading(page)).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('The service is busy.');
    await expect(page.getByRole('alert')).toContainText('This request cost nothing.');
    await expect(page.getByRole('timer')).toContainText(/^1:[0-3]\d$/);
    await look(page, 'owed-refused');

    const spoken = await Spoken.in(page);
    await spoken.use(page.getByRole('link', { name: 'Desk' }));
    await expect(orderOnDesk(page, 'Zofia Żółć')).toContainText('Paid, final owed');
    await spoken.use(orderOnDesk(page, 'Zofia Żółć'));

    await expect(nextStep(page, /^Get final photo again/)).toBeEnabled();
    expect(await spoken.record()).toMatchSnapshot('owed.txt');
    // The announcements while the final is on its way depend on how long the call takes.
    await page.keyboard.press('Enter');
    await expect(handover(page)).toBeFocused({ timeout: 60_000 });
    await printSheet(page);
    await nextStep(page, /^Finish order/).click();
    await expect(page.getByRole('region', { name: 'Done today' })).toContainText('Zofia Żółć');
  });
});

test.describe('a call that takes its time', () => {
  test.use({
    faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 1, do: 'delay', ms: 6_000, when: 'after-work' }],
  });

  test('can be left for another customer, and goes on', async ({ page }) => {
    await payFor(page, 'Łukasz Wiśniewski');
    await expect(page.getByText('You can leave this; it goes on.')).toBeVisible();
    await page.getByRole('button', { name: 'Serve someone else' }).click();
    await page.getByRole('button', { name: 'New order' }).click();
    await expect(page.getByRole('heading', { name: 'Who is the photo of?' })).toBeVisible();
    await page.getByRole('link', { name: 'Desk' }).click();
    await expect(orderOnDesk(page, 'Łukasz Wiśniewski')).toContainText('At Hand over', { timeout: 60_000 });
  });
});

test('direct mode is kept: an order is paid first and made by one call, without a preview', async ({
  page,
}) => {
  await openSettings(page, 'Photo service');
  await page.getByRole('radio', { name: 'Direct, no preview' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).click();

  await openWithShot(page, { customer: 'Priya Raman' });
  const trail = page.getByRole('navigation', { name: 'Steps of this order' });
  await expect(trail).toContainText('Pay');
  await expect(trail).not.toContainText('Preview');
  await nextStep(page, /^Go to payment/).click();
  await expect(page.getByText('There is no preview')).toBeVisible();
  await choosePayment(page);
  await expect(handover(page)).toBeVisible({ timeout: 60_000 });
  await printSheet(page);
  await nextStep(page, /^Finish order/).click();
  await expect(page.getByRole('region', { name: 'Done today' })).toContainText('Priya Raman');
});
