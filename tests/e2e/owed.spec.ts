/**
 * After payment: the final is refused, lost, or comes without its code. A studio's own account at the practice
 * service, whose script of faults says which call fails.
 */
import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectClient, type KioskClient } from '../support/kiosk-client.ts';
import { openAtPayment, openWithShot } from './support/begun-order.ts';
import { expectAccessible, look } from './support/looks.ts';
import {
  approve,
  choosePayment,
  comeToTheTakenShot,
  getPreview,
  holdAnyway,
  nextStep,
  orderOnDesk,
  printSheet,
  takePhoto,
} from './support/order.ts';
import { changeSettings, type Studio } from './support/studio.ts';
import { expect, test as base } from './support/test.ts';

/** Lines of a script for the practice service. */
type Faults = readonly Readonly<Record<string, unknown>>[];

const test = base.extend<{
  readonly faults: Faults;
  /** The account's state, as the practice service names it. */
  readonly account: string;
  /** The kiosk's own calls. They connect the account, because its screen has tests of its own. */
  readonly client: KioskClient;
}>({
  faults: [[], { option: true }],
  account: ['trial', { option: true }],
  client: async ({ practice: { launch }, studio, faults, account }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'headroom-owed-'));
    const script = join(dataDir, 'faults.json');
    writeFileSync(script, JSON.stringify({ faults }));
    const practice = await launch({ dataDir, args: ['--faults', script, '--account', account] });
    const client = await connectClient(await studio.address());
    await client.call('setPin', { currentPin: '', newPin: '471100' });
    const credentials = { apiKey: 'practice', apiSecret: 'practice', headshotBaseUrl: '' };
    await client.call('connectAccount', { region: 'other', baseUrl: practice.baseUrl, ...credentials });
    await use(client);
    await practice.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  // The client comes first, so that the page finds the account when it is loaded.
  page: async ({ client, page }, use) => {
    expect(client.origin).toBe(new URL(page.url()).origin);
    await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
    await expect(page.getByText('PRACTICE')).toHaveCount(0);
    await use(page);
  },
});

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
    await expect(owedHeading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The service is busy.');
    await expect(page.getByRole('alert')).toContainText('This request cost nothing.');
    await expect(page.getByRole('timer')).toContainText(/^1:[0-3]\d$/);
    await look(page, 'owed-refused');

    await page.getByRole('link', { name: 'Desk' }).click();
    await expect(orderOnDesk(page, 'Zofia Żółć')).toContainText('Paid, final owed');
    await orderOnDesk(page, 'Zofia Żółć').click();

    await nextStep(page, /^Get final photo again/).click();
    await expect(handover(page)).toBeVisible({ timeout: 60_000 });
    await printSheet(page);
    await nextStep(page, /^Finish order/).click();
    await expect(page.getByRole('region', { name: 'Done today' })).toContainText('Zofia Żółć');
  });
});

