import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../../renderer/i18n/en.ts';
import { t } from '../../renderer/i18n/index.ts';
import { shortcutKeys } from '../../renderer/ui/shortcut-keys.ts';

const docs = join(import.meta.dirname, '../../docs');

/** Returns every text of the screens, with each plural form separately, … for a gap, and plain spaces. */
function textsIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string')
    return messages.split(' | ').map((form) => form.replaceAll(/\{[^}]*\}/g, '…').replaceAll(/\s+/g, ' '));
  return Object.values(messages as object).flatMap(textsIn);
}

/** Returns the texts that a page quotes from the screens, which these pages set in italics. */
function quotesIn(page: string): readonly string[] {
  const words = readFileSync(join(docs, page), 'utf8').replaceAll(
    /^```[^]*?^```|^ {4}.*$|`[^`]*`|\]\([^)]*\)/gm,
    ' ',
  );
  return [...words.matchAll(/(?<!\w)_([^_]+)_(?!\w)/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));
}

const texts = new Set(textsIn(en));

it.each([
  ['studio-guide.md', 100],
  ['data.md', 3],
  ['privacy.md', 3],
  ['set-up.md', 5],
  ['kiosk-lock.md', 15],
] as const)('%s quotes only texts that a screen shows', (page, atLeast) => {
  const quotes = quotesIn(page);

  expect(quotes.length).toBeGreaterThanOrEqual(atLeast);
  expect(quotes.filter((quote) => !texts.has(quote))).toEqual([]);
});

it('studio-guide.md explains every key in the words of the list under ?', () => {
  const quotes = quotesIn('studio-guide.md');

  expect(shortcutKeys.map(({ words }) => t(words)).filter((words) => !quotes.includes(words))).toEqual([]);
});
