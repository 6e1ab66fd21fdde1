/** A family at the counter: one order, a shot for each person, one sheet, and each person's name where it belongs. */
import type { Page } from '@playwright/test';
import { nextStep } from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';

/** Mother and baby, up to the document. */
async function startFamily(page: Page): Promise<Spoken> {
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.press('n');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await spoken.type('Ada Okafor');
  await spoken.use(page.getByRole('button', { name: 'Add a person' }));
  await expect(page.getByLabel('Name of this person')).toBeFocused();
  await spoken.type('Nia Okafor');
  await spoken.use(
    page.getByRole('group', { name: 'Age', exact: true }).getByRole('radio', { name: /^Baby/ }),
    'Space',
  );
  await spoken.use(page.getByRole('button', { name: 'Add', exact: true }));
  await expect(nextStep(page, /^Choose the document/)).toBeEnabled();
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'What is the photo for?' })).toBeVisible();
  return spoken;
}

test('a mother and her baby leave with one sheet of both', async ({ page }) => {
  test.slow();
  const inspector = page.getByRole('complementary', { name: 'About this order' });
  const judged = page.locator('[data-about=photo][data-verdict=ok]');
  const spoken = await startFamily(page);
  /** Presses Enter once it leads on with these words. */
  const enter = async (words: RegExp): Promise<void> => {
    // The steps before ask the service, which takes seconds on a machine that does much else.
    await expect(nextStep(page, words)).toBeEnabled({ timeout: 60_000 });
    await spoken.press('Enter');
  };

  await test.step('the same document is chosen for one after the other', async () => {
    await enter(/^Ada Okafor: choose UK passport, printed photo/);
    await enter(/^Nia Okafor: choose UK passport, printed photo/);
  });

  await test.step('each sits for a shot of their own, the baby by a baby’s rules', async () => {
    await expect(inspector.getByRole('radio', { name: /^Ada Okafor/ })).toBeChecked();
    await enter(/^Take photo/);
    await expect(judged).toBeVisible({ timeout: 60_000 });
    await enter(/^Now Nia Okafor/);
    await expect(inspector.getByRole('radio', { name: /^Nia Okafor/ })).toBeChecked();
    await expect(inspector).toContainText('the eyes may be closed');
    await enter(/^Take photo/);
    await expect(judged).toBeVisible({ timeout: 60_000 });
  });

  await test.step('each preview says whose it is', async () => {
    await enter(/^Get preview/);
    await expect(nextStep(page, /^Use this photo/)).toBeEnabled({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Preview · Ada Okafor' })).toBeVisible();
    // Both shots are ready, so one press also gets the second preview; it ignores the second half of a double click.
    await page.waitForTimeout(500);
    await enter(/^Use this photo, get preview 2/);
    await expect(page.getByRole('heading', { name: 'Preview · Nia Okafor' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Watermarked preview .+ Nia Okafor/ })).toBeVisible({
      timeout: 60_000,
    });
    await enter(/^Use this photo/);
  });

  await test.step('the bill and the codes name both', async () => {
    await expect(page.getByRole('rowheader', { name: /· Ada Okafor$/ })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: /· Nia Okafor$/ })).toBeVisible();
    await spoken.press('2');
    const second = /^Get final photo 2 of 2: .+ Nia Okafor · up to 1 credit$/;
    await expect(nextStep(page, second)).toBeEnabled({ timeout: 60_000 });
    // An earlier press counts as the second half of a double click, which a paid call ignores.
    await page.waitForTimeout(500);
    await enter(second);
    await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: /^UK photo code .+ Nia Okafor/ })).toBeVisible();
  });

  await test.step('a saved photo carries its person’s name', async () => {
    await spoken.use(page.getByRole('button', { name: 'Save files…' }));
    const download = page.waitForEvent('download');
    await spoken.use(page.getByRole('button', { name: /^Save the photo .+ Nia Okafor/ }));
    expect((await download).suggestedFilename()).toMatch(/^\d{6}-\d{3}-Nia-Okafor-uk-passport\.jpg$/);
  });

  await spoken.press('Escape');
  await spoken.use(nextStep(page, /^Save the sheet as PDF/));
  await expect(page.getByText('Saved as PDF', { exact: true })).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('family-sheet.txt');
});

test('a letter says the age and a number brings a person on stage, and Space still takes the photo', async ({
  page,
}) => {
  const spoken = await startFamily(page);
  await spoken.use(page.getByRole('button', { name: /for all 2/ }));
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();

  await spoken.press('2');
  await expect(page.getByRole('radio', { name: /^Nia Okafor/ })).toBeChecked();
  await spoken.press('c');
  await expect(page.getByRole('radio', { name: /^Child/ })).toBeChecked();
  // By hand, for staff who mix both: Space would otherwise choose the age again.
  await page.getByRole('group', { name: 'Age of Nia Okafor' }).getByRole('radio', { name: /^Baby/ }).click();
  await expect(page.getByRole('radio', { name: /^Baby/ })).toBeChecked();

  await expect(nextStep(page, /^Take photo/)).toBeEnabled();
  await spoken.press('Space');
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(nextStep(page, /^Now Ada Okafor/)).toBeVisible();
  await expect(page.locator('[data-about=photo][data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  expect(await spoken.record()).toMatchSnapshot('family.txt');
});
