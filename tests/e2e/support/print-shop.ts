/** A counter whose kiosk finds a real spooler: none of its prints leaves the machine. */
import { expect, type Page } from '@playwright/test';
import { startPrintLab, type PrintLab } from '../../support/printing/print-lab.ts';
import { changeSettings, closeAfter, openStudioProcess } from './studio.ts';
import { test as base } from './test.ts';

interface Shop {
  readonly lab: PrintLab;
}

/** Like every e2e test, with a spooler of the test's own that has one photo printer, `DS620`. */
export const test = base.extend<Shop>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  lab: async ({}, use) => {
    const lab = await startPrintLab();
    await lab.addQueue('DS620', { errorPolicy: 'stop-printer' });
    await use(lab);
    await lab.stop();
  },
  studio: async ({ lab }, use, testInfo) => {
    const studio = await openStudioProcess({ CUPS_SERVER: lab.server });
    await changeSettings(studio, { guidance: false, burst: false });
    await use(studio);
    await closeAfter(testInfo, studio);
  },
});

/** Opens the settings of all printers. */
export async function openPrinters(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('navigation', { name: 'Sections of the settings' })
    .getByRole('link', { name: 'Printers', exact: true })
    .click();
  await expect(page.getByRole('region', { name: 'Printers', exact: true })).toBeVisible();
}

/** Returns the line of a paper in a printer's own settings. */
export const paperRow = (page: Page, paper: RegExp) => page.getByRole('row', { name: paper });

/** Types the ruler's readings, in the order of the letters A to F. */
export async function typeReading(page: Page, figures: readonly string[]): Promise<void> {
  for (const [index, letter] of ['A', 'B', 'C', 'D', 'E', 'F'].entries()) {
    await page.getByLabel(new RegExp(`^${letter} `)).fill(figures[index] ?? '');
  }
}

/** Returns the readings of an exact sheet, which the screen shows beside each field. */
export async function exactReading(page: Page): Promise<readonly string[]> {
  const targets = await page.getByText(/^should be [\d.]+\smm$/).allTextContents();
  return targets.map((text) => /[\d.]+/.exec(text)?.[0] ?? '');
}
