import { describe, expect, it } from 'vitest';
import { priceText, readPrice } from '../../../renderer/ui/price-text.ts';

describe('a typed price', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['12,50', 1_250],
    [' 0.99 ', 99],
  ])('reads "%s" as %d pence', (text, pence) => {
    expect(readPrice(text, 'GBP')).toBe(pence);
  });

  it.each(['', '-1', '12.345', '1e3', 'twelve', '12.'])('does not take "%s"', (text) => {
    expect(readPrice(text, 'GBP')).toBeNull();
  });

  it('handles currencies without a smaller unit', () => {
    expect([readPrice('1500', 'JPY'), readPrice('15.00', 'JPY'), priceText(1_500, 'JPY')]).toEqual([
      1_500,
      null,
      '1500',
    ]);
  });

  it('is formatted as it was read', () => {
    expect(readPrice(priceText(1_205, 'GBP'), 'GBP')).toBe(1_205);
  });
});
