/** Every text of the kiosk comes from here. English for now; another language is another file of the same shape. */
import { createI18n } from 'vue-i18n';
import { formFor, languages, regionOf } from '../../shared/language/languages.ts';
import { formatMoney } from '../../shared/money.ts';
import { en } from './en.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

type Messages = typeof en;
export type MessageKey = Leaves<Messages>;
export type Named = Readonly<Record<string, string | number>>;

/** `MessageKey` checks each key. Checked once more by vue-i18n's own types, they took a fifth of the check of the page's types. */
const messages: { readonly en: Readonly<Record<string, string | object>> } = { en };

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

/** Returns the language and region in which dates, numbers and money are written, BCP 47. */
export const locale = (): string => regionOf[i18n.global.locale.value];

/** Writes a sum, given in the smallest unit of its currency: `£12.00`. */
export const moneyText = (sum: number, currency: string): string => formatMoney(sum, currency, locale());

/** Formats a whole number as people read it: `1,204`. */
export const wholeNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);
