/** A second counter, set up with the first one's file, from its empty folder to its first order. */
import { look } from './support/looks.ts';
import {
  approve,
  chooseDocument,
  getPreview,
  nameCustomer,
  nextStep,
  pay,
  startOrder,
} from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { changeSettings, openStudio } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test.use({ isFirstRun: true });
test.setTimeout(180_000);

test('a counter saves the set-up file, and a fresh one is set up with it to its first receipt', async ({
  page,
  practice,
  studio,
}) => {
  // The first counter, on a folder of its own, saves the file.
  const first = await openStudio(practice.launch, null);
  await changeSettings(first, {
    studioName: 'Photo Rossi',
    prices: { currency: 'EUR', taxRateBasisPoints: 1_900, photo: 1_500, photoByDocument: {} },
  });
  await page.goto(await first.address());
  await expect(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.use(page.getByRole('link', { name: 'Settings' }));
  await spoken.use(page.getByRole('link', { name: 'Counters' }));
  await expect(page.getByLabel('Prefix of the other counter')).toHaveValue('B');
  await look(page, 'counters');
  const saved = page.waitForEvent('download');
  await spoken.use(page.getByRole('button', { name: 'Save the set-up file' }));
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^headroom-set-up-B-\d{4}-\d\d-\d\d\.json$/);
  const file = await download.path();
  await expect(page.getByRole('main').getByText('The file gives the prefix B.')).toBeVisible();
  await expect(page.getByText('Given so far: B')).toBeVisible();
  await spoken.listen();

  // The second counter opens on the first run, where it takes the file.
  await page.goto(await studio.address());
  // On a busy machine, the heading takes the focus after the record would have looked for it.
  await expect(page.getByRole('heading', { name: 'Set up Headroom' })).toBeFocused();
  await spoken.use(page.getByRole('button', { name: 'Set up like another counter' }));
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await expect(dialog.getByRole('button', { name: 'Choose the file…' })).toBeFocused();
  await spoken.press('Enter');
  await (await chooser).setFiles(file);
  await expect(dialog.getByRole('row', { name: 'Name Our studio Photo Rossi' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Currency GBP EUR' })).toBeVisible();
  await look(page, 'set-up-file-preview');
  await expect(nextStep(page, /^Set up this counter/)).toBeEnabled();
  await spoken.press('Tab');
  await spoken.press('Enter');
  await expect(dialog.getByText(/Its next order is B-\d{6}-001/)).toBeVisible();
  await spoken.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await spoken.record()).toMatchSnapshot('provision.txt');
  // All of it is kept after a kill.
  await page.goto(await studio.address());
  await expect(page.getByText('Set-up: 2 of 9 steps done').last()).toBeVisible();
  await page.getByRole('link', { name: 'Desk' }).first().click();

  await changeSettings(studio, { guidance: false, burst: false });
  await page.goto(await studio.address());
  await startOrder(page);
  await nameCustomer(page, 'Amelia Okafor');
  await chooseDocument(page);
  await nextStep(page, /^Take photo/).click();
  await getPreview(page);
  await approve(page);
  await expect(page.getByText('€15.00').first()).toBeVisible();
  await pay(page);
  await expect(page.getByText(/B-\d{6}-001/).first()).toBeVisible();
  await page.goto(await studio.address());
  // Staff find it by its number as the receipt has it.
  await expect(page.getByRole('link', { name: 'Amelia Okafor' })).toBeVisible();
  await first.close();
});
