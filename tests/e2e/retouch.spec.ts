/** The retouch session, from the desk to the exported file, by keyboard and by touch. */
import type { Locator, Page } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { look } from './support/looks.ts';
import { openWithShot } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { setExportFolder } from './support/own-account.ts';
import { sessionFromFile, compareReady, takeTool, versions } from './support/retouch.ts';
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

/** A paid tool of the practice service measures faces and works pixel by pixel. */
const work = { timeout: 60_000 };

/** Returns the one file that was exported. */
function onlyFile(folder: string): string {
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  return join(folder, names[0] ?? '');
}

/** Tabs to a control as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

test('a double click opens the choice of a picture and does not close it again', async ({ page }) => {
  await page.getByRole('link', { name: 'Retouch', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the picture to retouch' });
  const beside = { x: 10, y: 10 };
  const pressed = Date.now();
  await page.clock.setFixedTime(pressed);
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await expect(dialog).toBeVisible();

  await page.clock.setFixedTime(pressed + 400);
  await page.mouse.click(beside.x, beside.y);
  await page.waitForTimeout(300);
  await expect(dialog).toBeVisible();

  await page.clock.setFixedTime(pressed + 600);
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog).toBeHidden();
});

test('by keyboard alone: a file is edited, cut out, given a colour and exported', async ({
  page,
  folder,
}) => {
  const spoken = await Spoken.in(page);
  await tabTo(page, page.getByRole('link', { name: 'Retouch', exact: true }));
  await spoken.press('Enter');
  await expect(page.getByText('No picture has been retouched yet')).toBeVisible();
  await look(page, 'retouch-list-empty');

  await spoken.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose the picture to retouch' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('radio', { name: 'An order' }));
  await spoken.press('ArrowRight');
  await spoken.press('ArrowRight');
  await tabTo(page, dialog.getByRole('button', { name: 'Choose a file' }));
  const chooser = page.waitForEvent('filechooser');
  await spoken.press('Enter');
  await (await chooser).setFiles(portraitFile());

  await expect(page.getByText('portrait.jpg')).toBeVisible();
  await expect(compareReady(page)).toBeVisible();
  await look(page, 'retouch-original');

  await spoken.press('a');
  await expect(
    page.getByText('It chooses no document size and promises no acceptance.', { exact: false }),
  ).toBeVisible();
  await look(page, 'retouch-ai-edit');
  await spoken.press('Enter');
  await expect(page.getByText('The AI edit is being made').first()).toBeVisible();
  await expect(versions(page)).toHaveCount(2, work);
  await expect(page.getByRole('radio', { name: /^1 · AI edit/ })).toBeChecked();
  await expect(compareReady(page)).toBeVisible();
  await look(page, 'retouch-ai-edited');

  await spoken.press('b');
  await expect(page.getByText('It does not crop.', { exact: false })).toBeVisible();
  await spoken.press('Enter');
  await expect(page.getByRole('radio', { name: /^2 · Background removed/ })).toBeChecked(work);
  await expect(page.getByText(/PNG · transparent · made from version 1/)).toBeVisible();

  // A transparent result asks for its background next, and is transparent until then.
  await tabTo(page, page.getByRole('radio', { name: 'Transparent' }));
  await spoken.press('ArrowUp');
  await spoken.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'White' })).toBeChecked();
  await look(page, 'retouch-background');
  await spoken.press('Enter');
  await expect(page.getByRole('radio', { name: /^3 · Background #ffffff/ })).toBeChecked(work);

  await spoken.press('x');
  const exporting = page.getByRole('dialog', { name: 'Export pictures' });
  await expect(nextStep(page, /^Export 1 picture/)).toBeEnabled();
  await look(page, 'retouch-export');
  await spoken.press('Enter');
  await expect(exporting).toContainText('1 picture is in');
  await spoken.press('Enter');
  await expect(exporting).toBeHidden();
  expect(await spoken.record()).toMatchSnapshot('retouch.txt');

  const exported = await sharp(onlyFile(folder)).metadata();
  const original = await sharp(portraitFile()).metadata();
  expect([exported.width, exported.height]).toEqual([original.width, original.height]);
  const corner = await sharp(onlyFile(folder))
    .extract({ left: 2, top: 2, width: 4, height: 4 })
    .raw()
    .toBuffer();
  expect(Math.min(...corner)).toBeGreaterThan(250);
});

test('a retouch session is left while a tool works, and come back to with its result', async ({ page }) => {
  await sessionFromFile(page, portraitFile());
  await takeTool(page, 'Enhance');
  await page.getByRole('radio', { name: '×1' }).check();
  await nextStep(page, /^Enhance · 1 credit/).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: /^All pictures/ }).click();
  const tile = page.getByRole('link', { name: /portrait\.jpg/ });
  await expect(tile).toContainText(/An edit is on its way|One version/);
  await expect(tile).toContainText('One version', work);

  await tile.click();
  await expect(page.getByRole('radio', { name: /^1 · Enhanced/ })).toBeChecked();
  await page.reload();
  await expect(versions(page)).toHaveCount(2);
});

test('a retouch session on its own is erased at once when staff say so, and nothing of it is left', async ({
  page,
}) => {
  await sessionFromFile(page, portraitFile());
  await expect(page.getByText(/^Erased automatically on/)).toBeVisible();
  await page.getByRole('button', { name: 'Erase now' }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase “portrait\.jpg”/ });
  await look(page, 'retouch-erase');
  await dialog.getByRole('button', { name: 'Erase picture and versions' }).click();
  await expect(page.getByText('No picture has been retouched yet')).toBeVisible();
});

test.describe('by touch alone', () => {
  test.use({ hasTouch: true });

  test('an order’s shot is cut out, given its document’s colour, used with a reason and exported', async ({
    page,
    folder,
  }) => {
    await openWithShot(page, { customer: 'Zofia Żółć' });
    await page
      .getByRole('button', { name: /^Retouch/ })
      .first()
      .tap();
    await expect(page.getByRole('heading', { name: 'Retouch', level: 1 })).toBeVisible();
    await expect(compareReady(page)).toBeVisible();
    await look(page, 'retouch-in-order');

    await page.getByRole('button', { name: /^Remove background/ }).tap();
    await page.getByRole('radio', { name: 'Fast' }).tap();
    await nextStep(page, /^Remove the background · 1 credit/).tap();
    await expect(page.getByRole('radio', { name: /^1 · Background removed, fast/ })).toBeChecked(work);
    await expect(page.getByRole('radio', { name: 'UK passport, printed photo' })).toBeChecked();
    await look(page, 'retouch-in-order-background');
    await nextStep(page, /^Keep this background · free/).tap();
    await expect(page.getByRole('radio', { name: /^2 · Background #/ })).toBeChecked(work);

    await nextStep(page, /^Use for UK passport, printed photo/).tap();
    const dialog = page.getByRole('dialog', { name: /^Use an edited picture for/ });
    await look(page, 'retouch-locked');
    await dialog.getByLabel('Reason').fill('For a membership card, not for an application');
    await dialog.getByRole('button', { name: 'Allow it' }).tap();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('In use for UK passport, printed photo')).toBeVisible();
    await look(page, 'retouch-in-order-used');

    await page.getByRole('button', { name: /^Export…/ }).tap();
    const exporting = page.getByRole('dialog', { name: 'Export pictures' });
    await exporting.getByRole('radio', { name: 'PNG' }).tap();
    await nextStep(page, /^Export 1 picture/).tap();
    await expect(exporting).toContainText('1 picture is in');
    await exporting.getByRole('button', { name: 'Done' }).tap();
    const file = onlyFile(folder);
    expect((await sharp(file).metadata()).format).toBe('png');
    expect(existsSync(`${file}.part`)).toBe(false);

    await nextStep(page, /^Back to the order/).tap();
    await expect(page.getByRole('heading', { name: 'The shot' })).toBeVisible();
    await expect(page.getByText('Retouched: background filled')).toBeVisible();
  });
});
