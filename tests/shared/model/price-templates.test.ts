import { expect, it } from 'vitest';
import { settingsSchema } from '../../../shared/schemas/settings.ts';
import { priceTemplates } from '../../../shared/model/price-templates.ts';

it.each(priceTemplates)('$country can be saved as it is, once for each country', (template) => {
  const { currency, taxRateBasisPoints, photo, sheet } = template;
  const { prices, sheetPrices } = settingsSchema.shape;
  expect(prices.safeParse({ currency, taxRateBasisPoints, photo, photoByDocument: {} }).success).toBe(true);
  expect(sheetPrices.safeParse({ further: sheet, furtherOn: {}, firstOn: {} }).success).toBe(true);
  expect(priceTemplates.filter(({ country }) => country === template.country)).toEqual([template]);
});
