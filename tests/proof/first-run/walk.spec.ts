/** Walks the first run to the first sheet in the machine's language, and looks at every step. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setUpSteps } from '../../../shared/model/set-up.ts';
import { openFile } from '../../support/records/records-file.ts';
import { look } from '../../e2e/support/looks.ts';
import { expect, test } from '../../e2e/support/test.ts';

const language = process.env['HEADROOM_LANGUAGE'] ?? 'en';
/** The steps that Enter comes to in practice: the others need an account. */
const inPractice = setUpSteps.filter((step) => step !== 'recovery' && step !== 'backups');

test.use({ isFirstRun: true });

test(`from an empty folder to the first sheet in ${language}`, async ({ page, studio }) => {
  const next = page.locator('[aria-keyshortcuts=Enter]:enabled').last();
  const enter = async (): Promise<void> => {
    await next.waitFor();
    await page.keyboard.press('Enter');
  };
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const [index, step] of inPractice.entries()) {
    await expect(page.locator('[aria-current=step]')).toHaveAttribute('href', new RegExp(`/${step}$`));
    if (step === 'studio') await page.locator('input').first().fill('Photo Rossi');
    if (step === 'camera') {
      await page.locator('video').waitFor();
      await page.locator('.test .start').click();
      await page.locator('.test ul').waitFor();
      // On a later screen, a card or step under the mouse would look chosen.
      await page.mouse.move(0, 0);
    }
    if (step === 'prices') await page.locator('select').first().selectOption('PL');
    await look(page, `first-run-${index + 1}-${step}`);
    await enter();
  }
  await page.waitForURL(/\/set-up\/end$/);
  await look(page, 'first-run-end');
  await enter();

  await page.locator('input').first().fill('Amelia Okafor');
  await look(page, 'first-order-1-customer');
  await enter();
  await page.getByRole('option').first().waitFor();
  await look(page, 'first-order-2-document');
  await enter();
  await page.locator('video').waitFor();
  await look(page, 'first-order-3-camera');
  await enter();
  // Judged, and right: the drawn customer looks straight ahead.
  await page.locator('[data-verdict=ok]').waitFor();
  await look(page, 'first-order-4-shot');
  await enter();
  const preview = page.locator('img[src*="photo/"]').first();
  await preview.waitFor();
  await page.locator('[data-verdict=ok], [data-verdict=warn]').first().waitFor();
  await look(page, 'first-order-5-preview');
  await enter();
  await page.locator('[aria-keyshortcuts="2"]').waitFor();
  await look(page, 'first-order-6-payment');
  await page.keyboard.press('2');
  // The layout of the sheet: paid, and handed over.
  await page.locator('[aria-keyshortcuts=l]').waitFor();
  await page.locator('[data-verdict=ok]').waitFor();
  await look(page, 'first-order-7-handover');
  await enter();
  await expect
    .poll(() => {
      const db = openFile(join(studio.dataDir, 'practice', 'records.sqlite'), { readonly: true });
      const states = db.prepare<[], { state: string }>('SELECT state FROM prints').all();
      db.close();
      return states;
    })
    .toEqual([{ state: 'printed' }]);
  expect(readdirSync(join(studio.dataDir, 'practice', 'sheets'))).toHaveLength(1);
  await look(page, 'first-order-8-sheet');
});
