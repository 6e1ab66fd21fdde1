import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, dueOf, quickCash, splitCash } from '../../shared/payments.ts';

const sum = fc.integer({ min: 1, max: 1_000_000_000 });

describe('cash', () => {
  it.each([
    ['the exact amount', 1_200, { amount: 1_200, change: 0 }],
    ['a larger note', 2_000, { amount: 1_200, change: 800 }],
    ['a part', 500, { amount: 500, change: 0 }],
  ])('of %s is split into what is kept and the change', (_what, given, split) => {
    expect(splitCash(given, 1_200)).toEqual(split);
  });

  it('never creates or loses a penny, and never keeps more than is due', () => {
    fc.assert(
      fc.property(sum, sum, (given, due) => {
        const { amount, change } = splitCash(given, due);
        expect(amount + change).toBe(given);
        expect(amount).toBeLessThanOrEqual(due);
        expect(change).toBeGreaterThanOrEqual(0);
        expect(change === 0 || amount === due).toBe(true);
        expect(changeOf({ amount, given })).toBe(change);
      }),
    );
  });

  it('has change only when the amount given is known', () => {
    expect(changeOf({ amount: 1_200, given: null })).toBe(null);
  });
});

describe('a payment in parts', () => {
  it('is complete exactly when its parts are the bill, in whatever parts it is paid', () => {
    fc.assert(
      fc.property(sum, fc.array(sum, { maxLength: 20 }), (total, offered) => {
        const parts: { amount: number }[] = [];
        for (const given of offered) {
          const due = dueOf(total, parts);
          if (due > 0) parts.push({ amount: splitCash(given, due).amount });
          expect(dueOf(total, parts)).toBeGreaterThanOrEqual(0);
        }
        const paid = offered.reduce((sumOf, given) => sumOf + given, 0);
        expect(dueOf(total, parts)).toBe(Math.max(0, total - paid));
      }),
    );
  });
});

describe('quick amounts', () => {
  it.each([
    ['£12.00', 1_200, 'GBP', [1_200, 1_500, 2_000, 5_000]],
    ['£20.00, which is a note', 2_000, 'GBP', [2_000, 5_000]],
    ['£12.01', 1_201, 'GBP', [1_201, 1_500, 2_000, 5_000]],
    ['59 zł', 5_900, 'PLN', [5_900, 6_000, 10_000, 20_000]],
    ['a currency without decimals', 12, 'JPY', [12, 15, 20, 50]],
  ])('for %s are the exact one, then round notes', (_what, due, currency, amounts) => {
    expect(quickCash(due, currency)).toEqual(amounts);
  });

  it('always pay the whole amount, start with the exact one, and rise', () => {
    fc.assert(
      fc.property(sum, fc.constantFrom('GBP', 'EUR', 'USD', 'PLN', 'JPY', 'KWD'), (due, currency) => {
        const amounts = quickCash(due, currency);
        expect(amounts[0]).toBe(due);
        expect(amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0))).toBe(
          true,
        );
      }),
    );
  });
});
