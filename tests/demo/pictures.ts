/**
 * `npm run pictures`: takes the fifteen pictures of `docs/screens/` while a customer is served in practice mode,
 * 1280 x 800 pixels each. README shows one of them.
 */
import type { Page } from '@playwright/test';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openCustomerScreen } from '../e2e/support/customer-screen.ts';
import { openDemo } from './open-demo.ts';
import { isDrawn, walkThroughOrder } from './walk.ts';

const out = join(import.meta.dirname, '../../docs/screens');
await mkdir(out, { recursive: true });
/** Files that the walk saves, such as the receipt. */
const saved = await mkdtemp(join(tmpdir(), 'headroom-pictures-'));

async function take(name: string, shown: Page): Promise<void> {
  await isDrawn(shown);
  // Pressing a button below the fold has scrolled its panel.
  await shown.evaluate(() => {
    for (const panel of document.querySelectorAll('.scrolls')) panel.scrollTop = 0;
  });
  const picture = await shown.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .png({ palette: true, colours: 256, effort: 10 })
    .toFile(join(out, `${name}.png`));
  console.log(`docs/screens/${name}.png`);
}

const { page, close } = await openDemo(undefined, console.log);
try {
  const customer = await openCustomerScreen(page);
  const scene = (name: string): Promise<void> => customer.locator(`[data-scene=${name}]`).waitFor();
  const alsoTake: Readonly<Record<string, () => Promise<void>>> = {
    preview: async () => {
      await scene('approval');
      await take('customer-preview', customer);
    },
    payment: async () => {
      await scene('bill');
      await take('customer-bill', customer);
    },
  };
  const steps = ['document', 'shot-live', 'shot-taken', 'preview', 'payment', 'hand-over', 'printed'];
  await walkThroughOrder({
    page,
    out: saved,
    documentName: 'UK passport, printed photo',
    mediumId: '4x6in',
    async onStep(name) {
      // The first hint comes with the first face that is found.
      if (name === 'shot-live') await page.getByText('Looking for the face').waitFor({ state: 'hidden' });
      if (steps.includes(name)) await take(name, page);
      await alsoTake[name]?.();
    },
  });
  await take('desk', page);
  await page.getByRole('link', { name: 'Codes' }).click();
  await page.getByRole('row', { name: /Maria Sample/ }).waitFor();
  await take('codes', page);
  await page.getByRole('link', { name: 'Day' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take('day', page);
  await page.getByRole('link', { name: 'Desk' }).click();
  await page.getByRole('link', { name: 'Start the opening check' }).click();
  await page.getByRole('main').getByText('Someone is in the picture').waitFor();
  await take('opening-check', page);
  await page.goto(page.url().replace(/#.*/, '#/set-up/camera'));
  await page.getByRole('button', { name: 'Take test shot' }).click();
  await page.getByRole('main').getByText('Face found.', { exact: true }).waitFor({ timeout: 60_000 });
  await page
    .getByRole('main')
    .getByText(/px: enough for your favourites/)
    .waitFor();
  await take('first-run', page);
  await page.goto(page.url().replace(/#.*/, '#/settings/staff'));
  await page.getByRole('button', { name: 'Add the first supervisor' }).click();
  const person = page.getByRole('dialog', { name: 'Add a person' });
  await person.getByLabel('Name').fill('Asha');
  await person.getByLabel('New PIN').fill('4711');
  await person.getByLabel('Repeat the PIN').fill('4711');
  await page.keyboard.press('Enter');
  await person.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Kiosk lock', exact: true }).click();
  await page.getByText('Lock this computer to Headroom', { exact: true }).click();
  await page.getByRole('button', { name: 'Leave Headroom' }).waitFor();
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  await take('kiosk-lock', page);
} finally {
  await close();
  await rm(saved, { recursive: true, force: true });
}
