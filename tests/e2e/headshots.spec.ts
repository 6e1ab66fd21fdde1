/** Headshots, from the desk to the exported file and the printed sheet, by keyboard and by touch. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { making, tiles } from './support/headshots.ts';
import { look } from './support/looks.ts';
import { beginWithShot } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { setExportFolder } from './support/own-account.ts';
import { compareReady } from './support/retouch.ts';
import { portraitFile } from './support/sitters.ts';
import { Spoken } from './support/spoken.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend<{ readonly folder: string }>({
  folder: async ({ page, studio }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'headroom-exported-'));
    await setExportFolder(page, studio, folder);
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});
test.describe.configure({ timeout: 240_000 });

test('by keyboard alone: a file becomes headshots that are compared, kept, exported and printed', async ({
  page,
  folder,
}) => {
  const spoken = await Spoken.in(page);
  const place = page.getByRole('link', { name: 'Headshots', exact: true });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await spoken.press('Enter');
  await expect(page.getByText('No headshots yet')).toBeVisible();
  await expect(page.getByText('Not an ID photo')).toBeVisible();
  await look(page, 'headshots-none');

  await spoken.press('Enter');
  const picker = page.getByRole('dialog', { name: /^Whose headshots\?/ });
  await expect(picker.getByRole('textbox')).toBeFocused();
  await spoken.press('Shift+Tab');
  await spoken.press('ArrowRight');
  await spoken.press('ArrowRight');
  await spoken.press('Tab');
  await expect(picker.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await spoken.press('Enter');
  await (await chooser).setFiles(portraitFile());
  await expect(page.getByText('Choose a look on the right, then make the first pictures.')).toBeVisible();
  await look(page, 'headshots-reference');

  await spoken.goTo(page.getByLabel('Start from'));
  await page.keyboard.type('Outdoors');
  await expect(page.getByLabel('Description of the picture')).toHaveValue(/^Outdoor portrait/);
  await spoken.goTo(page.getByLabel('Pictures', { exact: true }));
  await spoken.press('ControlOrMeta+a');
  await spoken.type('3');
  await spoken.goTo(page.getByLabel('Seed'));
  await spoken.type('48213');
  await spoken.goTo(page.getByLabel('Likeness to the reference'));
  await spoken.press('ArrowLeft');
  await expect(page.getByText('0.75')).toBeVisible();
  await spoken.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(tiles(page)).toHaveCount(3, making);
  await expect(page.getByText(/Seed 48213 · likeness 0\.75 · 768\s×\s1024\spx/)).toBeVisible();
  await look(page, 'headshots-sheet');

  await spoken.goTo(tiles(page).first());
  await spoken.press('r');
  await expect(page.getByRole('radio', { name: 'Rejected 1' })).toBeVisible();
  await spoken.press('ArrowRight');
  await expect(tiles(page).nth(1)).toBeFocused();
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Headshot 2', level: 1 })).toBeVisible();
  await expect(compareReady(page)).toBeVisible();
  await look(page, 'headshots-large');
  await spoken.press('Enter');
  await expect(page.getByRole('heading', { name: 'Headshot 3', level: 1 })).toBeVisible();
  await spoken.press('k');
  await expect(page.getByRole('button', { name: 'Kept' })).toHaveAttribute('aria-pressed', 'true');
  await spoken.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Headshot 2', level: 1 })).toBeVisible();
  await spoken.press('Escape');
  await expect(page.getByRole('radio', { name: 'Kept 2' })).toBeVisible();

  await spoken.press('x');
  const exporting = page.getByRole('dialog', { name: 'Export pictures' });
  await expect(exporting.getByText(/not-an-id-photo/).first()).toBeVisible();
  await expect(nextStep(page, /^Export 2 pictures/)).toBeEnabled();
  await spoken.goTo(nextStep(page, /^Export 2 pictures/));
  await spoken.press('Enter');
  await expect(exporting).toContainText('2 pictures are in');
  await spoken.press('Escape');
  await expect(exporting).toBeHidden();
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);
  expect(names.every((name) => name.includes('not-an-id-photo'))).toBe(true);
  expect(await sharp(join(folder, names[0] ?? '')).metadata()).toMatchObject({ width: 768, height: 1024 });

  await spoken.press('p');
  const printing = page.getByRole('dialog', { name: 'Print headshots' });
  await expect(printing.getByRole('img', { name: /on its sheet/ })).toBeVisible();
  await look(page, 'headshots-print');
  await expect(nextStep(page, /^Save 2 sheets as PDF/)).toBeEnabled();
  await spoken.goTo(nextStep(page, /^Save 2 sheets as PDF/));
  await spoken.press('Enter');
  await expect(printing).toBeHidden();
  const prints = page.getByRole('region', { name: 'Prints' });
  await expect(prints.getByText('Saved as PDF', { exact: true })).toHaveCount(2, { timeout: 30_000 });
  expect(await spoken.record()).toMatchSnapshot('headshots.txt');
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true });

  test('an order’s shot becomes a headshot that is kept, exported, and erased in the end', async ({
    page,
    folder,
  }) => {
    await beginWithShot(page, { customer: 'Zofia Żółć' });
    await page.getByRole('link', { name: 'Headshots', exact: true }).tap();
    await nextStep(page, /^New headshots/).tap();
    const picker = page.getByRole('dialog', { name: /^Whose headshots\?/ });
    await picker.getByRole('button', { name: /Zofia Żółć/ }).tap();
    await look(page, 'picker-order');
    await picker.getByRole('button', { name: /^Shot of Zofia/ }).tap();
    await expect(page.getByText('Choose a look on the right, then make the first pictures.')).toBeVisible();
    for (let taps = 0; taps < 3; taps += 1) await page.getByRole('button', { name: 'Pictures: less' }).tap();
    await page.getByLabel('Shape').selectOption('Square');
    await nextStep(page, /^Make 1 headshot · 1 credit/).tap();
    await expect(tiles(page)).toHaveCount(1, making);
    await page.getByRole('button', { name: 'Keep headshot 1' }).tap();
    await page.getByRole('button', { name: /^Export 1 kept/ }).tap();
    await nextStep(page, /^Export 1 picture/).tap();
    await expect(page.getByRole('dialog')).toContainText('1 picture is in');
    const [name = ''] = readdirSync(folder);
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ width: 1024, height: 1024 });
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();

    await page.getByRole('button', { name: 'Erase now' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase picture and versions' }).tap();
    await expect(page.getByText('No headshots yet')).toBeVisible();
  });
});
