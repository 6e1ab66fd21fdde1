/** The messages of every language have the same keys and gaps, and as many forms as the language counts with. */
import { describe, expect, it } from 'vitest';
import { pluralForms, type Language } from '../../../shared/language/languages.ts';
import { en } from '../../../renderer/i18n/en.ts';
import { tc } from '../../../renderer/i18n/index.ts';

/** Returns every message with its key. */
function messagesOf(tree: object, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value] as const] : messagesOf(value as object, key);
  });
}
const formsOf = (text: string): number => text.split('|').length;

/** Returns the messages that do not have as many forms as the language counts with, or one more, for none. */
const wronglyCounted = (language: Language, tree: object): readonly string[] =>
  messagesOf(tree).flatMap(([key, text]) => {
    const forms = formsOf(text) - pluralForms[language].length;
    return formsOf(text) === 1 || forms === 0 || forms === 1 ? [] : [`${key}: ${text}`];
  });

describe('English messages', () => {
  it('have two forms, or three with one for none', () => {
    expect(wronglyCounted('en', en)).toEqual([]);
    expect(wronglyCounted('en', { a: 'one | two | three | four' })).toHaveLength(1);
  });

  it.each([
    [0, 'None left'],
    [1, '1 left'],
    [7, '7 left'],
    [1_204, '1,204 left'],
  ])('count %d as “%s”', (count, text) => {
    expect(tc('settings.status.leftOnly', count)).toBe(text);
  });
});
