/**
 * The screens' texts in the language that the tests look at, English unless `npm run proof -- languages` names another one:
 * `getByRole('button', { name: t('desk.newOrder') })`.
 */
import { languages } from '../../../shared/language/languages.ts';
import type { Messages } from '../../../renderer/i18n/arrange.ts';
import { i18n, type MessageKey } from '../../../renderer/i18n/index.ts';

const packs: Readonly<Record<string, () => Promise<Messages>>> = {
  fr: async () => (await import('../../../renderer/i18n/fr.ts')).fr,
  de: async () => (await import('../../../renderer/i18n/de.ts')).de,
  es: async () => (await import('../../../renderer/i18n/es.ts')).es,
  pl: async () => (await import('../../../renderer/i18n/pl.ts')).pl,
};
const asked = process.env['HEADROOM_LANGUAGE'];
/** The language of the screens. */
export const language = languages.find((one) => one === asked) ?? 'en';
const pack = packs[language];
if (pack !== undefined) {
  // `speak` is for a page: it marks the document.
  i18n.global.setLocaleMessage(language, await pack());
  i18n.global.locale.value = language;
}

/** Playwright compares names without telling one kind of space from another. */
const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\s/gu, String.raw`\s`);

/** Matches a text that begins with a message, with any words in its gaps and in any of its forms. */
export function saying(key: MessageKey): RegExp {
  let found: unknown = i18n.global.getLocaleMessage(language);
  for (const part of key.split('.')) found = (found as Readonly<Record<string, unknown>>)[part];
  const forms = String(found)
    .split(' | ')
    .map((form) =>
      form
        .split(/\{\w+\}/u)
        .map(literally)
        .join('.+'),
    );
  return new RegExp(`^(?:${forms.join('|')})`, 'u');
}

export { t, tc } from '../../../renderer/i18n/index.ts';
