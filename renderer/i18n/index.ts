/**
 * Every text of the kiosk comes from here. English comes with the page, because it is the language of the first start;
 * the others are files that are loaded when they are chosen.
 */
import { createI18n } from 'vue-i18n';
import { formFor, languages, regionOf, type Language } from '../../shared/language/languages.ts';
import { formatPercent } from '../../shared/language/percent.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Messages } from './arrange.ts';
import { en } from './en.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

export type MessageKey = Leaves<Messages>;
export type Named = Readonly<Record<string, string | number>>;

/** `MessageKey` checks each key. Checked once more by vue-i18n's own types, they took a fifth of the check of the page's types. */
const messages: Partial<Record<Language, Readonly<Record<string, string | object>>>> = { en };

const pluralRules = Object.fromEntries(
  languages.map((language) => [
    language,
    (count: number, forms: number): number => formFor(language, count, forms),
  ]),
);

export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages,
  pluralRules,
  missingWarn: true,
  fallbackWarn: false,
});

/** Returns the text for `key`, with its gaps filled. */
export const t = (key: MessageKey, named: Named = {}): string => i18n.global.t(key, named);

/** Returns the text for `key` in the form for `count`, which is a whole number. */
export const tc = (key: MessageKey, count: number, named: Named = {}): string =>
  i18n.global.t(key, { count: wholeNumber(count), ...named }, count);

/** True when a key built at run time has a text. */
export const hasWords = (key: string): key is MessageKey => i18n.global.te(key);

/** Loads the texts of the languages that are not in the page's first files. */
const packs: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  pl: async () => (await import('./pl.ts')).pl,
};
let wanted: Language = 'en';

/**
 * Shows every text in this language from now on, once its texts are loaded. A later choice counts more than an earlier one
 * whose texts arrive after it.
 *
 * @throws Error when the texts cannot be loaded; the language stays as it was
 */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language !== 'en' && !i18n.global.availableLocales.includes(language))
    i18n.global.setLocaleMessage(language, await packs[language]());
  if (wanted !== language) return;
  i18n.global.locale.value = language;
  document.documentElement.lang = language;
}

/** Speaks the language that the main process has marked the page with. Call it before anything is drawn. @throws as `speak` */
export const speakAsMarked = (): Promise<void> =>
  speak(languages.find((one) => one === document.documentElement.lang) ?? 'en');

/** Returns the language of the screens. */
export const language = (): Language => i18n.global.locale.value;

/** Returns the language and region in which dates, numbers and money are written, BCP 47. */
export const locale = (): string => regionOf[i18n.global.locale.value];

/** Writes a sum, given in the smallest unit of its currency: `£12.00`. */
export const moneyText = (sum: number, currency: string): string => formatMoney(sum, currency, locale());

/**
 * Formats a number as people type it, without groups: `12.5`, or `12,5`.
 * @param decimals shown at least
 */
export const typedNumber = (value: number, decimals = 0): string =>
  new Intl.NumberFormat(locale(), {
    ...{ useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 3) },
  }).format(value);

/** Writes a percentage: `45%`. @param percent 45 for 45 % @param decimals shown at most */
export const percentText = (percent: number, decimals = 0): string =>
  formatPercent(percent, locale(), decimals);

/** Formats a whole number as people read it: `1,204`. */
export const wholeNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);
