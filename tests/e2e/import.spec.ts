/** Pictures from files and from the folder that a studio's camera writes to. */
import type { Page } from '@playwright/test';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { clientOfPage, openAtCamera } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { portraitFile } from './support/sitters.ts';
import { Spoken } from './support/spoken.ts';
import { changeSettings, type Studio } from './support/studio.ts';
import { expect, test } from './support/test.ts';
import { bringFiles } from '../support/pictures/brought-files.ts';

const shotTaken = (page: Page) => page.getByRole('img', { name: 'The shot as it was taken' });
const inbox = (page: Page) => page.getByRole('region', { name: 'From the camera’s folder' });
const pictureIn = (page: Page, name: string) => inbox(page).getByRole('button', { name: `Take ${name}` });

/** Makes the studio watch a folder of its own. */
async function watchFolder(page: Page, studio: Studio, straightIn = false): Promise<string> {
  const dir = join(studio.dataDir, 'tether');
  mkdirSync(dir);
  await changeSettings(studio, { watchedFolder: dir, watchedFolderStraightIn: straightIn });
  await page.reload();
  return dir;
}

test('a picture that the camera saves shows up beside the shot, and one key takes it', async ({
  page,
  studio,
}) => {
  const dir = await watchFolder(page, studio);
  await openAtCamera(page);
  await expect(inbox(page)).toContainText('Nothing new in “tether”');
  await expect(nextStep(page, /^Take photo/)).toBeEnabled();

  writeFileSync(join(dir, 'IMG_0001.JPG'), readFileSync(portraitFile()));
  await expect(pictureIn(page, 'IMG_0001.JPG')).toBeVisible();
  const spoken = await Spoken.in(page);
  await spoken.use(pictureIn(page, 'IMG_0001.JPG'));

  await expect(shotTaken(page)).toBeVisible();
  await expect(nextStep(page, /^Get preview/)).toBeVisible();
  await expect(page.locator('[data-verdict=ok]')).toBeVisible({ timeout: 60_000 });
  await expect(inbox(page)).toContainText('in this order');
  expect(await spoken.record()).toMatchSnapshot('import-from-folder.txt');
});

test('the inbox is accessible and names a file that cannot be used', async ({ page, studio }) => {
  const dir = await watchFolder(page, studio);
  const shot = readFileSync(portraitFile());
  await openAtCamera(page);
  writeFileSync(join(dir, 'thumbnail.jpg'), await sharp(shot).resize(160).jpeg().toBuffer());
  await expect(inbox(page)).toContainText('It is under 300 pixels wide or high');
  for (const number of [1, 2, 3, 4]) {
    const one = sharp(shot).modulate({ brightness: 1 - number / 20 });
    writeFileSync(join(dir, `IMG_000${number}.JPG`), await one.jpeg().toBuffer());
    await expect(pictureIn(page, `IMG_000${number}.JPG`)).toBeVisible();
  }

  await look(page, 'shot-folder');
});

test('no file that a person brings is anything but a picture', async ({ page }) => {
  await openAtCamera(page);

  const { shown, expected, taken } = await bringFiles(page, readFileSync(portraitFile()));

  expect(shown).toEqual(expected);
  const client = await clientOfPage(page);
  const [order] = (await client.call('desk')).inHand;
  const { shots } = await client.call('openOrder', { orderId: order?.id ?? 'ord_' });
  expect(shots.map(({ origin }) => origin)).toEqual(taken);
  await expect(shotTaken(page)).toBeVisible();
});

test('with straight in, a picture becomes the shot without a tap', async ({ page, studio }) => {
  const dir = await watchFolder(page, studio, true);
  await openAtCamera(page);
  await expect(inbox(page)).toContainText('Nothing new in “tether”');

  writeFileSync(join(dir, 'IMG_0003.JPG'), readFileSync(portraitFile()));

  await expect(shotTaken(page)).toBeVisible();
});
