/** The whole order by touch alone. Taps are counted as the studio counts them: without the keys that type the name, the cash and the PIN. */
import type { Locator, Page } from '@playwright/test';
import { clientOfPage } from '../support/begun-order.ts';
import { nextStep } from '../support/order.ts';
import { changeSettings, type Studio } from '../support/studio.ts';
import { expect, test } from '../support/test.ts';

interface Taps {
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps so much later that it is no second half of a double tap, which a step that makes a paid call ignores. */
  readonly tapLater: (target: Locator) => Promise<void>;
  readonly tapped: () => number;
}

function countedTaps(page: Page): Taps {
  let count = 0;
  const tap = async (target: Locator): Promise<void> => {
    await expect(target).toBeEnabled({ timeout: 60_000 });
    await target.tap();
    count += 1;
  };
  return {
    tap,
    tapLater: async (target) => {
      await expect(target).toBeEnabled({ timeout: 60_000 });
      await page.waitForTimeout(500);
      await tap(target);
    },
    tapped: () => count,
  };
}

/** Counts the taps of a new order up to its documents. Slips and receipts are saved. */
async function countedToDocuments(page: Page, studio: Studio): Promise<Taps> {
  const onRoll = { printerId: 'file', paper: 'roll80' } as const;
  await changeSettings(studio, { slips: onRoll, receipts: onRoll });
  await page.reload();
  const taps = countedTaps(page);
  await taps.tap(page.getByRole('button', { name: 'New order' }));
  // The field has the focus already, so the system's keyboard is on screen.
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Łukasz Wiśniewski');
  await taps.tap(nextStep(page, /^Choose the document/));
  return taps;
}

/** Takes the photo and asks for its preview. */
async function takePhoto(page: Page, { tap }: Taps): Promise<void> {
  await tap(nextStep(page, /^Take photo/));
  await expect(page.locator('[data-about=photo][data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  await tap(nextStep(page, /^Get preview/));
}

async function payInCash(page: Page, { tap }: Taps, given: string): Promise<void> {
  await tap(page.getByRole('group', { name: 'Payment' }).getByRole('button', { name: 'Cash' }));
  await expect(page.getByLabel('Cash given')).toBeFocused();
  await page.keyboard.type(given);
  await tap(nextStep(page, /^Take £/));
}

test.use({ hasTouch: true });

/** Another person comes to the counter. Returns the taps, without those on the digits of the PIN. */
async function tapsToSwitch(page: Page): Promise<number> {
  const client = await clientOfPage(page);
  await client.call('addStaff', { name: 'Asha', role: 'supervisor', pin: '4711' });
  await client.call('addStaff', { name: 'Bo', role: 'staff', pin: '1357' });
  const { tap, tapped } = countedTaps(page);
  await tap(page.getByRole('button', { name: /^At the counter: Asha/ }));
  await tap(page.getByRole('button', { name: 'Bo', exact: true }));
  for (const digit of '1357') await page.getByRole('button', { name: digit, exact: true }).tap();
  await tap(page.getByRole('button', { name: /^Sign in/ }));
  await expect(page.getByRole('button', { name: /^At the counter: Bo/ })).toBeVisible();
  return tapped();
}

test('a UK passport takes at most nine taps from New order to sheet, slip and receipt, and a switch of staff three', async ({
  page,
  studio,
}) => {
  const taps = await countedToDocuments(page, studio);
  await taps.tap(page.getByRole('option', { name: 'UK passport, printed photo' }));
  await takePhoto(page, taps);
  await taps.tap(nextStep(page, /^Use this photo$/));
  await payInCash(page, taps, '20');

  await taps.tap(nextStep(page, /^Save 1 sheet, 1 slip, 1 receipt as PDF/));
  await expect(page.getByText('Saved as PDF', { exact: true })).toHaveCount(3);
  expect(taps.tapped()).toBeLessThanOrEqual(9);

  await taps.tap(nextStep(page, /^Finish order/));
  await expect(page.getByRole('region', { name: 'Done today' }).getByRole('link')).toContainText(
    'Łukasz Wiśniewski',
  );

  expect(await tapsToSwitch(page)).toBe(3);
});

test('two documents take at most twelve taps from New order to sheets, slip and receipt', async ({
  page,
  studio,
}) => {
  const taps = await countedToDocuments(page, studio);
  // The first document is marked, and after it the second.
  await taps.tap(page.getByRole('button', { name: /^Add and choose another/ }));
  await taps.tap(nextStep(page, /^Add US passport/));
  await takePhoto(page, taps);
  await taps.tapLater(nextStep(page, /^Use this photo, get preview 2/));
  await taps.tapLater(nextStep(page, /^Use this photo$/));
  await payInCash(page, taps, '30');
  await taps.tapLater(nextStep(page, /^Get final photo 2 of 2/));

  await taps.tap(nextStep(page, /^Save .* as PDF/));
  await expect(page.getByText('Saved as PDF', { exact: true })).toHaveCount(3);
  expect(taps.tapped()).toBeLessThanOrEqual(12);
});
