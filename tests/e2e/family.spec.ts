/** A family at the counter: one order, a shot for each person, one sheet, and each person's name where it belongs. */
import type { Page } from '@playwright/test';
import { approve, choosePayment, nextStep, printSheet, startOrder, takePhoto } from './support/order.ts';
import { expect, test } from './support/test.ts';

/** Mother and baby, up to the document. */
async function startFamily(page: Page): Promise<void> {
  await startOrder(page);
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Name of this person').fill('Nia Okafor');
  await page.getByRole('group', { name: 'Age', exact: true }).getByRole('radio', { name: /^Baby/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await nextStep(page, /^Choose the document/).click();
  await expect(page.getByRole('heading', { name: 'What is the photo for?' })).toBeVisible();
}

test('a mother and her baby leave with one sheet of both', async ({ page }) => {
  test.slow();
  const inspector = page.getByRole('complementary', { name: 'About this order' });
  await startFamily(page);

  await test.step('the same document is chosen for one after the other', async () => {
    await nextStep(page, /^Ada Okafor: choose UK passport, printed photo/).click();
    await nextStep(page, /^Nia Okafor: choose UK passport, printed photo/).click();
  });

  await test.step('each sits for a shot of their own, the baby by a baby’s rules', async () => {
    await expect(inspector.getByRole('radio', { name: /^Ada Okafor/ })).toBeChecked();
    await takePhoto(page);
    await nextStep(page, /^Now Nia Okafor/).click();
    await expect(inspector.getByRole('radio', { name: /^Nia Okafor/ })).toBeChecked();
    await expect(inspector).toContainText('the eyes may be closed');
    await takePhoto(page);
  });

  await test.step('each preview says whose it is', async () => {
    await nextStep(page, /^Get preview/).click();
    await expect(nextStep(page, /^Use this photo/)).toBeEnabled({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Preview · Ada Okafor' })).toBeVisible();
    // Both shots are ready, so one press also gets the second preview; it ignores the second half of a double click.
    await page.waitForTimeout(500);
    await nextStep(page, /^Use this photo, get preview 2/).click();
    await expect(page.getByRole('heading', { name: 'Preview · Nia Okafor' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Watermarked preview .+ Nia Okafor/ })).toBeVisible({
      timeout: 60_000,
    });
    await approve(page);
  });

  await test.step('the bill and the codes name both', async () => {
    await expect(page.getByRole('rowheader', { name: /· Ada Okafor$/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /· Nia Okafor$/ })).toBeVisible();
    await choosePayment(page);
    const second = nextStep(page, /^Get final photo 2 of 2: .+ Nia Okafor · up to 1 credit$/);
    await expect(second).toBeEnabled({ timeout: 60_000 });
    // An earlier press counts as the second half of a double click, which a paid call ignores.
    await page.waitForTimeout(500);
    await second.click();
    await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: /^UK photo code .+ Nia Okafor/ })).toBeVisible();
  });

  await test.step('a saved photo carries its person’s name', async () => {
    await page.getByRole('button', { name: 'Save files…' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Save the photo .+ Nia Okafor/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^\d{6}-\d{3}-Nia-Okafor-uk-passport\.jpg$/);
  });

  await printSheet(page);
});

test('a letter says the age and a number brings a person on stage, and Space still takes the photo', async ({
  page,
}) => {
  await startFamily(page);
  await page.getByRole('button', { name: /for all 2/ }).click();
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();

  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^Nia Okafor/ })).toBeChecked();
  await page.keyboard.press('c');
  await expect(page.getByRole('radio', { name: /^Child/ })).toBeChecked();
  await page.getByRole('group', { name: 'Age of Nia Okafor' }).getByRole('radio', { name: /^Baby/ }).click();
  await expect(page.getByRole('radio', { name: /^Baby/ })).toBeChecked();

  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await page.keyboard.press('Space');
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(nextStep(page, /^Now Ada Okafor/)).toBeVisible();
});
