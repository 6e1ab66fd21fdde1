/**
 * Examples of prices, one for each country, to begin from. The prices are our own round figures of what studios ask for an ID photo, and
 * no advice. The tax rate is the country's standard rate; 0 where it differs within the country, as in the United States.
 *
 * Rates of the European Union: https://europa.eu/youreurope/business/taxation/vat/vat-rules-rates/ ; of the United Kingdom:
 * https://www.gov.uk/vat-rates ; of Switzerland: https://www.estv.admin.ch/estv/en/home/value-added-tax.html
 */
export interface PriceTemplate {
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly taxRateBasisPoints: number;
  /** One photo with one sheet, smallest unit of the currency, tax included. */
  readonly photo: number;
  /** A further sheet. */
  readonly sheet: number;
}

export const priceTemplates: readonly PriceTemplate[] = [
  { country: 'GB', currency: 'GBP', taxRateBasisPoints: 2_000, photo: 1_200, sheet: 400 },
  { country: 'IE', currency: 'EUR', taxRateBasisPoints: 2_300, photo: 1_500, sheet: 500 },
  { country: 'FR', currency: 'EUR', taxRateBasisPoints: 2_000, photo: 1_200, sheet: 500 },
  { country: 'BE', currency: 'EUR', taxRateBasisPoints: 2_100, photo: 1_200, sheet: 500 },
  { country: 'DE', currency: 'EUR', taxRateBasisPoints: 1_900, photo: 1_500, sheet: 500 },
  { country: 'AT', currency: 'EUR', taxRateBasisPoints: 2_000, photo: 1_500, sheet: 500 },
  { country: 'CH', currency: 'CHF', taxRateBasisPoints: 810, photo: 2_500, sheet: 800 },
  { country: 'ES', currency: 'EUR', taxRateBasisPoints: 2_100, photo: 1_000, sheet: 400 },
  { country: 'PL', currency: 'PLN', taxRateBasisPoints: 2_300, photo: 4_500, sheet: 1_500 },
  { country: 'US', currency: 'USD', taxRateBasisPoints: 0, photo: 1_500, sheet: 500 },
  { country: 'CA', currency: 'CAD', taxRateBasisPoints: 0, photo: 1_800, sheet: 600 },
];
