/** The retouch session at a service that refuses, fails, or does not answer. What is spent is asked of the records. */
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { expect, test } from './support/own-account.ts';
import { saveSettings } from './support/studio.ts';
import { sessionFromFile, openRetouchList, startFromFile, takeTool, versions } from './support/retouch.ts';
import { portraitFile } from './support/sitters.ts';

test.describe.configure({ timeout: 240_000 });

const work = { timeout: 60_000 };

async function aiEdit(page: Page): Promise<void> {
  await takeTool(page, 'AI edit');
  await nextStep(page, /^AI edit · 1 credit/).click();
}
const notice = (page: Page) => page.getByRole('alert');
const doubt = (page: Page) => page.getByRole('alert', { name: 'It is not known how this request ended' });

test.describe('an account that is not enabled for AI edits', () => {
  test.use({ capabilities: 'none' });

  test('says so, leads to the account, and leaves the other tools', async ({ page }) => {
    await sessionFromFile(page, portraitFile());
    await aiEdit(page);
    await expect(notice(page)).toContainText('The account is not enabled for this.');
    await expect(notice(page)).toContainText('the other tools may work meanwhile');
    await look(page, 'retouch-not-enabled');
    await page.reload();
    await expect(notice(page)).toContainText('The account is not enabled for this.');
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();

    await takeTool(page, 'Remove background');
    await page.getByRole('radio', { name: 'Fast' }).check();
    await nextStep(page, /^Remove the background/).click();
    await expect(versions(page)).toHaveCount(2, work);

    await aiEdit(page);
    await notice(page).getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByRole('region', { name: 'Account', exact: true })).toBeVisible();
  });
});

test.describe('a service', () => {
  test.use({
    // Within another array: Playwright takes the second of two values for options of the fixture.
    faults: [
      [
        { endpoint: 'aiEdit', call: 1, do: 'status', status: 402 },
        { endpoint: 'aiEdit', call: 2, do: 'status', status: 429, headers: { 'retry-after': '40' } },
      ],
      { scope: 'test' },
    ],
  });

  test('that has no credit left, and then too much to do, is reported with what to do', async ({ page }) => {
    await sessionFromFile(page, portraitFile());
    await aiEdit(page);
    await expect(notice(page)).toContainText('The account has no credit left.');
    await expect(notice(page)).toContainText('Top up the account at the service, then try again.');
    await expect(notice(page).getByRole('button', { name: 'Open the account' })).toBeVisible();
    await look(page, 'retouch-no-credit');

    await nextStep(page, /^AI edit · 1 credit/).click();
    await expect(notice(page)).toContainText('The service is busy.');
    await expect(page.getByRole('timer')).toContainText(/^0:[1-4]\d$/);
    await look(page, 'retouch-busy');
    await notice(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio', { name: /^1 · AI edit/ })).toBeChecked(work);
  });
});

test.describe('a call that is cut off', () => {
  test.use({ faults: [{ endpoint: 'removeBackgroundFast', call: 1, do: 'reset', at: 'mid-answer' }] });

  test('waits for a person, whatever staff open meanwhile, and is not repeated', async ({ page, client }) => {
    await sessionFromFile(page, portraitFile());
    await takeTool(page, 'Remove background');
    await page.getByRole('radio', { name: 'Fast' }).check();
    await nextStep(page, /^Remove the background/).click();
    await expect(doubt(page)).toContainText(
      'This may have used a credit. Nothing is sent again until you decide.',
      work,
    );
    await expect(doubt(page)).toContainText('portrait.jpg');
    await look(page, 'retouch-uncertain');

    await nextStep(page, /^Leave it for now/).click();
    const tile = page.getByRole('link', { name: /portrait\.jpg/ });
    await expect(tile).toContainText('Outcome unknown');
    const [open] = await client.call('listOpenCalls');
    expect(open).toMatchObject({ endpoint: 'removeBackgroundFast', state: 'uncertain', orderId: null });

    await tile.click();
    await doubt(page).getByRole('button', { name: 'It used a credit' }).click();
    await expect(doubt(page)).toBeHidden();
    await expect(versions(page)).toHaveCount(1);
    expect(await client.call('listOpenCalls')).toEqual([]);
  });
});

test.describe('a service that does not answer in time', () => {
  test.use({ faults: [{ endpoint: 'photoEnhance', call: 1, do: 'delay', ms: 20_000 }] });

  test('is given up at the deadline that the studio has set, and the outcome is unknown', async ({
    page,
    client,
  }) => {
    await saveSettings(client, { deadlineSecondsFor: { photoEnhance: 5 } });
    await page.reload();
    await sessionFromFile(page, portraitFile());
    await takeTool(page, 'Enhance');
    await expect(page.getByText('5 seconds at most', { exact: false })).toBeVisible();
    await nextStep(page, /^Enhance · 1 credit/).click();
    await expect(page.getByText('The picture is being enhanced').first()).toBeVisible();
    await expect(doubt(page)).toContainText('No complete answer came in time.', {
      timeout: 20_000,
    });
    await doubt(page).getByRole('button', { name: 'It used no credit' }).click();
    await expect(doubt(page)).toBeHidden();
    await saveSettings(client, { deadlineSecondsFor: {} });
    await nextStep(page, /^Enhance · 1 credit/).click();
    await expect(versions(page)).toHaveCount(2, work);
  });
});

test('a text file named .jpg is refused where it was chosen', async ({ page, studio }) => {
  const file = join(studio.dataDir, 'letter.jpg');
  writeFileSync(file, 'Dear Sir or Madam, this is no picture. '.repeat(20));
  await openRetouchList(page);
  await startFromFile(page, file);
  const dialog = page.getByRole('dialog', { name: 'Choose the picture to retouch' });
  await expect(dialog.getByRole('alert')).toContainText('letter.jpg');
  await expect(dialog.getByRole('alert')).toContainText('It is not a picture, whatever its name says.');
  await look(page, 'retouch-picker-wrong-file');
});