test.describe('a final that is refused every time', () => {
  test.use({
    faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 'every', do: 'status', status: 429 }],
  });

  test('is settled by giving the money back, with a reason', async ({ page }) => {
    await payFor(page, 'Tom Ashworth');
    await page.getByRole('button', { name: 'Give the money back…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Give the money back for/ });
    await expect(dialog).toContainText('£12.00');
    await look(page, 'owed-refund');
    await expect(dialog.getByRole('button', { name: 'Choose what you did' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Money back' }).check();
    await expect(dialog.getByRole('button', { name: 'Choose how you gave it back' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    const record = dialog.getByRole('button', { name: 'Record £12.00 given back' });
    await record.click();
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Reason').fill('The service would not make it');
    await record.click();
    await expect(dialog).toBeHidden();

    await expect(page.getByText('£12.00 given back for')).toBeVisible();
    await expect(page.getByText('Because: The service would not make it')).toBeVisible();
    await nextStep(page, /^Finish order/).click();
    const done = page.getByRole('region', { name: 'Done today' });
    await expect(done).toContainText('Tom Ashworth');
    await expect(done).toContainText('Refunded £12.00');
    await expect(page.getByText('Paid, final owed')).toHaveCount(0);
  });
});

test.describe('a final whose answer is cut off', () => {
  test.use({ faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 1, do: 'reset', at: 'mid-answer' }] });

  test('waits for a person, can be left, and is requested again once it is settled', async ({ page }) => {
    await payFor(page, 'Grace Hartley');
    const panel = page.getByRole('alert', { name: 'It is not known how this call ended' });
    await expect(panel).toContainText('The final photo for');
    await expect(panel).toContainText('left this computer');
    await expect(panel).toContainText('The account keeps no count for this kind of call.');
    await expect(panel).toContainText('The answer broke off in the middle.');

    await nextStep(page, /^Leave it for now · back to the desk/).click();
    await expect(orderOnDesk(page, 'Grace Hartley')).toContainText('Outcome not known');
    await orderOnDesk(page, 'Grace Hartley').click();
    await panel.getByRole('button', { name: 'It counted' }).click();
    await expect(owedHeading(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'The call for the final photo was settled as counted by staff at',
    );
    await expect(page.getByRole('alert')).not.toContainText(/nothing (was|has been) spent/i);
    await nextStep(page, /^Get final photo again: .+ · 1 paid call/).click();
    await expect(handover(page)).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('a final without its code', () => {
  test.use({ faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 'every', do: 'answer', as: 'no-code' }] });

  test('is reported, and is handed over without it once a person says why', async ({ page }) => {
    await payFor(page, 'Amelia Okafor');
    await expect(page.getByText('The photo is here, but without its UK photo code.')).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'owed-no-code');
    await page.getByRole('button', { name: 'Hand over without the code…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand over without the code?' });
    await dialog.getByLabel('Reason').fill('Applies on paper');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await nextStep(page, /^(Hand over|Save the sheet as PDF)/).click();
    await expect(handover(page)).toBeVisible();
  });
});

test.describe('a preview that the service has lost', () => {
  test.use({
    faults: [
      {
        endpoint: 'getIdPhotoNoWatermark',
        call: 1,
        do: 'status',
        status: 404,
        body: { error: { code: 'UNKNOWN_PHOTO', message: 'No photo with this photoUuid.' } },
      },
    ],
  });

  test('is made again from a new shot, and the customer pays nothing more', async ({ page }) => {
    await payFor(page, 'Grace Hartley');
    await expect(page.getByText('The service no longer has the preview.').first()).toBeVisible();
    await nextStep(page, /^Take it again · no charge/).click();
    await takePhoto(page);
    await getPreview(page);
    await nextStep(page, /^Use this photo/).click();
    await nextStep(page, /^Get final photo: /).click();
    await expect(handover(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Paid, final owed')).toHaveCount(0);
  });
});

test.describe('one document of two that fails alone', () => {
  test.use({
    faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 2, do: 'status', status: 429 }],
  });

  test('is owed while the other one is printed', async ({ page }) => {
    await openWithShot(page, { customer: 'Tom Ashworth' });
    await page.getByRole('button', { name: 'Document done' }).click();
    await page.getByLabel(/^Find a document/).fill('Schengen');
    await nextStep(page, /^Add .*Schengen/).click();
    await nextStep(page, /^Go to the shot/).click();
    await getPreview(page);
    await nextStep(page, /^Use this photo/).click();
    await getPreview(page);
    await approve(page);
    await choosePayment(page);
    await expect(page.getByText('Final photos here: 1 of 2.')).toBeVisible({ timeout: 60_000 });
    await look(page, 'final-two-of-two');
    await nextStep(page, /^Get final photo 2 of 2: .*Schengen.* · 1 paid call/).click();
    await expect(owedHeading(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('alert')).toContainText('Schengen');

    await page.getByRole('button', { name: 'Hand over the other photo' }).click();
    await expect(page.getByText(/^Still owed: .*Schengen/)).toBeVisible();
    await printSheet(page);
    await nextStep(page, /^To what is owed/).click();
    await nextStep(page, /^Get final photo again/).click();
    await expect(handover(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Paid, final owed')).toHaveCount(0);
  });
});

test.describe('a call that takes its time', () => {
  test.use({
    faults: [{ endpoint: 'getIdPhotoNoWatermark', call: 1, do: 'delay', ms: 9_000, when: 'after-work' }],
  });

  test('can be left for another customer, and goes on', async ({ page }) => {
    await payFor(page, 'Łukasz Wiśniewski');
    await expect(page.getByText('You can leave this; it goes on.')).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/0:0\d/);
    await expectAccessible(page, 'final on its way');
    await page.getByRole('button', { name: 'Serve someone else' }).click();
    await page.getByRole('button', { name: 'New order' }).click();
    await expect(page.getByRole('heading', { name: 'Who is the photo of?' })).toBeVisible();
    await page.getByRole('link', { name: 'Desk' }).click();
    await expect(orderOnDesk(page, 'Łukasz Wiśniewski')).toContainText('At Hand over', { timeout: 60_000 });
  });
});

async function takeMoneyFirst(page: Page, studio: Studio): Promise<void> {
  await changeSettings(studio, { photoMode: 'direct' });
  await page.reload();
}

test.describe('an account without credit', () => {
  test.use({ account: 'empty' });

  test('is reported before money is taken, and money is taken only when a person says so', async ({
    page,
    studio,
  }) => {
    await takeMoneyFirst(page, studio);
    await openWithShot(page, { customer: 'Priya Raman' });
    await nextStep(page, /^Go to payment/).click();
    const warning = page.getByRole('alert', { name: 'The account has no photo left' });
    await expect(warning).toContainText('No payment is recorded and nothing was spent.');
    await expect(nextStep(page, /^Choose payment/)).toHaveCount(0);
    await look(page, 'payment-in-doubt');
    await nextStep(page, /^Ask the account again · free/).click();
    await expect(warning).toBeVisible();

    await holdAnyway(page, /^Take the money anyway/);
    await choosePayment(page);
    await expect(owedHeading(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('The account has no credit left.').first()).toBeVisible();
    await look(page, 'owed-no-credit');
    await page.getByRole('link', { name: 'Desk' }).click();
    await expect(orderOnDesk(page, 'Priya Raman')).toContainText('Paid, final owed');
  });
});

test.describe('direct mode', () => {
  test.use({
    sitter: 'a smiling customer',
  });

  test('is paid first, made by one call, and looked at before it is handed over', async ({
    page,
    studio,
  }) => {
    await takeMoneyFirst(page, studio);
    await comeToTheTakenShot(page, 'Priya Raman');
    await expect(page.getByRole('navigation', { name: 'Steps of this order' })).not.toContainText('Preview');
    await expect(page.getByText('made by one call that counts, without a preview')).toBeVisible();
    await holdAnyway(page, /^Continue anyway: Go to payment/);
    await expect(page.getByText('There is no preview')).toBeVisible();
    await look(page, 'direct-payment');
    await choosePayment(page);
    await expect(page.getByRole('heading', { name: 'Look before you hand it over' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('heading', { name: 'Expression is not neutral' })).toBeVisible();
    await look(page, 'direct-look');
    await nextStep(page, /^Hand over/).click();
    await printSheet(page);
    await nextStep(page, /^Finish order/).click();
    await expect(page.getByRole('region', { name: 'Done today' })).toContainText('Priya Raman');
  });
});
