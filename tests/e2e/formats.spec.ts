/** The studio's own formats: one is defined, ordered, cropped by keyboard, paid and printed, and measured on its sheet. */
import { readFileSync } from 'node:fs';
import { clientOfPage } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { choosePayment, nameCustomer, nextStep, printSheet, startOrder } from './support/order.ts';
import { portraitFile } from './support/sitters.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test } from './support/test.ts';
import { findPhotos } from '../support/pictures/photo-edges.ts';
import { rasterise } from '../support/printing/raster.ts';

test('a format is defined, cropped by keyboard, paid and printed at its size', async ({ page }) => {
  test.slow();
  await page.goto(`${new URL(page.url()).origin}/#/settings/formats`);
  const spoken = await Spoken.in(page);
  await spoken.goTo(page.getByRole('button', { name: 'Add a format' }));
  await spoken.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await spoken.type('Rowing club card');
  await page.getByLabel('Width').fill('30');
  await page.getByLabel('Height', { exact: true }).fill('40');
  await page.getByLabel('Head from').fill('60');
  await page.getByLabel('Head to').fill('70');
  await page.getByLabel('Price').fill('6.50');
  await look(page, 'formats-settings');
  await spoken.press('Enter');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
  await spoken.listen();

  await page.getByRole('link', { name: 'Desk' }).click();
  await startOrder(page);
  await page.getByLabel('Name', { exact: true }).fill('Grace Hartley');
  // A faster walk would leave the step before this is said, and it would be missing in the record.
  await expect(page.getByRole('main').getByText(/^Nobody of that name/)).toBeVisible();
  await nameCustomer(page, 'Grace Hartley');
  await page.getByRole('combobox').fill('rowing');
  await expect(page.getByRole('group', { name: 'Studio formats' })).toBeVisible();
  await look(page, 'formats-document');
  await nextStep(page, /^Choose Rowing club card · £6\.50/).click();
  await expect(page.getByRole('heading', { name: 'Take the photo' })).toBeVisible();
  const client = await clientOfPage(page);
  const [entry] = (await client.call('desk')).inHand;
  if (entry === undefined) throw new Error('the desk has no order');
  const orderId = entry.id;
  await client.call('addShot', {
    ...{ orderId, source: 'import', origin: 'grace.jpg', bytes: readFileSync(portraitFile()) },
  });

  await spoken.goTo(nextStep(page, /^Crop the photo: Rowing club card/));
  await spoken.press('Enter');
  const stage = page.getByRole('application', { name: 'Crop of the photo for Rowing club card' });
  await expect(stage).toBeFocused();
  await expect(nextStep(page, /^Use this crop/)).toBeEnabled({ timeout: 60_000 });
  await expect(page.getByRole('main').getByText('Ready for this format')).toBeVisible();
  await look(page, 'formats-crop');
  const head = page.locator('[data-head]');
  const proposed = await head.textContent();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('+');
  await expect(page.getByText(/^The head is too large: 33\smm instead of 24–\u206028\smm/)).toBeVisible();
  await look(page, 'formats-crop-outside');
  await spoken.rest();
  await expect(nextStep(page, /^Reset the crop/)).toBeEnabled();
  await spoken.press('0');
  await expect(head).toHaveText(proposed ?? '');
  await spoken.rest();
  await spoken.press('ArrowUp');
  await spoken.rest();
  await spoken.press('.');
  await spoken.rest();
  await spoken.press('Enter');
  await expect(page.getByRole('img', { name: 'Photo for Rowing club card' })).toBeVisible();
  await look(page, 'formats-cropped');
  await spoken.press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(await spoken.record()).toMatchSnapshot('own-format.txt');
  await look(page, 'formats-payment');
  await choosePayment(page);
  await nextStep(page, /^Hand over/).click();
  await printSheet(page);
  await look(page, 'formats-handover');

  expect((await client.call('listCalls', { orderId })).length).toBe(0);
  const order = await client.call('openOrder', { orderId });
  const [print] = order.prints;
  const { bytes } = await client.call('savedSheetFile', { printId: print?.id ?? 'prt_' });
  const dpi = 600;
  const photos = findPhotos(await rasterise(bytes, dpi), dpi);
  expect(photos.length).toBeGreaterThan(3);
  for (const { width, height } of photos) {
    expect(Math.abs(Math.min(width, height) - 30)).toBeLessThan(0.1);
    expect(Math.abs(Math.max(width, height) - 40)).toBeLessThan(0.1);
  }
});
