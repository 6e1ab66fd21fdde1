import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the one next step of the screen, bottom right; its words say what it does and what it costs. */
export const nextStep = (page: Page, words: RegExp): Locator =>
  page.getByRole('button', { name: words }).and(page.locator('[aria-keyshortcuts=Enter]'));

/** Returns the one next step of the screen, whatever its words are. A dialog's is the last one. */
export const nextButton = (page: Page): Locator => page.locator('[aria-keyshortcuts=Enter]').last();

/** Returns the order's current step, as the trail below the stage shows it. */
export const stepHere = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Steps of this order' }).locator('[aria-current=step]');

/** Returns an order's line on the desk. */
export const orderOnDesk = (page: Page, customer: string): Locator =>
  page.getByRole('link', { name: customer });

export async function startOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { name: 'Who is the photo of?' })).toBeVisible();
}

export async function nameCustomer(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await nextStep(page, /^Choose the document/).click();
  await expect(page.getByRole('heading', { name: 'What is the photo for?' })).toBeVisible();
}

export async function chooseDocument(page: Page, name = 'UK passport, printed photo'): Promise<void> {
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();
}

export async function takePhoto(page: Page): Promise<void> {
  await nextStep(page, /^Take photo/).click();
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
}

/** Asks for the preview; the test checks the outcome. */
export async function askForPreview(page: Page): Promise<void> {
  await nextStep(page, /^Get preview/).click();
}

/** Holds the button that continues although the verdict is red, until it has acted. */
export async function holdAnyway(page: Page, words: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: words });
  // The check of a shot takes seconds on a machine that does much else.
  await expect(button).toBeVisible({ timeout: 60_000 });
  await button.focus();
  await page.keyboard.down('Space');
  await expect(button).toBeHidden();
  await page.keyboard.up('Space');
}

/** Asks for the preview of a shot that the check warns against. */
export const askForPreviewAnyway = (page: Page): Promise<void> =>
  holdAnyway(page, /^Continue anyway: Get preview/);

export async function getPreview(page: Page): Promise<void> {
  await askForPreview(page);
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible({ timeout: 60_000 });
}

export async function approve(page: Page): Promise<void> {
  await nextStep(page, /^Use this photo/).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

/** Takes all that is due with one tap. */
export async function choosePayment(page: Page, method: 'Card' | 'Other' = 'Card'): Promise<void> {
  await page.getByRole('group', { name: 'Payment' }).getByRole('button', { name: method }).click();
}

export async function pay(page: Page): Promise<void> {
  await choosePayment(page);
  await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 60_000 });
}

export async function printSheet(page: Page): Promise<void> {
  await nextStep(page, /^Save the sheet as PDF/).click();
  await expect(page.getByText('Saved as PDF', { exact: true })).toBeVisible();
}

export async function finish(page: Page): Promise<void> {
  await nextStep(page, /^Finish order/).click();
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
}

/** Brings a passport order to the live picture. */
export async function comeToTheShot(page: Page, customer = 'Amelia Okafor'): Promise<void> {
  await startOrder(page);
  await nameCustomer(page, customer);
  await chooseDocument(page);
}

/** Brings a passport order to its taken shot. */
export async function comeToTheTakenShot(page: Page, customer?: string): Promise<void> {
  await comeToTheShot(page, customer);
  await takePhoto(page);
}
