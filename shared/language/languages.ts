/** The languages of Headroom's texts, and how each of them counts. */

/** Every language that Headroom is made for, ISO 639-1. */
export const languages = ['en', 'fr', 'de', 'es', 'pl'] as const;
export type Language = (typeof languages)[number];

/**
 * Returns the first of a system's languages that Headroom speaks, or English.
 * @param tags BCP 47, most wanted first
 */
export const firstSpoken = (tags: readonly string[]): Language =>
  tags.flatMap((tag) => languages.find((one) => one === tag.toLowerCase().split('-')[0]) ?? [])[0] ?? 'en';

/** The name of each language in itself, as a person looks for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
};

/** The region whose way of writing dates, numbers and money goes with a language, BCP 47. */
export const regionOf: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  pl: 'pl-PL',
};

/**
 * The forms of a text that counts, in the order in which a message has them. They are those of whole numbers (Unicode
 * CLDR): the form for millions in French and Spanish, and the one for fractions in Polish, appear in no text.
 */
export const pluralForms: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  pl: ['one', 'few', 'many'],
};

const rules = new Map<Language, Intl.PluralRules>();
function ruleOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/**
 * Returns the position of the form for `count` among the `forms` forms of a message. One form more than the language has
 * is the first, for none.
 */
export function formFor(language: Language, count: number, forms: number): number {
  const names = pluralForms[language];
  const hasNone = forms > names.length;
  if (hasNone && count === 0) return 0;
  const found = names.indexOf(ruleOf(language).select(count));
  const form = found === -1 ? names.length - 1 : found;
  return Math.min(hasNone ? form + 1 : form, forms - 1);
}
