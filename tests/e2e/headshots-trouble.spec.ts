/** Headshots at a service that refuses, fails, or does not answer; and files that are not pictures. */
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askForOne,
  making,
  nameHeadshotAddress,
  openHeadshots,
  pickFile,
  referenceFromFile,
  tiles,
} from './support/headshots.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test as base } from './support/own-account.ts';
import { saveSettings } from './support/studio.ts';
import { blankPicture, portraitFile } from './support/sitters.ts';

/** The account also names the headshot address, except in the test of an account without one. */
const test = base.extend<{ readonly addressed: boolean }>({
  addressed: [true, { option: true }],
  page: async ({ page, client, baseUrl, addressed }, use) => {
    if (addressed) await nameHeadshotAddress(client, baseUrl);
    await use(page);
  },
});
test.describe.configure({ timeout: 240_000 });

const notice = (page: Page) => page.getByRole('alert');
const doubt = (page: Page) => page.getByRole('alert', { name: 'It is not known how this call ended' });

test.describe('an account that is not enabled for headshots', () => {
  test.use({ capabilities: 'aiEdit,faceMatch' });

  test('says so, also to staff who come back, and leads to the account', async ({ page }) => {
    await referenceFromFile(page, portraitFile());
    await askForOne(page);
    await expect(notice(page)).toContainText('The account is not enabled for headshots.');
    await look(page, 'headshots-not-enabled');
    await page.reload();
    await expect(notice(page)).toContainText('The account is not enabled for headshots.');
    await notice(page).getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  });
});

test.describe('an account without a headshot address', () => {
  test.use({ addressed: false });

  test('sends nothing and says what is missing', async ({ page, client }) => {
    await referenceFromFile(page, portraitFile());
    await askForOne(page);
    await expect(notice(page)).toContainText('The account has no address for headshots.');
    await expect(notice(page)).toContainText('This request cost nothing.');
    await look(page, 'headshots-no-address');
    expect(await client.call('listOpenCalls')).toEqual([]);
  });
});

test.describe('a service', () => {
  test.use({
    // Within an array of its own, because two lines would be read as a value and its options.
    faults: [
      [
        { endpoint: 'generate-portrait', call: 1, do: 'status', status: 402 },
        {
          endpoint: 'generate-portrait',
          call: 2,
          do: 'status',
          status: 429,
          headers: { 'retry-after': '40' },
        },
      ],
      { scope: 'test' },
    ],
  });

  test('that has no credit left, and then too much to do, is reported with what to do', async ({ page }) => {
    await referenceFromFile(page, portraitFile());
    await askForOne(page);
    await expect(notice(page)).toContainText('The account has no credit left.');
    await nextStep(page, /^Make 1 headshot/).click();
    await expect(notice(page)).toContainText('The service is busy.');
    await expect(page.getByRole('timer')).toContainText(/^0:[1-4]\d$/);
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page)).toHaveCount(1, making);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('a run that is cut off, and one that is not answered in time', () => {
  test.use({
    // Within an array of its own, because two lines would be read as a value and its options.
    faults: [
      [
        { endpoint: 'generate-portrait', call: 1, do: 'reset', at: 'mid-answer' },
        { endpoint: 'generate-portrait', call: 2, do: 'delay', ms: 60_000 },
      ],
      { scope: 'test' },
    ],
  });

  test('wait for a person, are not repeated, and still have their seed', async ({ page, client }) => {
    await saveSettings(client, { deadlineSecondsFor: { generatePortrait: 10 } });
    await page.reload();
    await referenceFromFile(page, portraitFile());
    await askForOne(page);
    await expect(doubt(page)).toContainText('A run of headshots for portrait.jpg was requested', making);
    await nextStep(page, /^Leave it for now/).click();
    const entry = page.getByRole('link', { name: /portrait\.jpg/ });
    await expect(entry).toContainText('Outcome not known');
    expect(await client.call('listOpenCalls')).toMatchObject([
      { endpoint: 'generatePortrait', state: 'uncertain', orderId: null },
    ]);

    await entry.click();
    await doubt(page).getByRole('button', { name: 'It counted' }).click();
    await page.getByRole('button', { name: 'Same settings and seed again' }).click();
    await expect(page.getByLabel('Seed')).toHaveValue(/^\d+$/);
    await nextStep(page, /^Make 1 headshot/).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(doubt(page)).toContainText('No complete answer came in time.', {
      timeout: 60_000,
    });
    await doubt(page).getByRole('button', { name: 'It did not count' }).click();
    await expect(doubt(page)).toBeHidden();
    expect(await client.call('listOpenCalls')).toEqual([]);
  });
});

test('a reference without a face is refused, and another one is offered', async ({ page, studio }) => {
  await referenceFromFile(page, await blankPicture(studio.dataDir));
  await askForOne(page);
  await expect(notice(page)).toContainText(/(found no face in|cannot use) th(e|is) reference\./, making);
  await look(page, 'headshots-no-face');
  await notice(page).getByRole('button', { name: 'Choose another reference' }).click();
  await expect(nextStep(page, /^New headshots/)).toBeVisible();
});

test('a text file named as a picture is refused where it was chosen, with what to do', async ({
  page,
  studio,
}) => {
  const file = join(studio.dataDir, 'notes.jpg');
  writeFileSync(file, 'Shopping: bread, milk.');
  await openHeadshots(page);
  await nextStep(page, /^New headshots/).click();
  await pickFile(page, file);
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('alert')).toContainText('notes.jpg: It is not a picture');
  await look(page, 'picker-refused');
  await pickFile(page, portraitFile());
  await expect(picker).toBeHidden();
});
