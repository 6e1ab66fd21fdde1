/** Every language has all messages, with the gaps, forms and line breaks that they have in English. */
import { afterAll, describe, expect, it } from 'vitest';
import { languages, pluralForms, type Language } from '../../../shared/language/languages.ts';
import { en as enOnPaper } from '../../../electron/words/en.ts';
import { wordsIn } from '../../../electron/words/words.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { i18n, percentText, speak } from '../../../renderer/i18n/index.ts';

// Other test files share the page's modules.
afterAll(() => speak('en'));

const translated = languages.filter((language) => language !== 'en');

/** Returns every text with its key. */
function textsOf(tree: object, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value] as const] : textsOf(value as object, key);
  });
}
const formsOf = (text: string): number => text.split('|').length;
const gapsOf = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted().join();
const linesOf = (text: string): number => text.split('\n').length;

/** Returns what is wrong with a text beside the English one; null when nothing is. */
function faultOf(language: Language, text: string, english: string): string | null {
  const more = pluralForms[language].length - pluralForms.en.length;
  const forms = formsOf(english) === 1 ? 1 : formsOf(english) + more;
  if (text.trim() === '' && english !== '') return 'is empty';
  if (formsOf(text) !== forms) return `has ${formsOf(text)} forms instead of ${forms}`;
  if (gapsOf(text) !== gapsOf(english))
    return `has the gaps “${gapsOf(text)}” instead of “${gapsOf(english)}”`;
  if (linesOf(text) !== linesOf(english)) return 'has other line breaks';
  return null;
}
function faultsOf(language: Language, tree: object, english: object): readonly string[] {
  const inEnglish = new Map(textsOf(english));
  return textsOf(tree).flatMap(([key, text]) => {
    const wanted = inEnglish.get(key);
    const fault = wanted === undefined ? 'is not in English' : faultOf(language, text, wanted);
    return fault === null ? [] : [`${key} ${fault}: ${text}`];
  });
}
/** Counts the words that are no gaps. */
const wordsOf = (text: string): number => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
const keysOf = (tree: object): readonly string[] => textsOf(tree).map(([key]) => key);
async function messagesOf(language: Language): Promise<object> {
  await speak(language);
  return i18n.global.getLocaleMessage(language);
}

describe.each(translated)('the messages in %s', (language) => {
  it('are all there', async () => {
    expect(keysOf(await messagesOf(language)).toSorted()).toEqual(keysOf(en).toSorted());
  });

  it('have the gaps, forms and line breaks of the English ones', async () => {
    expect(faultsOf(language, await messagesOf(language), en)).toEqual([]);
  });

  it('are translated: few are the same as in English', async () => {
    const same = new Set(textsOf(en).map(([key, text]) => `${key}: ${text}`));
    // A text of gaps only, such as `{street}, {town}`, has nothing to translate.
    const untranslated = textsOf(await messagesOf(language)).filter(
      ([key, text]) => wordsOf(text) > 0 && same.has(`${key}: ${text}`),
    );

    // Names, units, and words that both languages have. A sentence is never the same.
    expect(untranslated.filter(([, text]) => wordsOf(text) > 4)).toEqual([]);
    expect(untranslated.length).toBeLessThan(100);
  });

  it('are on paper and in e-mails as well', () => {
    const words = wordsIn(language);
    expect(keysOf(words)).toEqual(keysOf(enOnPaper));
    expect(faultsOf(language, words, enOnPaper)).toEqual([]);
  });
});

it('finds a message that is missing, has another gap, or too few forms', () => {
  const english = { a: 'For {name}', b: 'one | {count}', c: 'c' };
  expect(faultsOf('pl', { a: 'Dla {nazwa}', b: 'jeden | {count}', d: 'd' }, english)).toEqual([
    'a has the gaps “nazwa” instead of “name”: Dla {nazwa}',
    'b has 2 forms instead of 3: jeden | {count}',
    'd is not in English: d',
  ]);
});

/** A plain space inside a size, or between a gap for a figure and its unit. */
const cutFigure = /\} (?:×\s\{\w+\}.?\p{L}|(?:mm|px|dpi|ppp|MB|KB)\b)/u;

it.each(languages)('no line ends inside a size, or between a figure and its unit: %s', async (language) => {
  const cut = textsOf(await messagesOf(language)).filter(([, text]) => cutFigure.test(text));
  expect(cut).toEqual([]);
  expect(cutFigure.test('{w} × {h}\u00a0mm')).toBe(true);
});

/** As the glossaries say. */
const percentSpace: Readonly<Record<Language, string>> = {
  ...{ en: '', fr: '\u202f', de: '\u00a0', es: '\u00a0', pl: '' },
};
/** Everything between a figure, or a gap for one, and its percent sign. */
const beforePercent = /(?<=[\d}])\s*(?=%)/gu;

it.each(languages)('a percentage has the space of its language before the sign: %s', async (language) => {
  const space = percentSpace[language];
  const others = [...textsOf(await messagesOf(language)), ...textsOf(wordsIn(language))].filter(([, text]) =>
    (text.match(beforePercent) ?? []).some((found) => found !== space),
  );
  expect(others).toEqual([]);
  expect(percentText(45)).toBe(`45${space}%`);
});
