/** Comparing two faces, from the desk to the answer, by keyboard and by touch. */
import type { Page } from '@playwright/test';
import { making, pickFile } from './support/headshots.ts';
import { look } from './support/looks.ts';
import { beginWithShot } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { Spoken } from './support/spoken.ts';
import { portraitFile, strangersPicture } from './support/sitters.ts';
import { expect, test } from './support/test.ts';

const answer = (page: Page) => page.getByRole('region').filter({ hasText: 'Threshold sent' });
const slot = (page: Page, which: 'First' | 'Second') =>
  page.getByRole('region', { name: `${which} picture` });

test.describe('in practice', () => {
  test.describe.configure({ timeout: 240_000 });

  test('by keyboard alone: a face matches itself, and does not match a stranger’s, with the number shown', async ({
    page,
    studio,
  }) => {
    const stranger = await strangersPicture(studio.dataDir);
    const spoken = await Spoken.in(page);
    await spoken.goTo(page.getByRole('link', { name: 'Face match', exact: true }));
    await spoken.press('Enter');
    await expect(
      page.getByText('It is not a decision about who someone is.', { exact: false }),
    ).toBeVisible();
    await look(page, 'match-empty');
    await spoken.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await spoken.press('Shift+Tab');
    await spoken.press('ArrowLeft');
    await spoken.press('Tab');
    const chooser = page.waitForEvent('filechooser');
    await spoken.press('Enter');
    await (await chooser).setFiles(portraitFile());
    await expect(page.getByRole('dialog')).toBeHidden();
    await spoken.press('Enter');
    await pickFile(page, portraitFile());
    await expect(page.getByRole('dialog')).toBeHidden();
    await spoken.press('Enter');
    await expect(answer(page)).toContainText('A match', making);
    await expect(answer(page)).toContainText('none: the service’s default');
    await look(page, 'match-matched');

    await spoken.goTo(page.getByRole('radio', { name: 'Service’s default' }));
    await spoken.press('ArrowRight');
    await spoken.press('Tab');
    await spoken.type('1');
    await spoken.goTo(slot(page, 'Second').getByRole('button', { name: 'Choose another' }));
    await spoken.press('Enter');
    await pickFile(page, stranger);
    await expect(page.getByRole('dialog')).toBeHidden();
    await spoken.goTo(page.getByLabel('Lowest score for a match'));
    await spoken.press('Enter');
    await expect(answer(page)).toContainText('No match', making);
    await expect(answer(page)).toContainText('Threshold sent1');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await look(page, 'match-no-match');

    await spoken.press('Enter');
    await expect(nextStep(page, /^Choose the first picture/)).toBeVisible();
    expect(await spoken.record()).toMatchSnapshot('face-match.txt');
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
      await look(page, 'picker-camera');
      await take.tap();
      await expect(page.getByRole('img', { name: 'The picture as it was taken' })).toBeVisible();
      await page.getByRole('button', { name: 'Take it again' }).tap();
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
