/**
 * Leaving an order in the middle: by a reload, by serving another customer, by a power cut. The order waits at its
 * step. And a start that finds no records.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguage } from '../../electron/language/kept-language.ts';
import { pl } from '../../renderer/i18n/pl.ts';
import { openWithPreview, openWithShot } from './support/begun-order.ts';
import {
  approve,
  askForPreview,
  comeToTheTakenShot,
  finish,
  getPreview,
  nameCustomer,
  nextStep,
  orderOnDesk,
  pay,
  printSheet,
  startOrder,
  stepHere,
} from './support/order.ts';
import { readRecords } from './support/records.ts';
import { test as processTest } from './support/own-process.ts';
import { noteLanguages, spokenOn } from './support/spoken-languages.ts';
import { changeSettings } from './support/studio.ts';
import { expect, test } from './support/test.ts';

test('a reload comes back to the same order at the same step', async ({ page }) => {
  await openWithPreview(page);
  await page.reload();
  await expect(stepHere(page)).toContainText('Preview');
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible();
  await approve(page);
});

test('an order that was left for another waits on the desk with its step', async ({ page }) => {
  await openWithShot(page, { customer: 'Amelia Okafor' });
  await page.getByRole('link', { name: 'Desk' }).click();
  await startOrder(page);
  await nameCustomer(page, 'Tom Ashworth');
  await page.getByRole('link', { name: 'Desk' }).click();

  await expect(orderOnDesk(page, 'Tom Ashworth')).toContainText('At Document');
  await expect(orderOnDesk(page, 'Amelia Okafor')).toContainText('At Shot');
  await orderOnDesk(page, 'Amelia Okafor').click();
  await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
  await expect(nextStep(page, /^Get preview/)).toBeVisible();
});

processTest(
  'a power cut after the shot and another after the payment lose nothing',
  async ({ page, studio }) => {
    const comeBack = async (): Promise<void> => {
      await studio.powerCut();
      await expect(page.getByText('The kiosk has stopped or was restarted')).toBeVisible();
      await studio.startAgain();
      await page.goto(await studio.address());
    };

    await comeToTheTakenShot(page, 'Zofia Żółć');
    await comeBack();
    await expect(orderOnDesk(page, 'Zofia Żółć')).toContainText('At Shot');
    await orderOnDesk(page, 'Zofia Żółć').click();
    await expect(page.getByRole('img', { name: 'The shot as it was taken' })).toBeVisible();
    await getPreview(page);
    await approve(page);
    await pay(page);

    await comeBack();
    await expect(orderOnDesk(page, 'Zofia Żółć')).toContainText('At Hand over');
    await orderOnDesk(page, 'Zofia Żółć').click();
    await expect(page.getByRole('region', { name: 'UK photo code · PRACTICE' })).toBeVisible();
    await printSheet(page);
    await finish(page);
    expect(readRecords(studio.dataDir)).toMatchObject({
      order: { state: 'done' },
      calls: [{ state: 'done' }, { state: 'done' }],
      payments: [{ total: 1200 }],
      prints: [{ state: 'printed' }],
    });
  },
);

test('a preview that is being made continues while its page is gone', async ({ page }) => {
  await openWithShot(page, { customer: 'Priya Raman' });
  await askForPreview(page);
  await expect(page.getByText('The service is making the preview').first()).toBeVisible();
  await page.goto('about:blank');
  await page.goBack();
  await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible({ timeout: 60_000 });
});

processTest(
  'a Polish studio whose records are missing says so in Polish from the first word',
  async ({ page, studio }) => {
    await changeSettings(studio, { language: 'pl' });
    await expect.poll(() => readLanguage(studio.dataDir)).toBe('pl');
    await studio.powerCut();
    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(studio.dataDir, 'practice', `records.sqlite${ending}`), { force: true });
    await studio.startAgain();
    await noteLanguages(page);
    await page.goto(await studio.address());
    await expect(page.getByRole('heading', { name: pl.missing.title })).toBeVisible();
    expect(await spokenOn(page)).toEqual(['pl']);
  },
);
