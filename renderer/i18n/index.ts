/** Every text of the kiosk comes from here. English for now; another language is another file of the same shape. */
import { createI18n } from 'vue-i18n';
import { en } from './en.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

export type Messages = typeof en;
export type MessageKey = Leaves<Messages>;
export type Named = Readonly<Record<string, string | number>>;

export const i18n = createI18n({
  legacy: false,
  locale: 'en',
  fallbackLocale: 'en',
  messages: { en },
  missingWarn: true,
  fallbackWarn: false,
});

/** The words for `key`, with what stands in their gaps. */
export const t = (key: MessageKey, named: Named = {}): string => i18n.global.t(key, named);

/** The words for `key` in the form that `count` asks for. */
export const tc = (key: MessageKey, count: number, named: Named = {}): string =>
  i18n.global.t(key, { count, ...named }, count);

/** True when there are words for a key that is put together at run time. */
export const hasWords = (key: string): key is MessageKey => i18n.global.te(key);

/** English dates are written the British way: day before month. */
const regional = { en: 'en-GB' } as const;

/** The language that dates and money are written in. */
export const locale = (): string => regional[i18n.global.locale.value];
