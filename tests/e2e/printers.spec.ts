/**
 * Setting up and calibrating printers through the real screens: a real spooler, a real driver description, real
 * files.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasCups } from '../support/printing/print-lab.ts';
import { clientOfPage, openAtHandover } from './support/begun-order.ts';
import { nextStep } from './support/order.ts';
import { exactReading, openPrinters, paperRow, test, typeReading } from './support/print-shop.ts';
import { Spoken } from './support/spoken.ts';
import { expect } from './support/test.ts';

test.skip(!hasCups, 'there is no CUPS on this machine');

test('a printer is calibrated with a ruler, and prints ID photos from then on', async ({ page, lab }) => {
  const spoken = await Spoken.in(page);
  /** Types the ruler's readings, field by field. */
  const typeFigures = async (figures: readonly string[]): Promise<void> => {
    for (const [index, figure] of figures.entries()) {
      if (index > 0) await spoken.press('Tab');
      await spoken.type(figure);
    }
  };
  const sheetIsPrinted = (): Promise<void> =>
    expect(page.getByRole('main').getByText('The sheet: Printed')).toBeVisible();

  await test.step('a new printer is not approved for any paper', async () => {
    await spoken.use(page.getByRole('link', { name: 'Settings' }));
    await spoken.use(page.getByRole('link', { name: 'Printers', exact: true }));
    await spoken.use(page.getByRole('link', { name: /^DS620/ }));
    await expect(paperRow(page, /^4 × 6 in/)).toContainText('Not calibrated yet');
    await expect(page.getByRole('row', { name: /^A5/ })).toHaveCount(0);
  });

  await test.step('the first sheet is read, and is off', async () => {
    await spoken.use(page.getByRole('link', { name: /^Calibrate: 4 × 6 in/ }));
    await expect(nextStep(page, /^Print the sheet/)).toBeEnabled();
    await spoken.press('Enter');
    await sheetIsPrinted();
    await expect(page.getByLabel(/^A /)).toBeFocused();
    await typeFigures(['35,3', '45.4', '80.7', '100.9', '10,2', '10']);
    await spoken.press('Enter');
    await expect(page.getByRole('heading', { name: /^Up to 0\.9\smm off: corrected/ })).toBeVisible();
  });

  await test.step('the second sheet is printed with the correction and proves it', async () => {
    await expect(nextStep(page, /^Print it once more/)).toBeEnabled();
    await spoken.press('Enter');
    await sheetIsPrinted();
    await expect(page.getByLabel(/^A /)).toBeFocused();
    await typeFigures(await exactReading(page));
    await spoken.press('Enter');
    await expect(page.getByRole('heading', { name: /^Approved: exact to 0\smm/ })).toBeVisible();
    await expect(nextStep(page, /^Done/)).toBeEnabled();
    await spoken.press('Enter');
    await expect(paperRow(page, /^4 × 6 in/)).toContainText('Approved');
    await expect(paperRow(page, /^4 × 6 in/)).toContainText('2 sheets have come out.');
    await spoken.press('Escape');
    await expect(page.getByRole('region', { name: 'Printers', exact: true })).toBeVisible();
    expect(await spoken.record()).toMatchSnapshot('printers.txt');
  });

  await test.step('an order is printed on it', async () => {
    await page.getByRole('link', { name: 'Desk' }).click();
    await openAtHandover(page, { customer: `-o raw "$(touch ran)" \`touch ran\` 'x'; touch ran` });
    await page.getByRole('button', { name: 'Layout' }).click();
    await page.getByLabel('Printer', { exact: true }).selectOption('cups:DS620');
    await nextStep(page, /^Print 1 sheet on DS620/).click();
    await expect(page.getByText('Printed', { exact: true })).toBeVisible();
    expect((await lab.arrived(3)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('its title is no command, whatever the customer is called', async () => {
    expect((await lab.arrived(3)).title).toMatch(/^\d{6}-\d{3} sheet$/);
  });

  await test.step('no name of a queue is a command', async () => {
    const client = await clientOfPage(page);
    for (const name of [
      '$(touch ran)',
      '$(id)',
      '-n',
      '--',
      '"quoted"',
      '`id`',
      'DS620;id',
      '../DS620',
      '',
    ]) {
      const refused = client.call('resumePrinter', { printerId: `cups:${name}` });
      await expect(refused, name).rejects.toMatchObject({
        code: expect.stringMatching(/^(INVALID_INPUT|PRINTER_UNKNOWN)$/),
      });
    }
    expect(await lab.lastJob()).toBe(3);
  });

  await test.step('the journal has all three, the newest first', async () => {
    await page.getByRole('link', { name: 'Prints' }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText('ID photos');
    await expect(rows.nth(2)).toContainText('Calibration sheet');
    await rows
      .nth(1)
      .getByRole('link', { name: /^Order/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Hand over' })).toBeVisible();
  });
});

test('a printer without paper says so, and its sheet can be cancelled', async ({ page, lab }) => {
  await lab.setFault('out-of-media');
  await openPrinters(page);
  await page.getByRole('link', { name: /^DS620/ }).click();
  await page.getByRole('link', { name: /^Calibrate: 4 × 6 in/ }).click();
  await nextStep(page, /^Print the sheet/).click();

  // Within five seconds on a machine that does nothing else: tests/faults/paper.test.ts.
  await expect(page.getByRole('main').getByText(/^The sheet: .+ · Out of paper$/)).toBeVisible();

  await page.getByRole('link', { name: 'Prints' }).click();
  await expect(page.getByRole('row', { name: /Calibration sheet/ })).toContainText('Out of paper');
  await page.getByRole('button', { name: /^Cancel this print/ }).click();
  await expect(page.getByRole('row', { name: /Calibration sheet/ })).toContainText(/Cancelled|Not known/);
});

test('a folder that a print program watches is set up, calibrated and counted like a printer', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'headroom-folder-'));
  await openPrinters(page);
  await page.getByRole('button', { name: 'Add a folder' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Booth DS620');
  await page.getByLabel('Folder, full path').fill(folder);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Booth DS620/ }).click();

  await test.step('the sheet comes as a picture in the printer’s own frame', async () => {
    await page.getByRole('link', { name: /^Calibrate: 4 × 6 in/ }).click();
    await nextStep(page, /^Print the sheet/).click();
    await expect(page.getByRole('main').getByText('The sheet: Waiting in the folder')).toBeVisible();
    const [name = ''] = await readdir(folder);
    const { width, height, density } = await sharp(await readFile(join(folder, name))).metadata();
    expect({ width, height, density }).toEqual({ width: 1240, height: 1844, density: 300 });
    await rm(join(folder, name));
    await expect(
      page.getByRole('main').getByText('Headroom cannot tell whether the sheet came out.'),
    ).toBeVisible();
  });

  await test.step('the measured sheet counts as printed, whatever the folder reports', async () => {
    await typeReading(page, await exactReading(page));
    await nextStep(page, /^Save the measurements/).click();
    await nextStep(page, /^Done/).click();
    await expect(paperRow(page, /^4 × 6 in/)).toContainText('1 sheet has come out.');
  });

  await test.step('a new ribbon counts down from the number on its box', async () => {
    await page.getByRole('button', { name: 'New one loaded' }).click();
    await page.getByLabel('Prints', { exact: true }).fill('36');
    await page.keyboard.press('Enter');
    await expect(page.getByText('36 prints left of 36.')).toBeVisible();
  });
  await rm(folder, { recursive: true });
});

test('paper of the studio’s own can be chosen wherever paper is chosen', async ({ page }) => {
  await openPrinters(page);
  await page.getByRole('button', { name: 'Add a paper size' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Strip');
  await page.getByLabel('Width', { exact: true }).fill('203');
  await page.getByLabel('Height', { exact: true }).fill('101,6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Printing', exact: true }).click();
  await page
    .getByLabel('Paper', { exact: true })
    .selectOption({ label: 'Strip (101.6\u00a0×\u00a0203\u00a0mm)' });
  await page.getByLabel('Gap, mm').fill('1,5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Paper', { exact: true })).toHaveValue(/^own-/);
  await expect(page.getByLabel('Gap, mm')).toHaveValue('1.5');
});
