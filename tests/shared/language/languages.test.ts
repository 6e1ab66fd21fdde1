import { describe, expect, it } from 'vitest';
import {
  firstSpoken,
  formFor,
  languages,
  pluralForms,
  regionOf,
} from '../../../shared/language/languages.ts';

/** Returns the forms that a language takes for some counts. */
const formsOf = (language: (typeof languages)[number], counts: readonly number[], forms: number): number[] =>
  counts.map((count) => formFor(language, count, forms));

describe('the form of a counted text', () => {
  it.each([
    ['en', [0, 1, 2, 21], [1, 0, 1, 1]],
    ['de', [0, 1, 2, 21], [1, 0, 1, 1]],
    ['es', [0, 1, 2, 1_000_000], [1, 0, 1, 1]],
    // None and one are singular in French.
    ['fr', [0, 1, 2, 1_000_000], [0, 0, 1, 1]],
    ['pl', [0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 112, 122], [2, 0, 1, 1, 2, 2, 2, 2, 1, 2, 2, 1]],
  ] as const)('%s: %j are %j', (language, counts, forms) => {
    expect(formsOf(language, counts, pluralForms[language].length)).toEqual(forms);
  });

  it.each([
    ['en', [0, 1, 2], [0, 1, 2]],
    ['fr', [0, 1, 2], [0, 1, 2]],
    ['pl', [0, 1, 2, 5], [0, 1, 2, 3]],
  ] as const)('%s: one form more than the language has is for none: %j are %j', (language, counts, forms) => {
    expect(formsOf(language, counts, pluralForms[language].length + 1)).toEqual(forms);
  });

  it('is the last one for a fraction, and the only one of a text that does not count', () => {
    expect([formFor('pl', 1.5, 3), formFor('pl', 1, 1), formFor('en', 7, 1)]).toEqual([2, 0, 0]);
  });
});

it('every language names all forms that whole numbers take', () => {
  const taken = languages.map((language) => {
    const rule = new Intl.PluralRules(language);
    return [...new Set(Array.from({ length: 1000 }, (_, count) => rule.select(count)))].toSorted();
  });

  expect(taken).toEqual(languages.map((language) => [...pluralForms[language]].toSorted()));
});

it('every language is written as in a region that Intl knows', () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(regionOf))).toEqual(Object.values(regionOf));
});

it.each([
  [['uk-UA', 'de-AT', 'en-GB'], 'de'],
  [['PL'], 'pl'],
  [['uk-UA', 'dex'], 'en'],
  [[], 'en'],
])('of the languages %j, Headroom speaks %s', (tags, language) => {
  expect(firstSpoken(tags)).toBe(language);
});
