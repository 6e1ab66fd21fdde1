import { describe, expect, test } from 'vitest';
import { slipPages } from '../../../../electron/printing/slips/pages.ts';
import { composeReceipt } from '../../../../electron/printing/slips/receipt.ts';
import { composeSlip } from '../../../../electron/printing/slips/slip.ts';
import { en } from '../../../../electron/words/en.ts';
import type { Receipt } from '../../../../electron/printing/slips/receipt.ts';
import { partPaid } from '../../../support/records/payments.ts';
import { billOf } from '../../../../shared/money.ts';
import {
  billLines,
  longName,
  pagesOf,
  prices,
  receipt,
  slip,
  textOf,
} from '../../../support/printing/papers.ts';

describe('a receipt', () => {
  test('states who sold what to which order, when, for how much and how it was paid', async () => {
    const text = await textOf(await composeReceipt(receipt));

    for (const part of [
      'Studio Łąka Ελλάς',
      '12 Żółta Street',
      'GB 123 4567 89',
      'R-261121-004',
      'Order 261121-004',
      'Date 21 November 2026 at 14:32',
      'UK passport £12.00',
      'Schengen visa £19.00',
      '2 × £9.50',
      'Paid by card £31.00',
      'VISA 0091',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('PRACTICE');
  });

  test('adds up: net, tax on it, and the total last', async () => {
    expect(await textOf(await composeReceipt(receipt))).toContain('Net £25.83 Tax 20% £5.17 Total £31.00');
  });

  test('shows each part of a split payment, and the change of its cash', async () => {
    const parts = [
      partPaid(2_000, { method: 'cash', given: 2_500, reference: '' }),
      partPaid(1_100, { reference: 'VISA 0091' }),
    ];
    const text = await textOf(await composeReceipt({ ...receipt, payment: { ...receipt.payment, parts } }));

    expect(text).toContain('Paid in cash £20.00 Cash given £25.00 Change £5.00 Paid by card £11.00');
  });

  test('lists what was sold later, with its own number, and subtracts refunds from both', async () => {
    const bill = billOf([{ text: 'Frame', quantity: 2, unitPrice: 450 }], prices);
    const sold = { receiptNumber: 'R-261122-009', paidAt: '2026-11-22T09:00:00.000Z' };
    const part = partPaid(900, { method: 'cash', given: 1_000, reference: '' });
    const laterSales = [{ id: `sale_${'1'.repeat(32)}`, bill, part, ...sold }] as const;
    const refund = {
      kind: 'refund',
      method: 'cash',
      amount: 450,
      reference: '',
      at: sold.paidAt,
      refundNumber: 12,
      lines: [{ line: null, text: 'Frame', quantity: 1, amount: 450, taxRateBasisPoints: 1_000 }],
    } as const;
    const text = await textOf(await composeReceipt({ ...receipt, laterSales, settlements: [refund] }));

    expect(text).toContain('Sold later Receipt number R-261122-009');
    expect(text).toContain('Total £9.00 Paid in cash £9.00 Cash given £10.00 Change £1.00');
    expect(text).toContain('Refund number RF-00012 Frame -£4.50 Tax 10% -£0.41 Refunded in cash -£4.50');
    expect(text).toContain('Paid after refunds £35.50');
  });

  test('shows no change for the exact amount', async () => {
    const parts = [partPaid(3_100, { method: 'cash', given: 3_100, reference: '' })];
    const text = await textOf(await composeReceipt({ ...receipt, payment: { ...receipt.payment, parts } }));

    expect(text).toContain('Paid in cash £31.00');
    expect(text).not.toContain('Change');
  });

  test('shows each refund with its day, and what is left of the payment', async () => {
    const refunded = {
      kind: 'refund',
      method: 'cash',
      amount: 1_200,
      reference: '',
      at: '2026-11-22T09:05:00.000Z',
      refundNumber: 1,
      lines: [],
    };
    const voided = {
      kind: 'void',
      method: 'card',
      amount: 900,
      reference: 'V-7',
      at: '2026-11-23T10:00:00.000Z',
      refundNumber: 2,
      lines: [],
    };
    const accepted = {
      kind: 'accepted',
      method: null,
      amount: 0,
      reference: '',
      at: '2026-11-23T11:00:00.000Z',
      refundNumber: null,
      lines: [],
    };
    const settlements = [refunded, voided, accepted] as Receipt['settlements'];
    const text = await textOf(await composeReceipt({ ...receipt, settlements }));

    expect(text).toContain('Refunded in cash -£12.00 Date 22 November 2026 at 09:05');
    expect(text).toContain('Card payment voided -£9.00 Date 23 November 2026 at 10:00 Reference V-7');
    expect(text).toContain('Paid after refunds £10.00');
    expect(text).not.toContain('11:00');
  });

  test('of a studio that charges no tax mentions none', async () => {
    const bill = billOf(billLines, { ...prices, taxRateBasisPoints: 0 });
    const text = await textOf(await composeReceipt({ ...receipt, payment: { ...receipt.payment, bill } }));

    expect(text).toContain('Total £31.00');
    expect(text).not.toMatch(/Net|Tax \d/);
  });

  test('made for practice says so, and that nothing was sold', async () => {
    const text = await textOf(await composeReceipt({ ...receipt, practice: true }));

    expect(text).toContain('PRACTICE Made for practice. Nothing was sold');
  });

  test('is as long as it needs to be on a roll of 80 mm, and continues over pages of A6', async () => {
    const bill = billOf(Array(40).fill(billLines[0]), prices);
    const many = { ...receipt, payment: { ...receipt.payment, bill } };
    const roll = await pagesOf(await composeReceipt(many));
    const pages = await pagesOf(await composeReceipt({ ...many, page: slipPages.a6 }));

    expect(roll).toMatch(/Pages:\s+1\n/);
    expect(roll).toMatch(/Page size:\s+226\.77\d* x [6-9]\d\d/);
    expect(pages).toMatch(/Pages:\s+[23]\n/);
    expect(pages).toMatch(/Page size:\s+297\.6\d* x 419\.5\d*/);
  });

  test.each([
    ['a real one', false, receipt.studio.name],
    ['a real one of a studio with a long name', false, longName],
    ['one for practice', true, receipt.studio.name],
    ['one for practice of a studio with a long name', true, longName],
  ] as const)('everyday: %s is one page of A6', async (_, practice, name) => {
    const studio = { ...receipt.studio, name };
    const file = await composeReceipt({ ...receipt, studio, practice, page: slipPages.a6 });

    expect(await pagesOf(file)).toMatch(/Pages:\s+1\n/);
    expect(await textOf(file)).toContain('VISA 0091');
  });

  test('uses the language that it is given', async () => {
    const words = {
      ...en.receipt,
      locale: 'pl-PL',
      title: 'Paragon',
      total: 'Razem',
      net: 'Wartość netto',
    };
    const text = await textOf(await composeReceipt({ ...receipt, words }));

    expect(text).toContain('Paragon');
    expect(text).toMatch(/Razem 31,00 GBP/);
  });

  test('is the same byte for byte when it is made again, whatever was made in between', async () => {
    const first = await composeReceipt(receipt);
    await composeSlip({ ...slip, studioName: 'Διόνυσος Щукин fi 写真館' });
    const second = await composeReceipt(receipt);

    expect(Buffer.compare(first, second)).toBe(0);
  });
});
