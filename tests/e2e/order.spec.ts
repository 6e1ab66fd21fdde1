/** The whole order through the real screens, with a real camera stream, a real practice service and real records. */
import { readFileSync } from 'node:fs';
import { hasPromisedForm } from '../../shared/photo-code.ts';
import { openCustomerScreen, sceneOf } from './support/customer-screen.ts';
import { look } from './support/looks.ts';
import {
  approve,
  askForPreviewAnyway,
  chooseDocument,
  finish,
  getPreview,
  nameCustomer,
  nextStep,
  orderOnDesk,
  pay,
  printSheet,
  startOrder,
  stepHere,
  takePhoto,
} from './support/order.ts';
import { textOf } from '../support/printing/papers.ts';
import { findPhotos } from '../support/pictures/photo-edges.ts';
import { rasterise } from '../support/printing/raster.ts';
import { practiceSheets } from '../support/printing/saved-sheets.ts';
import { readRecords } from './support/records.ts';
import { test as processTest } from './support/own-process.ts';
import { expect, test } from './support/test.ts';

/** Enough to find the photos on a sheet. */
const dpi = 150;

processTest('a UK passport order goes from the desk to the printed sheet', async ({ page, studio }) => {
  const inspector = page.getByRole('complementary', { name: 'About this order' });

  await test.step('the desk says that this is practice and that no order is waiting', async () => {
    await expect(page.getByText(/^Practice mode: .+ cost nothing and say PRACTICE/)).toBeVisible();
    await expect(page.getByText('Nobody is waiting')).toBeVisible();
  });

  await test.step('a name is enough for the customer', async () => {
    await startOrder(page);
    await nextStep(page, /^Choose the document/).click();
    await expect(page.getByText('A name is enough to go on, but it takes a name.')).toBeVisible();
    await nameCustomer(page, 'Zofia Żółć');
  });

  await test.step('the document shows its size, its rules and its price', async () => {
    const card = page.getByRole('option', { name: 'UK passport, printed photo' });
    await expect(card).toContainText('35 × 45 mm');
    await expect(card).toContainText('Head 29–\u206034 mm');
    await expect(card).toContainText('£12.00');
    await expect(nextStep(page, /^Choose UK passport, printed photo · £12\.00$/)).toBeVisible();
    await chooseDocument(page);
  });

  await test.step('the live picture is taken as it is, and the next step names the credit', async () => {
    await expect(page.getByLabel('Live picture, mirrored')).toBeVisible();
    await takePhoto(page);
    await expect(nextStep(page, /^Get preview · [\d,]+ left$/)).toBeVisible();
  });

  await test.step('the preview lists no issue and promises nothing', async () => {
    const before = await creditIn(nextStep(page, /^Get preview/));
    await getPreview(page);
    await expect(inspector.getByRole('heading', { name: 'No issue reported by the service' })).toBeVisible();
    await expect(inspector).toContainText('promises no acceptance');
    await expect(page.getByRole('list', { name: 'Service, camera and printer' })).toContainText(
      `${before - 1} previews left`,
    );
    await approve(page);
  });

  await test.step('the payment shows the total and its tax', async () => {
    const bill = page.getByRole('table', { name: 'What the customer pays' });
    await expect(bill.getByRole('row', { name: /^Total/ })).toContainText('£12.00');
    await expect(bill.getByRole('row', { name: /of which tax at 20%/ })).toContainText('£2.00');
    await expect(nextStep(page, /^Choose payment$/)).toBeDisabled();
    await page.getByLabel('Card reference, if there is one').fill('T-4711');
    await pay(page);
  });

  const code =
    await test.step('the code has the promised form and its expiry, and the sheet is to scale', async () => {
      const card = page.getByRole('region', { name: 'UK photo code · PRACTICE' });
      const [, text = ''] =
        /^QR code of (.+)$/.exec((await card.getByRole('img').getAttribute('aria-label')) ?? '') ?? [];
      expect(hasPromisedForm(text), text).toBe(true);
      await expect(card).toContainText('21 days left');
      await expect(card).toContainText(`Good until ${wordyDate(21)}`);
      await expect(
        page.getByRole('img', { name: /^Sheet of 152\.4 by 101\.6\smm with 8 photos$/ }),
      ).toBeVisible();
      return text;
    });

  await test.step('the sheet is printed and the order finished', async () => {
    await printSheet(page);
    const prints = page.getByRole('region', { name: 'Prints' });
    await expect(prints).toContainText(/Headroom keeps \d{6}-\d{3}-sheet\.pdf, encrypted, until /);
    const saved = page.waitForEvent('download');
    await prints.getByRole('button', { name: /^Save a copy of \d{6}-\d{3}-sheet\.pdf$/ }).click();
    const copy = await saved;
    expect(copy.suggestedFilename()).toMatch(/^\d{6}-\d{3}-sheet\.pdf$/);
    const bytes = readFileSync(await copy.path());
    expect(findPhotos(await rasterise(bytes, dpi), dpi)).toHaveLength(8);
    expect([...practiceSheets(studio.dataDir).values()]).toEqual([bytes]);
    await finish(page);
    await expect(page.getByRole('region', { name: 'Done today' }).getByRole('link')).toContainText(
      'Zofia Żółć',
    );
    await expect(page.getByText('Nobody is waiting')).toBeVisible();
  });

  await test.step('the records agree with what was shown', () => {
    expect(readRecords(studio.dataDir)).toEqual({
      customer: { name: 'Zofia Żółć' },
      order: { state: 'done', practice: 1 },
      shots: [{ source: 'camera', width: 1280, height: 720 }],
      photos: [{ specCode: 'uk-passport', state: 'final', uuid: expect.any(String) }],
      codes: [{ code, days: 21 }],
      calls: [
        { endpoint: 'makeIdPhotoWatermark', state: 'done' },
        { endpoint: 'getIdPhotoNoWatermark', state: 'done' },
      ],
      payments: [{ total: 1200, currency: 'GBP', method: 'card' }],
      prints: [{ state: 'printed', copies: 1 }],
    });
  });

  await test.step('the finished order is opened again from the desk', async () => {
    await orderOnDesk(page, 'Zofia Żółć').first().click();
    await expect(page.getByRole('heading', { name: 'Order done' })).toBeVisible();
    await expect(stepHere(page)).toHaveCount(0);
  });

  await test.step('its photo record has what was measured on the shot', async () => {
    await page.getByRole('button', { name: 'Save files…' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    const record = await textOf(readFileSync(await (await saved).path()));
    expect(record).toMatch(/Head height \d\d(\.\d)? mm 29 to 34 mm/);
    expect(record).toMatch(/Tilt \d° At most 6°/);
    expect(record).toContain('Nothing against a warning, and no edit.');
  });
});

test.describe('with a customer who smiles in light from one side', () => {
  test.use({ sitter: 'a smiling customer' });

  test('the preview names the issues, what to tell the customer, and the customer’s screen names them too', async ({
    page,
  }) => {
    const customer = await openCustomerScreen(page);
    await startOrder(page);
    await nameCustomer(page, 'Grace Hartley');
    await chooseDocument(page);
    await takePhoto(page);
    await askForPreviewAnyway(page);
    await expect(page.getByRole('img', { name: /^Watermarked preview/ })).toBeVisible({ timeout: 60_000 });
    await expect(nextStep(page, /^Retake/)).toBeVisible();
    const issues = page.getByRole('region', { name: /issues? reported$/ });
    const smile = issues.getByRole('listitem').filter({ hasText: 'Expression is not neutral' });
    await expect(smile.getByText('ISSUE_EXPRESSION_NOT_NEUTRAL')).toBeHidden();
    await smile.getByText('Details').click();
    await expect(smile.getByText('ISSUE_EXPRESSION_NOT_NEUTRAL')).toBeVisible();
    await expect(smile).toContainText('Please relax your face and close your mouth; no smile this time.');

    await customer.bringToFront();
    await expect(sceneOf(customer)).toContainText('Is this photo right for you?');
    await expect(sceneOf(customer)).toContainText('Expression is not neutral');
    await expect(sceneOf(customer)).not.toContainText('Please relax your face');
    await look(customer, 'customer-flagged');
  });
});

/** Returns the figure in "Get preview · 182 left". */
async function creditIn(button: ReturnType<typeof nextStep>): Promise<number> {
  const [, figure = ''] = /([\d,]+) left/.exec((await button.textContent()) ?? '') ?? [];
  return Number(figure.replaceAll(',', ''));
}

/** Returns the date that many days from now as the kiosk writes it, for example "Saturday 12 December 2026". */
function wordyDate(days: number): string {
  const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);
}
