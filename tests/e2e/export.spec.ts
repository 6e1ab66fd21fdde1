/** Exporting pictures as files: to the studio's folder, to a stick, and the faults on the way. */
import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openSettings } from './support/account.ts';
import { openAtHandover } from './support/begun-order.ts';
import { look } from './support/looks.ts';
import { nextStep } from './support/order.ts';
import { sessionFromFile } from './support/retouch.ts';
import { portraitFile } from './support/sitters.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ readonly out: string }>({
  out: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-exported-'));
    const out = join(folder, 'Out');
    mkdirSync(out);
    await openSettings(page, 'Export');
    await page.getByLabel('Folder', { exact: true }).fill(out);
    await nextStep(page, /^Save/).click();
    await expect(page.getByRole('main').getByText(/^It can be written, with/)).toBeVisible();
    await page.getByRole('link', { name: 'Desk' }).click();
    await use(out);
    rmSync(folder, { recursive: true, force: true });
  },
});
test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export pictures' });
const opener = (page: Page) => page.getByRole('button', { name: 'Export…' });

/** A picture that can be exported without an order and without a call. */
const pictureInSession = (page: Page): Promise<void> => sessionFromFile(page, portraitFile());

/** A paid passport order at its hand-over. */
async function comeToTheHandOver(page: Page, customer = 'Zofia Żółć'): Promise<void> {
  await openAtHandover(page, { customer });
  await page.getByRole('button', { name: 'Save files…' }).click();
  await expect(opener(page)).toBeVisible({ timeout: 30_000 });
}

test('by keyboard alone: the final of an order goes to the studio’s folder, and again beside itself', async ({
  page,
  out,
}) => {
  await comeToTheHandOver(page);
  const spoken = await Spoken.in(page);
  await spoken.goTo(opener(page));
  await spoken.press('Enter');
  await expect(dialog(page).getByRole('radio', { name: 'Out' })).toBeFocused();
  await expect(dialog(page).getByText(/-Zofia-Żółć-\S+\.jpg$/)).toBeVisible();
  await expect(nextStep(page, /^Export 1 picture/)).toBeEnabled();
  await spoken.press('Enter');
  await expect(dialog(page)).toContainText('1 picture is in Out');
  await look(page, 'export-done');
  const [name = ''] = readdirSync(out);
  expect(name).toMatch(/^\d{6}-\d{3}-Zofia-Żółć-.+\.jpg$/);
  const { width, height, format, density, exif } = await sharp(readFileSync(join(out, name))).metadata();
  expect([format, density]).toEqual(['jpeg', 600]);
  expect(height / width).toBeCloseTo(45 / 35, 1);
  expect(exif).toBeDefined();

  await spoken.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await spoken.press('Enter');
  await expect(nextStep(page, /^Export 1 picture/)).toBeEnabled();
  await look(page, 'export');
  await spoken.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: 'JPEG' })).toBeFocused();
  await spoken.press('ArrowRight');
  await spoken.press('ArrowLeft');
  await spoken.press('Enter');
  await expect(dialog(page).getByText(/ \(2\)\.jpg$/)).toBeVisible();
  expect(readdirSync(out)).toHaveLength(2);
  expect(await spoken.record()).toMatchSnapshot('export.txt');
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true });

  test('the final leaves as PNG, without its metadata and without a name that was taken', async ({
    page,
    out,
  }) => {
    await comeToTheHandOver(page, 'Amelia Okafor');
    await opener(page).tap();
    await dialog(page).getByRole('radio', { name: 'PNG' }).tap();
    await expect(dialog(page).getByText(/\.png$/)).toBeVisible();
    await nextStep(page, /^Export 1 picture/).tap();
    await expect(dialog(page)).toContainText('1 picture is in Out');
    await nextStep(page, /^Done/).tap();
    await expect(dialog(page)).toBeHidden();
    const [name = ''] = readdirSync(out);
    expect(await sharp(join(out, name)).metadata()).toMatchObject({ format: 'png', density: 600 });
  });
});

test('a folder that goes away between choosing and writing loses nothing, and the next try is one press', async ({
  page,
  out,
}) => {
  await pictureInSession(page);
  await opener(page).click();
  await expect(nextStep(page, /^Export 1 picture/)).toBeEnabled();
  renameSync(out, `${out}-away`);
  await nextStep(page, /^Export 1 picture/).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This folder or stick is no longer there.');
  await expect(dialog(page).getByText('Cannot be reached now')).toBeVisible();
  await look(page, 'export-gone');

  renameSync(`${out}-away`, out);
  await expect(dialog(page).getByRole('radio', { name: 'Out' })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toContainText('1 picture is in Out');
  expect(readdirSync(out)).toHaveLength(1);
});
