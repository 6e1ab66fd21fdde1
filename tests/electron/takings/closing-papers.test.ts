/** A closing on paper and as a file. */
import { expect, it, vi } from 'vitest';
import type { ClosingPaper } from '../../../electron/printing/slips/closing.ts';
import { composeClosing } from '../../../electron/printing/slips/closing.ts';
import { slipPages } from '../../../electron/printing/slips/pages.ts';
import type { StudioSettings } from '../../../shared/model/settings.ts';
import { busyReport } from '../../support/fixture/takings.ts';
import { openKiosk } from '../../support/kiosk/open-kiosk.ts';
import { pagesOf, textOf } from '../../support/printing/papers.ts';
import { tempFolder } from '../../support/files/temp-folder.ts';
import { rejectionOf } from '../../support/thrown.ts';
import { openCounter, type Counter } from '../orders/counter.ts';
import { en } from '../../../electron/words/en.ts';
import { sheetBytes } from '../orders/prints/sheets.ts';

const patience = { timeout: 20_000, interval: 50 };
const paper: ClosingPaper = {
  studio: { name: 'Studio Łąka', taxNumber: 'GB 123' },
  closing: {
    ...{ number: 12, day: '2026-11-21', closedAt: '2026-11-21T18:02:00.000Z', currency: 'GBP', net: 9_600 },
    ...{ counted: 9_000, difference: -250, floatLeft: 5_000, report: busyReport },
  },
  ...{ paperNames: ['10 × 15 cm', 'Roll', 'Silk'], practice: false, timeZone: 'Europe/London' },
  words: en.closing,
};

it('prints every figure of the day', async () => {
  const text = await textOf(await composeClosing(paper));

  for (const part of [
    ...['Studio Łąka', 'Tax number GB 123', 'Closing 12', 'Day Saturday 21 November 2026'],
    ...['Closed 21 November 2026 at 18:02', 'Cash £43.00', 'Cash, given back -£17.00', 'Left £96.00'],
    ...['Sales: 7', 'Sold at 20% tax £98.00', 'Refunded at 20% tax -£12.00', 'Tax of that £14.33'],
    ...['5 × UK passport £60.00', '1 × Scratched -£1.00', '261121-004: The customer was in a hurry -£12.00'],
    ...['Payments by person', 'Asha £70.00', 'Asha, given back -£12.00', 'Not known, given back -£5.00'],
    ...['From the last closing £50.00', 'Should be in the till £92.50', 'Counted £90.00', 'Missing £2.50'],
    ...['Stays in the till £50.00', 'Stamps -£3.50', 'Preview 8', 'Silk 2', 'not a certified fiscal device'],
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('PRACTICE');
});

it('is one strip on a roll, and says PRACTICE in practice', async () => {
  const pdf = await composeClosing({ ...paper, practice: true, page: slipPages.roll80 });

  expect(await pagesOf(pdf)).toMatch(/Pages: +1\n[\s\S]*Page size: +226\.77\d* x/);
  expect(await textOf(pdf)).toContain('PRACTICE');
});

/** Closes a day with one sale by card. */
async function closedDay(settings: Partial<StudioSettings> = {}): Promise<Counter> {
  const counter = await openCounter({ studioName: 'Bright', ...settings });
  await counter.paid(await counter.order('uk-passport'));
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 0, floatLeft: 0 });
  return counter;
}
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

it('is saved as PDF and CSV, each closing with what it covers and nothing else', async () => {
  const counter = await closedDay();
  await counter.paid(await counter.order('us-passport'));
  const { number, upTo } = await counter.call('openTakings');
  await counter.call('closeTakings', { number, upTo, counted: 0, floatLeft: 0 });

  const pdf = await counter.call('closingFile', { number: 1 });
  expect(pdf).toMatchObject({ name: 'closing-1.pdf', mime: 'application/pdf' });
  expect(await textOf(pdf.bytes)).toContain('1 × UK passport £12.00');

  const [first, second] = [
    await counter.call('closingsCsv', { from: 1, to: 1 }),
    await counter.call('closingsCsv', { from: 2, to: 2 }),
  ];
  expect(first).toMatchObject({ name: 'closing-1.csv', mime: 'text/csv' });
  expect(text(first.bytes).match(/1 x \w+ passport/g)).toEqual(['1 x UK passport']);
  expect(text(second.bytes).match(/1 x \w+ passport/g)).toEqual(['1 x US passport']);
  const both = await counter.call('closingsCsv', { from: 1, to: 2 });
  expect(both.name).toBe('closings-1-2.csv');
  expect(text(both.bytes).match(/^Bright,\d/gm)).toHaveLength(6);
  expect(await rejectionOf(counter.call('closingsCsv', { from: 2, to: 3 }))).toBe('NOT_FOUND');
  expect(await rejectionOf(counter.call('closingsCsv', { from: 2, to: 1 }))).toBe('INVALID_INPUT');
});

it('goes to the printer of receipts once per press, into the journal of prints', async () => {
  const counter = await closedDay({ receipts: { printerId: 'file', paper: 'roll80' } });

  const [one, other] = await Promise.all([
    counter.call('printClosing', { number: 1 }),
    counter.call('printClosing', { number: 1 }),
  ]);

  expect(one.id).toBe(other.id);
  await vi.waitFor(async () => {
    const prints = await counter.call('listPrints');
    expect(prints).toMatchObject([
      { id: one.id, kind: 'closing', orderId: null, state: 'printed', copies: 1 },
    ]);
  }, patience);
  const [{ saved } = { saved: null }] = await counter.call('listPrints');
  expect(saved?.name).toBe('closing-1.pdf');
  const file = await sheetBytes(counter, saved?.name ?? '');
  expect(await textOf(file)).toContain('Closing 1');

  const confirmed = await counter.call('confirmClosingPrint', { printId: one.id, printed: false });
  expect(confirmed.state).toBe('failed');
  expect(await rejectionOf(counter.call('printClosing', { number: 2 }))).toBe('NOT_FOUND');
});

it('is not printed where no printer of receipts is chosen', async () => {
  const counter = await closedDay();

  expect(await rejectionOf(counter.call('printClosing', { number: 1 }))).toBe('WRONG_STEP');
  expect(await counter.call('listPrints')).toEqual([]);
});

it('is named and marked as practice in practice', async () => {
  const kiosk = await openKiosk({ dataDir: tempFolder() });
  await kiosk.call('moveCash', { kind: 'pay-in', amount: 100, reason: 'Change' });
  const { number, upTo } = await kiosk.call('openTakings');
  await kiosk.call('closeTakings', { number, upTo, counted: 100, floatLeft: 0 });

  const pdf = await kiosk.call('closingFile', { number: 1 });
  const csv = await kiosk.call('closingsCsv', { from: 1, to: 1 });
  await kiosk.close();

  expect([pdf.name, csv.name]).toEqual(['PRACTICE-closing-1.pdf', 'PRACTICE-closing-1.csv']);
  expect(await textOf(pdf.bytes)).toContain('PRACTICE');
  expect(text(csv.bytes)).toMatch(/\r\nPRACTICE,1,/);
});
