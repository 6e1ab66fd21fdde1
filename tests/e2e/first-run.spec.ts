/** The first run, from an empty data folder to the first sheet. */
import { pl } from '../../renderer/i18n/pl.ts';
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
import { Spoken } from './support/spoken.ts';
import { noteLanguages, spokenOn } from './support/spoken-languages.ts';
import { expect, test } from './support/test.ts';

test.use({ isFirstRun: true });
test.setTimeout(180_000);

test('a newcomer sets the studio up with the keyboard and saves the first sheet', async ({
  page,
  studio,
}) => {
  const step = (title: string) => page.getByRole('region', { name: title, exact: true });
  const spoken = await Spoken.in(page);
  const enter = (): Promise<void> => spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up Headroom' })).toBeVisible();
  await expect(step('Language')).toBeVisible();
  await look(page, 'first-run-language');
  await enter();

  await spoken.goTo(step('Studio').getByLabel('Name', { exact: true }));
  await spoken.press('ControlOrMeta+a');
  await spoken.type('Photo Rossi');
  await expect(nextStep(page, /^Save and continue/)).toBeEnabled();
  await enter();
  await expect(step('Staff')).toBeVisible();
  // A kill here loses nothing: the page comes back at this step.
  await page.goto(await studio.address());
  await expect(step('Staff')).toBeVisible();
  await expect(nextStep(page, /^Skip for now/)).toBeEnabled();
  await enter();

  await expect(step('Account')).toBeVisible();
  await expect(nextStep(page, /^Continue in practice/)).toBeEnabled();
  await enter();
  await expect(nextStep(page, /^Continue/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take test shot' })).toBeEnabled();
  await spoken.goTo(page.getByRole('button', { name: 'Take test shot' }));
  await enter();
  await expect(page.getByRole('main').getByText('Face found.', { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await look(page, 'first-run-camera');
  await spoken.goTo(nextStep(page, /^Continue/));
  await enter();

  await expect(step('Printers')).toBeVisible();
  await look(page, 'first-run-printers');
  await enter();
  await expect(step('Printing')).toBeVisible();
  await enter();
  await page.getByLabel('Example prices').selectOption('DE');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await expect(page.getByLabel('Tax, %')).toHaveValue('19');
  await spoken.goTo(nextStep(page, /^Save and continue/));
  await enter();
  await expect(step('E-mail')).toBeVisible();
  await enter();

  await expect(page.getByText('Set-up: 6 of 9 steps done').last()).toBeVisible();
  await look(page, 'first-run-end');
  expect(await spoken.record()).toMatchSnapshot('first-run.txt');
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

test.describe('on a Polish computer', () => {
  // Settings that a test has saved would be a choice of language too.
  test.use({ locale: 'pl-PL', hintsAndBursts: true });

  test('the first start is in Polish from the first word', async ({ context, studio }) => {
    const page = await context.newPage();
    await noteLanguages(page);
    await page.goto(await studio.address());
    await expect(page.getByRole('heading', { name: pl.setUp.title })).toBeVisible();
    expect(await spokenOn(page)).toEqual(['pl']);
    await page.close();
  });
});
