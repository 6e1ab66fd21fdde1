import type { Language } from './languages.ts';

/** The name of a studio that has given itself none, as receipts, slips and the customer's screen say it. */
export const nameOfUnnamed: Readonly<Record<Language, string>> = {
  en: 'Our studio',
  fr: 'Notre studio',
  de: 'Unser Studio',
  es: 'Nuestro estudio',
  pl: 'Nasze studio',
};
