/** The first run, from an empty data folder to the first sheet. */
import { look } from './support/looks.ts';
import {
  approve,
  chooseDocument,
  getPreview,
  nameCustomer,
  nextStep,
  pay,
  printSheet,
} from './support/order.ts';
import { expect, test } from './support/test.ts';

test.use({ isFirstRun: true });
test.setTimeout(180_000);

test('a newcomer sets the studio up with the keyboard and saves the first sheet', async ({
  page,
  studio,
}) => {
  const step = (title: string) => page.getByRole('region', { name: title, exact: true });
  const enter = (): Promise<void> => page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up Headroom' })).toBeVisible();
  await expect(step('Language')).toBeVisible();
  await look(page, 'first-run-language');
  await enter();

  await step('Studio').getByLabel('Name', { exact: true }).fill('Photo Rossi');
  await expect(nextStep(page, /^Save and continue/)).toBeEnabled();
  await enter();
  await expect(step('Staff')).toBeVisible();
  // A kill here loses nothing: the page comes back at this step.
  await page.goto(await studio.address());
  await expect(step('Staff')).toBeVisible();
  await nextStep(page, /^Skip for now/).click();

  await expect(step('Account')).toBeVisible();
  await nextStep(page, /^Continue in practice/).click();
  await expect(nextStep(page, /^Continue/)).toBeVisible();
  await page.getByRole('button', { name: 'Take test shot' }).click();
  await expect(page.getByText('Face found.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await look(page, 'first-run-camera');
  await enter();

  await expect(step('Printers')).toBeVisible();
  await look(page, 'first-run-printers');
  await enter();
  await expect(step('Printing')).toBeVisible();
  await enter();
  await page.getByLabel('Example prices').selectOption('DE');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await expect(page.getByLabel('Tax, %')).toHaveValue('19');
  await nextStep(page, /^Save and continue/).click();
  await expect(step('E-mail')).toBeVisible();
  await enter();

  await expect(page.getByText('Set-up: 6 of 9 steps done').last()).toBeVisible();
  await look(page, 'first-run-end');
  await nextStep(page, /^Make the first sheet/).click();
  await nameCustomer(page, 'Amelia Okafor');
  await chooseDocument(page);
  await nextStep(page, /^Take photo/).click();
  await getPreview(page);
  await approve(page);
  await expect(page.getByText('€15.00').first()).toBeVisible();
  await pay(page);
  await printSheet(page);

  await page.goto(await studio.address());
  await expect(page.getByText('Set-up: 6 of 9 steps done')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the set-up' }).click();
  await expect(page.getByRole('button', { name: 'Do not remind me on the desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Do not remind me on the desk' }).click();
  await page.getByRole('button', { name: 'Go to the desk' }).click();
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  await expect(page.getByText('Set-up:')).toHaveCount(0);
});
