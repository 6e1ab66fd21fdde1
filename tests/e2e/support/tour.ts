/** A walk past every screen and every step, for tests that check them all. */
import { expect, type Page } from '@playwright/test';
import { freeCamera, occupyCamera } from './camera-faults.ts';
import {
  askForPreviewAnyway,
  chooseDocument,
  comeToTheShot,
  finish,
  holdAnyway,
  nameCustomer,
  nextStep,
  pay,
  printSheet,
  startOrder,
  takePhoto,
} from './order.ts';
import type { Sitter } from './sitters.ts';

/** Called at each stop; leaves the page as it found it. */
export type Look = (screen: string) => Promise<void>;

/** Walks one order through all its steps, with the desk and the codes before and after it. */
export async function tourOfAnOrder(page: Page, look: Look): Promise<void> {
  await look('desk-empty');
  await startOrder(page);
  await look('customer');
  await nextStep(page, /^Choose the document/).click();
  await look('customer-without-a-name');
  await nameCustomer(page, 'Zofia Żółć-Montgomery');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('document');
  await chooseDocument(page);
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await look('shot-live');
  await takePhoto(page);
  await look('shot-taken');
  await askForPreviewAnyway(page);
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible({ timeout: 60_000 });
  await look('preview');
  await holdAnyway(page, /^Use this photo anyway/);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await look('payment');
  await pay(page);
  await expect(page.getByRole('group', { name: /^Sheet of/ })).toBeVisible();
  await look('hand-over');
  await page.getByRole('button', { name: 'Pay done' }).click();
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await look('payment-paid');
  await nextStep(page, /^Hand over/).click();
  await printSheet(page);
  await look('hand-over-printed');
  await page.getByRole('button', { name: 'Print again' }).click();
  await expect(page.getByRole('dialog', { name: 'Print again?' })).toBeVisible();
  await look('hand-over-print-again');
  await page.keyboard.press('Escape');
  await finish(page);

  await page.getByRole('region', { name: 'Done today' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Order done' })).toBeVisible();
  await look('order-done');
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByRole('row', { name: /Żółć/ })).toBeVisible();
  await look('codes');
  await page.getByLabel(/^Find a code/).fill('nobody');
  await expect(page.getByText('No code matches “nobody”')).toBeVisible();
  await look('codes-not-found');
}

/** Walks past steps that cannot continue, and the desk with work in progress. */
export async function tourOfTrouble(page: Page, seat: (sitter: Sitter) => void, look: Look): Promise<void> {
  await startOrder(page);
  await page.getByLabel('Name', { exact: true }).fill('Amelia Okafor');
  await nextStep(page, /^Choose the document/).click();
  await page.getByLabel(/^Find a document/).fill('Atlantis');
  await expect(page.getByText('No document matches “Atlantis”')).toBeVisible();
  await look('document-not-found');
  await page.getByRole('button', { name: 'Clear the search' }).first().click();
  await occupyCamera(page);
  await chooseDocument(page);
  await expect(page.getByText('Another program is using the camera').first()).toBeVisible();
  await look('shot-camera-busy');
  await freeCamera(page);
  seat('nobody');
  await page.getByRole('button', { name: 'Try again' }).click();
  await takePhoto(page);
  await askForPreviewAnyway(page);
  await expect(page.getByText('The service found no face in this shot').first()).toBeVisible({
    timeout: 60_000,
  });
  await look('preview-no-face');
  await page.getByRole('link', { name: 'Desk' }).click();

  seat('two people');
  await comeToTheShot(page, 'Amelia Okafor');
  await takePhoto(page);
  await askForPreviewAnyway(page);
  await expect(page.getByText('The service cannot use this shot.').first()).toBeVisible({ timeout: 60_000 });
  await look('preview-refused');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('dialog', { name: /^Cancel order/ })).toBeVisible();
  await look('cancel-order');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Desk' }).click();

  await startOrder(page);
  await page.getByLabel('Name', { exact: true }).fill('Ame');
  await expect(page.getByRole('complementary').getByText('Amelia Okafor').first()).toBeVisible();
  await look('customer-known');
  await page.getByRole('link', { name: 'Desk' }).click();
  await expect(page.getByRole('link', { name: /Amelia Okafor/ })).toHaveCount(2);
  await look('desk-in-hand');
  await page.getByLabel(/^Find an order/).fill('amelia');
  await expect(page.getByRole('region', { name: 'Found' }).getByRole('link')).toHaveCount(2);
  await look('desk-found');
  await page.getByLabel(/^Find an order/).fill('nobody');
  await expect(page.getByText('No order matches “nobody”')).toBeVisible();
  await look('desk-not-found');
}

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
  'Keeping photos',
  'Account',
  'Credit and status',
  'Photo service',
  'Photo checks',
  'Allowed edits',
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
