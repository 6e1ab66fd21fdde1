import type { Page } from '@playwright/test';
import { walkThroughOrder } from '../demo/walk.ts';
import { switchCustomerScreen } from '../e2e/support/customer-screen.ts';

/** Finds one of the program's windows by the address that it shows. */
export type WindowOf = (address: string) => Promise<Page>;

/** Time limit of a step, ms: a machine with two cores draws, analyses and serves meanwhile. */
const patienceMs = 60_000;

/** Serves one customer, who looks at the customer screen. @param out takes a picture of each step */
export async function serveCustomer(windowOf: WindowOf, portrait: string, out: string): Promise<void> {
  const page = await windowOf('app://headroom/index.html');
  page.setDefaultTimeout(patienceMs);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Customer’s screen', exact: true }).click();
  await switchCustomerScreen(page);
  const customer = await windowOf('app://customer/customer.html');
  customer.setDefaultTimeout(patienceMs);
  const scene = (name: string): Promise<void> => customer.locator(`[data-scene=${name}]`).waitFor();
  await scene('idle');
  await page.getByRole('link', { name: 'Desk' }).click();

  const beside: Readonly<Record<string, () => Promise<void>>> = {
    'shot-live': async () => {
      await scene('posing');
      await customer.getByLabel('You, as in a mirror').waitFor();
      await importPicture(page, portrait);
    },
    preview: async () => {
      await scene('approval');
      await customer.getByRole('img', { name: /^Preview of your photo/ }).waitFor();
    },
    payment: () => scene('bill'),
    'desk-after': () => scene('idle'),
  };
  await walkThroughOrder({
    page,
    out,
    documentName: 'UK passport, printed photo',
    mediumId: '4x6in',
    onStep: (name) => beside[name]?.(),
  });
}

/** Imports a file, looks at it, and goes back to the camera. */
async function importPicture(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('img', { name: 'The shot as it was taken' }).waitFor();
  await page.keyboard.press('Space');
}
