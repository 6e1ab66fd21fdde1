/** The whole order without a mouse. Keys are counted as the studio counts them: without those that type the name. */
import type { Page } from '@playwright/test';
import { nextStep } from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { changeSettings, type Studio } from './support/studio.ts';
import { expect, test } from './support/test.ts';

interface Keys {
  press(key: string): Promise<void>;
  /** Presses no second half of a double click, which a step that makes a paid call ignores. */
  pressLater(key: string): Promise<void>;
  pressed(): number;
}

function countedKeys(page: Page, spoken: Spoken): Keys {
  let count = 0;
  return {
    async press(key) {
      count += 1;
      await spoken.press(key);
    },
    async pressLater(key) {
      await page.waitForTimeout(500);
      await this.press(key);
    },
    pressed: () => count,
  };
}

/** Counts the keys of a new order up to its documents, where the UK passport is marked. Slips and receipts are saved. */
async function countedToDocuments(page: Page, studio: Studio): Promise<{ keys: Keys; spoken: Spoken }> {
  const onRoll = { printerId: 'file', paper: 'roll80' } as const;
  await changeSettings(studio, { slips: onRoll, receipts: onRoll });
  await page.reload();
  const spoken = await Spoken.in(page);
  const keys = countedKeys(page, spoken);
  await expect(page.getByText('Nobody is waiting')).toBeVisible();

  await keys.press('n');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await spoken.type('Łukasz Wiśniewski');
  await keys.press('Enter');

  await expect(nextStep(page, /^Choose UK passport, printed photo/)).toBeEnabled();
  return { keys, spoken };
}

/** Takes £4 off the first document, in the ticket. */
async function giveDiscount(page: Page, spoken: Spoken): Promise<void> {
  await spoken.goTo(page.getByRole('button', { name: 'Items and discounts' }));
  await spoken.press('Enter');
  const ticket = page.getByRole('dialog', { name: 'Ticket' });
  await spoken.goTo(ticket.getByRole('button', { name: /^Discount on/ }).first());
  await spoken.press('Enter');
  await expect(ticket.getByLabel('Amount off')).toBeFocused();
  await spoken.type('4');
  await spoken.press('Tab');
  await spoken.type('Comes every year');
  await spoken.press('Enter');
  await expect(ticket).toContainText('£20.00');
  await spoken.press('Escape');
  await expect(ticket).toBeHidden();
}

test('a UK passport takes at most nine keys from New order to sheet, slip and receipt', async ({
  page,
  studio,
}) => {
  const { keys, spoken } = await countedToDocuments(page, studio);
  await keys.press('Enter');

  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await keys.press('Space');
  await expect(nextStep(page, /^Get preview · [\d,]+ left/)).toBeEnabled();
  await expect(page.locator('[data-about=photo][data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  await keys.press('Enter');

  await expect(nextStep(page, /^Use this photo/)).toBeEnabled({ timeout: 60_000 });
  await keys.press('Enter');

  await expect(nextStep(page, /^Choose payment/)).toBeDisabled();
  await keys.press('1');
  await expect(page.getByLabel('Cash given')).toBeFocused();
  await spoken.type('20');
  await expect(nextStep(page, /^Take £12\.00, give £8\.00 change/)).toBeEnabled();
  await keys.press('Enter');

  await expect(nextStep(page, /^Save 1 sheet, 1 slip, 1 receipt as PDF/)).toBeEnabled({ timeout: 60_000 });
  await keys.press('Enter');
  await expect(page.getByText('Saved as PDF', { exact: true })).toHaveCount(3);
  expect(keys.pressed()).toBeLessThanOrEqual(9);

  await keys.press('Enter');
  await expect(page.getByRole('region', { name: 'Done today' }).getByRole('link')).toContainText(
    'Łukasz Wiśniewski',
  );
  expect(await spoken.record()).toMatchSnapshot('order.txt');
});

test('two documents take at most twelve keys from New order to sheets, slip and receipt', async ({
  page,
  studio,
}) => {
  const { keys, spoken } = await countedToDocuments(page, studio);
  await keys.press('Space');
  await expect(nextStep(page, /^Add /)).toBeEnabled();
  await keys.press('Enter');

  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await keys.press('Space');
  await expect(nextStep(page, /^Get preview: /)).toBeEnabled();
  await expect(page.locator('[data-about=photo][data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  await keys.press('Enter');

  await expect(nextStep(page, /^Use this photo, get preview 2 · [\d,]+ left/)).toBeEnabled({
    timeout: 60_000,
  });
  await keys.pressLater('Enter');
  await expect(nextStep(page, /^Use this photo$/)).toBeEnabled({ timeout: 60_000 });
  await keys.press('Enter');

  await expect(nextStep(page, /^Choose payment/)).toBeDisabled();
  await giveDiscount(page, spoken);
  await keys.press('1');
  await expect(page.getByLabel('Cash given')).toBeFocused();
  await spoken.type('30');
  await expect(nextStep(page, /^Take £20\.00, give £10\.00 change/)).toBeEnabled();
  await keys.press('Enter');
  await expect(nextStep(page, /^Get final photo 2 of 2/)).toBeEnabled({ timeout: 60_000 });
  await keys.pressLater('Enter');

  await expect(nextStep(page, /^Save .* as PDF/)).toBeEnabled({ timeout: 60_000 });
  await keys.press('Enter');
  await expect(page.getByText('Saved as PDF', { exact: true })).toHaveCount(3);
  expect(keys.pressed()).toBeLessThanOrEqual(12);
  expect(await spoken.record()).toMatchSnapshot('two-documents.txt');
});

test('a held Enter is one press: it does not run on through the steps', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/call\/(setCustomer|addDocument)$/.exec(request.url()) ?? [];
    if (call !== undefined) calls.push(call);
  });
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Grace Hartley');
  for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down('Enter');
  await expect(nextStep(page, /^Choose UK passport, printed photo/)).toBeEnabled();
  for (let repeats = 0; repeats < 8; repeats += 1) await page.keyboard.down('Enter');
  // Calls caused by a key are sent before the page answers this.
  await page.evaluate(() => document.title);
  expect(calls).toEqual(['setCustomer']);

  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();
  expect(calls).toEqual(['setCustomer', 'addDocument']);
});

test('Escape goes back step by step and loses nothing, and ? names the keys', async ({ page }) => {
  const inHand = page.getByRole('region', { name: 'In hand' }).getByRole('link');
  const name = page.getByLabel('Name', { exact: true });
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await page.keyboard.press('n');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nobody is waiting')).toBeVisible();

  await page.keyboard.press('n');
  await expect(name).toBeFocused();
  await page.keyboard.type('Priya Raman');
  await page.keyboard.press('Escape');
  await expect(inHand).toContainText('Priya Raman');
  await expect(inHand).toContainText('-001');
  await inHand.click();
  await expect(name).toHaveValue('Priya Raman');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('The next step, bottom right');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'What is the photo for?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Priya Raman');
  await page.keyboard.press('Escape');
  await expect(inHand).toContainText('Priya Raman');
});
