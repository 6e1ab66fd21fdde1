/** Comparing two faces, from the desk to the answer, by keyboard and by touch; and its failures. */
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { making, pickFile } from './support/headshots.ts';
import { look } from './support/looks.ts';
import { beginWithShot } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { expect, test as ownAccount } from './support/own-account.ts';
import { saveSettings } from './support/studio.ts';
import { blankPicture, portraitFile, strangersPicture } from './support/sitters.ts';
import { test } from './support/test.ts';

const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'Threshold sent' });
const slot = (page: Page, which: 'First' | 'Second') =>
  page.getByRole('region', { name: `${which} picture` });
const doubt = (page: Page) => page.getByRole('alert', { name: 'It is not known how this call ended' });

async function openFaceMatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Face match', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Face match', level: 1 })).toBeVisible();
}
/** Picks both pictures, in the order in which Enter asks for them. */
async function pickBoth(page: Page, first: string, second: string): Promise<void> {
  await openFaceMatch(page);
  await nextStep(page, /^Choose the first picture/).click();
  await pickFile(page, first);
  await nextStep(page, /^Choose the second picture/).click();
  await pickFile(page, second);
  await expect(page.getByRole('dialog')).toBeHidden();
}
const compare = (page: Page): Promise<void> => nextStep(page, /^Compare the faces · a paid call/).click();

test.describe('in practice', () => {
  test.describe.configure({ timeout: 240_000 });

  test('by keyboard alone: a face matches itself, and does not match a stranger’s, with the number shown', async ({
    page,
    studio,
  }) => {
    const { keyboard } = page;
    const stranger = await strangersPicture(studio.dataDir);
    const place = page.getByRole('link', { name: 'Face match', exact: true });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await place.evaluate((element) => element === document.activeElement)) break;
      await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
    await expect(
      page.getByText('It is not a decision about who someone is.', { exact: false }),
    ).toBeVisible();
    await look(page, 'match-empty');
    for (let picked = 0; picked < 2; picked += 1) {
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await keyboard.press('Shift+Tab');
      await keyboard.press('ArrowLeft');
      await keyboard.press('Tab');
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(portraitFile());
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await keyboard.press('Enter');
    await expect(answer(page)).toContainText('A match', making);
    await expect(answer(page)).toContainText('none: the service’s default');
    await look(page, 'match-matched');

    await page.getByRole('radio', { name: 'Service’s default' }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('Tab');
    await keyboard.type('1');
    await slot(page, 'Second').getByRole('button', { name: 'Choose another' }).focus();
    await keyboard.press('Enter');
    await pickFile(page, stranger);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel('Lowest score for a match').focus();
    await keyboard.press('Enter');
    await expect(answer(page)).toContainText('No match', making);
    await expect(answer(page)).toContainText('Threshold sent1');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await look(page, 'match-no-match');

    await keyboard.press('Enter');
    await expect(nextStep(page, /^Choose the first picture/)).toBeVisible();
  });

  test.describe('by touch alone', () => {
    test.use({ hasTouch: true });

    test('an order’s shot is compared with the camera’s picture, and nothing of it is kept afterwards', async ({
      page,
    }) => {
      await beginWithShot(page, { customer: 'Zofia Żółć' });
      await page.getByRole('link', { name: 'Face match', exact: true }).tap();
      await nextStep(page, /^Choose the first picture/).tap();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Zofia Żółć/ })
        .tap();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Shot of Zofia/ })
        .tap();
      await nextStep(page, /^Choose the second picture/).tap();
      await page.getByRole('dialog').getByRole('radio', { name: 'Camera' }).tap();
      const take = page.getByRole('button', { name: /^Take the picture/ });
      await expect(take).toBeEnabled({ timeout: 30_000 });
      await take.tap();
      await page.getByRole('button', { name: /^Use this picture/ }).tap();
      await expect(page.getByRole('dialog')).toBeHidden();
      await nextStep(page, /^Compare the faces/).tap();
      await expect(answer(page)).toContainText('A match', making);

      await page.getByRole('link', { name: 'Desk' }).tap();
      await page.getByRole('link', { name: 'Face match', exact: true }).tap();
      await expect(page.getByText('No picture yet')).toHaveCount(2);
    });
  });
});

ownAccount.describe('at a studio’s own account', () => {
  ownAccount.describe.configure({ timeout: 240_000 });

  ownAccount.describe('that is not enabled for face match', () => {
    ownAccount.use({ capabilities: 'aiEdit,headshots' });

    ownAccount('it is said, with the way to the account', async ({ page }) => {
      await pickBoth(page, portraitFile(), portraitFile());
      await compare(page);
      await expect(page.getByRole('alert')).toContainText(
        'The account is not enabled for face match.',
        making,
      );
      await look(page, 'match-not-enabled');
      await page.getByRole('alert').getByRole('button', { name: 'Open the account' }).click();
      await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
    });
  });

  ownAccount.describe('whose calls go wrong', () => {
    ownAccount.use({
      // Within an array of its own, because two lines would be read as a value and its options.
      faults: [
        [
          { endpoint: 'faceMatch', call: 1, do: 'status', status: 402 },
          { endpoint: 'faceMatch', call: 2, do: 'delay', ms: 60_000 },
        ],
        { scope: 'test' },
      ],
    });

    ownAccount(
      'credit that is gone is said; a time-out waits for a person and is found again after a reload',
      async ({ page, client }) => {
        await saveSettings(client, { deadlineSecondsFor: { faceMatch: 15 } });
        await page.reload();
        await pickBoth(page, portraitFile(), portraitFile());
        await compare(page);
        await expect(page.getByRole('alert')).toContainText('The account has no credit left.', making);
        await look(page, 'match-no-credit');

        await compare(page);
        await expect(page.getByRole('timer')).toBeVisible();
        await look(page, 'match-under-way', [{ width: 1280, height: 800 }]);
        await expect(doubt(page)).toContainText('The face match for two pictures', { timeout: 60_000 });
        await page.reload();
        await doubt(page).getByRole('button', { name: 'It did not count' }).click();
        await expect(nextStep(page, /^Choose the first picture/)).toBeVisible();
        expect(await client.call('openFaceMatch')).toBeNull();
      },
    );
  });

  ownAccount('a picture without a face, and a file that is none, are named', async ({ page, studio }) => {
    await pickBoth(page, portraitFile(), await blankPicture(studio.dataDir));
    await compare(page);
    await expect(slot(page, 'Second').getByRole('alert')).toContainText('No face was found in it', making);
    await look(page, 'match-no-face');

    const notes = join(studio.dataDir, 'notes.jpg');
    writeFileSync(notes, 'Shopping: bread, milk.');
    await slot(page, 'Second').getByRole('button', { name: 'Choose another' }).click();
    await pickFile(page, notes);
    await compare(page);
    await expect(slot(page, 'Second').getByRole('alert')).toContainText('It is not a picture', making);
    await look(page, 'match-no-picture');
  });
});
