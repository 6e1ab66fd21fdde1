/**
 * Every screen of the kiosk over the fixture, and every dialog that a press of one of its buttons opens. Nothing is found by its words, so
 * that all of it can be looked at in each language.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { setUpSteps } from '../../../shared/model/set-up.ts';
import { look } from '../../e2e/support/looks.ts';
import { expect, inLanguage, test } from '../../e2e/support/scene-page.ts';
import { headshotSession } from '../../support/fixture/headshots.ts';
import { retouchSession } from '../../support/fixture/retouch.ts';
import { sceneOrder } from '../../support/fixture/scenes.ts';

const order = (scene: string, more = ''): string => `?scene=${scene}${more}#/order/${sceneOrder(scene).id}`;
const printer = '#/settings/printers?printer=cups:DS620';
const session = `#/retouch/${retouchSession().id}`;
const headshots = `#/headshots/${headshotSession().id}`;

/** The screens by their names, with the addresses at which the fixture shows them. */
const screens: readonly (readonly [name: string, where: string])[] = [
  ['desk', '?scene=preview#/'],
  ['desk-records-gap', '?scene=preview&studio=lost-calls#/'],
  ...['customer', 'family-customer', 'document', 'family-shot', 'preview', 'payment', 'payment-items'].map(
    (scene) => [`order-${scene}`, order(scene)] as const,
  ),
  ...['owed', 'owed-unknown', 'handover', 'papers-printed', 'printed', 'done', 'refunded'].map(
    (scene) => [`order-${scene}`, order(scene, '&studio=with-slips-and-mail')] as const,
  ),
  ['customers', '?scene=preview#/customers'],
  ['codes', '?scene=preview&studio=with-slips-and-mail#/codes'],
  ['retouch-list', '?scene=preview&session=versions#/retouch'],
  ['retouch', `?scene=preview&session=versions${session}`],
  ['retouch-in-order', `?scene=preview&session=cut-out-in-order${session}`],
  ['headshots-list', '?headshots=many#/headshots'],
  ['headshots', `?headshots=many${headshots}`],
  ['face-match', '?match=before#/face-match'],
  ['opening-check', '?check=stops#/opening-check'],
  ['prints', '?prints=all#/prints'],
  ['day', '?day=busy#/day'],
  ['closings', '?day=busy#/day/closings'],
  ['closing', '?studio=with-papers#/day/closings/19'],
  ['period', '?day=busy#/day/period?show=week&day=2026-11-18'],
  ['printer', `?studio=unlocked${printer}`],
  ['printer-paper', `?studio=unlocked${printer}&medium=4x6in`],
  ['printer-calibrate', `?studio=unlocked${printer}&medium=4x6in&calibrate=1`],
];

const startPage = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  // Buttons that choose a file open the system's own window.
  page.on('filechooser', () => undefined);
  await page.goto(`${address}${inLanguage('#/')}`);
  await page.waitForFunction(() => window.showScene !== undefined);
  return page;
};
async function open(page: Page, where: string): Promise<void> {
  await page.evaluate((next) => window.showScene?.(next), inLanguage(where));
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await page.evaluate(settled);
}

/** Runs in the page. Waits until nothing has changed for a moment; the live picture of a camera changes all the time. */
function settled(): Promise<void> {
  const [quietMs, longestMs] = [150, 1_500];
  return new Promise((resolve) => {
    let quiet = setTimeout(done, quietMs);
    const longest = setTimeout(done, longestMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    function done(): void {
      clearTimeout(quiet);
      clearTimeout(longest);
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** The words of buttons that were pressed already: the same words do the same on every screen. */
const pressed = new Set<string>();
/** The titles of dialogs that were looked at. */
const seen = new Set<string>();

/** Presses each button of a screen that was not pressed on another one, and looks at the dialog if one opens. */
async function lookAtDialogs(page: Page, name: string, where: string): Promise<void> {
  const buttons = page.locator('button:enabled:visible:not([aria-disabled=true])');
  const words = await buttons.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  );
  for (const [index, word] of words.entries()) {
    if (pressed.has(word)) continue;
    pressed.add(word);
    await open(page, where);
    await buttons.nth(index).click({ timeout: 2_000 });
    await page.evaluate(settled);
    const dialog = page.locator('dialog[open]').last();
    if ((await dialog.count()) === 0) continue;
    const title = await dialog.locator('h1, h2').first().textContent();
    if (title === null || seen.has(title)) continue;
    seen.add(title);
    await look(page, `${name}-dialog-${index}`);
  }
  await open(page, where);
}

for (const [name, where] of screens) {
  test(`the screen ${name} and its dialogs are whole and accessible`, async ({ context, sceneAddress }) => {
    const page = await startPage(context, sceneAddress);
    await open(page, where);
    await look(page, `screen-${name}`);
    await lookAtDialogs(page, name, where);
    await page.close();
  });
}

for (const studio of ['unlocked', 'locked', 'connected']) {
  test(`the settings of a studio (${studio}) and their dialogs are whole and accessible`, async ({
    context,
    sceneAddress,
  }) => {
    const page = await startPage(context, sceneAddress);
    await open(page, `?studio=${studio}#/settings`);
    const links = page.locator('.settings nav a');
    const sections = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')?.split('/').at(-1) ?? ''),
    );
    expect(sections.length).toBeGreaterThan(20);
    for (const section of sections) {
      const where = `?studio=${studio}#/settings/${section}`;
      await open(page, where);
      await expect(page.locator('.settings .form h2').first()).toBeVisible();
      await look(page, `settings-${studio}-${section}`);
      await lookAtDialogs(page, `settings-${studio}-${section}`, where);
    }
    await page.close();
  });
}

test('the first run is whole and accessible at every step', async ({ context, sceneAddress }) => {
  const page = await startPage(context, sceneAddress);
  for (const step of [...setUpSteps, 'end']) {
    await open(page, `?studio=unlocked#/set-up/${step}`);
    await look(page, `set-up-${step}`);
  }
  await page.close();
});

test('the list of keys is whole and accessible', async ({ context, sceneAddress }) => {
  const page = await startPage(context, sceneAddress);
  await open(page, '?scene=preview#/');
  await page.keyboard.press('?');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look(page, 'keys');
  await page.close();
});
