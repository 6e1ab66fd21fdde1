import { afterEach, describe, expect, it } from 'vitest';
import { specs } from '../../../electron/practice/specs.ts';
import { speak } from '../../../renderer/i18n/index.ts';
import {
  headWords,
  headingWords,
  nameLang,
  propertyName,
  propertyWords,
  valueWords,
} from '../../../renderer/state/document-words.ts';
import { documents } from '../../support/fixture/data.ts';

const [passport] = documents;
if (passport === undefined) throw new Error('the fixture has documents');
const withGlasses = (text: string) => ({ ...passport, properties: { glasses: text } });

describe('a document’s rules', () => {
  it.each([
    ['NOT_ALLOWED', 'No glasses'],
    ['ALLOWED_NO_REFLECTION', 'Glasses without reflections'],
    ['ALLOWED_NO_TINT', 'Glasses: Allowed no tint'],
    ['Only for medical reasons', 'Glasses: Only for medical reasons'],
  ])('read as words on a card: %s', (text, words) => {
    expect(propertyWords(withGlasses(text), 'glasses')).toBe(words);
  });

  it.each([
    ['ALLOWED_NO_REFLECTION', 'Allowed, no reflections'],
    ['SMALL_FRAMES_ONLY', 'Small frames only'],
    ['ALLOWED-IF-CLEAR', 'Allowed if clear'],
    ['UK', 'UK'],
  ])('read as words beside their name: %s', (text, words) => {
    expect(valueWords('glasses', text)).toBe(words);
  });

  it('keep figures with their units and ranges whole', () => {
    expect(headWords(passport)).toBe('Head 29–\u206034\u00a0mm');
  });

  it('leave out what the service does not say', () => {
    expect(propertyWords(withGlasses(''), 'glasses')).toBeNull();
  });

  it('show unknown properties by their own names', () => {
    expect(propertyName('headCovering')).toBe('Head covering');
  });
});

describe('the service’s texts in another language', () => {
  afterEach(() => speak('en'));

  it('keeps the name of a country in one line of a title', async () => {
    await speak('fr');
    expect(headingWords('UK visa')).toBe('Visa (Royaume-\u2060Uni)');
  });

  it('marks a name that stays English as English, and no other', async () => {
    const unknown = { ...passport, name: 'Atlantis passport' };
    expect(nameLang(unknown)).toBeUndefined();
    await speak('de');
    expect(nameLang(unknown)).toBe('en');
    expect(nameLang(passport)).toBeUndefined();
    expect(nameLang({ ...unknown, name: 'Vereinsausweis', origin: 'studio' })).toBeUndefined();
  });

  it.each([
    ['Taken in the last 6 months', '6\u00a0Monate'],
    ['6 months', '6\u00a0Monate'],
    ['last month', '1\u00a0Monat'],
    ['since the last haircut', 'since the last haircut'],
  ])('say how recent a photo must be: %s', async (text, words) => {
    await speak('de');
    expect(valueWords('recency', text)).toBe(words);
  });

  it('say on a card how recent a photo must be', async () => {
    await speak('pl');
    const document = { ...passport, properties: { recency: 'Taken in the last month' } };
    expect(propertyWords(document, 'recency')).toBe('Nie starsze niż 1\u00a0miesiąc');
  });

  it.each([
    ['backgroundColorName', 'Light gray', 'Hellgrau'],
    ['backgroundColorName', 'Cream or light grey', 'Cremefarben oder hellgrau'],
    ['backgroundColorName', 'Eggshell or white', 'Eggshell or white'],
    [
      'source',
      'Common knowledge, to be checked; eye line is the ICAO share',
      'Allgemein bekannt, noch zu prüfen; Augenlinie nach dem Anteil der ICAO',
    ],
    [
      'source',
      'Our own ruler; eye line is the ICAO share',
      'Our own ruler; Augenlinie nach dem Anteil der ICAO',
    ],
  ])('name what is known: %s %s', async (property, text, words) => {
    await speak('de');
    expect(valueWords(property, text)).toBe(words);
  });

  it.each([
    ['en', '50–10,000 KB'],
    ['fr', '50–10 000 ko'],
    ['de', '50–10.000 KB'],
    ['es', '50–10.000 KB'],
    ['pl', '50–10 000 KB'],
  ] as const)('write a range of file sizes as the language does: %s', async (language, words) => {
    await speak(language);
    expect(valueWords('fileSize', '50 - 10000 KB').replaceAll(/\s/g, ' ').replace('\u2060', '')).toBe(words);
    expect(valueWords('fileSize', 'up to 240 KB')).toBe('up to 240 KB');
  });

  it.each(['fr', 'de', 'es', 'pl'] as const)(
    'say where practice’s figures come from: %s',
    async (language) => {
      await speak(language);
      const isAddress = (part: string): boolean => part === 'gov.uk/photos-for-driving-licences';
      const parts = [...new Set(specs.flatMap(({ source }) => source.split(/[;:] /)))].filter(
        (part) => !isAddress(part),
      );
      expect(parts.length).toBeGreaterThan(10);
      expect(parts.filter((part) => valueWords('source', part) === part)).toEqual([]);
    },
  );

  it('puts the spaces of French around the signs of a text that is known', async () => {
    await speak('fr');
    const known = "To the passport's standard: gov.uk/photos-for-driving-licences";
    expect(valueWords('source', known)).toBe(
      'Selon la norme du passeport\u00a0: gov.uk/photos-for-driving-licences',
    );
    expect(valueWords('source', 'Ask: the office')).toBe('Ask: the office');
  });
});
