import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOf, formatMoney, photoPrice, type PriceList } from '../../shared/money.ts';

const prices: PriceList = {
  currency: 'GBP',
  taxRateBasisPoints: 2_000,
  photo: 1_200,
  photoByDocument: { 'us-passport': 1_500 },
};

describe('money', () => {
  it('uses a document’s own price instead of the usual one', () => {
    expect([photoPrice(prices, 'us-passport'), photoPrice(prices, 'uk-passport')]).toEqual([1_500, 1_200]);
  });

  it('separates the tax from a total that contains it', () => {
    const bill = billOf([{ text: 'Photo', quantity: 1, unitPrice: 1_200 }], prices);
    expect(bill).toMatchObject({ total: 1_200, tax: 200, net: 1_000 });
  });

  it.each([
    ['below half a penny is rounded down', 2, 2_000, 0],
    ['of exactly half a penny is rounded up', 3, 2_000, 1],
    ['above half a penny is rounded up', 4, 2_000, 1],
    ['of exactly two and a half pence is rounded up', 15, 2_000, 3],
  ])('tax %s', (_what, unitPrice, taxRateBasisPoints, tax) => {
    const bill = billOf([{ text: 'Photo', quantity: 1, unitPrice }], { ...prices, taxRateBasisPoints });
    expect(bill).toMatchObject({ total: unitPrice, tax, net: unitPrice - tax });
  });

  it('rounds tax once, on the total of all lines', () => {
    const lines = [
      { text: 'Photo', quantity: 3, unitPrice: 2 },
      { text: 'Photo', quantity: 2, unitPrice: 2 },
    ];
    expect(billOf(lines, prices)).toEqual({
      currency: 'GBP',
      taxRateBasisPoints: 2_000,
      lines,
      total: 10,
      tax: 2,
      net: 8,
    });
  });

  it('never loses a penny between net and tax', () => {
    const line = fc.record({
      text: fc.constant('Photo'),
      quantity: fc.integer({ min: 1, max: 50 }),
      unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const rate = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(fc.array(line), rate, (lines, taxRateBasisPoints) => {
        const { net, tax, total } = billOf(lines, { ...prices, taxRateBasisPoints });
        expect(net + tax).toBe(total);
        expect(Number.isInteger(tax) && tax >= 0).toBe(true);
      }),
    );
  });

  it('writes each currency with its own digits', () => {
    expect(formatMoney(1_205, 'GBP')).toBe('£12.05');
    expect(formatMoney(1_205, 'JPY')).toBe('JP¥1,205');
    expect(formatMoney(1_205, 'KWD')).toBe('KWD\u00a01.205');
  });
});
