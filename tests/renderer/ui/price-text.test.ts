import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../renderer/i18n/index.ts';
import { priceText, readPrice } from '../../../renderer/ui/price-text.ts';
import { languages } from '../../../shared/language/languages.ts';

afterEach(() => speak('en'));

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

  it.each(languages)('is formatted as it is written in %s, and read again', async (language) => {
    await speak(language);
    const text = priceText(120_500, 'EUR');
    expect(text).toBe(language === 'en' ? '1205.00' : '1205,00');
    expect(readPrice(text, 'EUR')).toBe(120_500);
  });
});
