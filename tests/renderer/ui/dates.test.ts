import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../renderer/i18n/index.ts';
import { expiryWords } from '../../../renderer/state/expiry-words.ts';
import { elapsedWords, expiryOf, longDate } from '../../../renderer/ui/dates.ts';

const end = new Date(2026, 11, 12, 14, 32, 0);
const iso = end.toISOString();
const at = (...parts: Parameters<typeof Date.UTC>): number =>
  new Date(...(parts as [number, number])).getTime();

describe('the expiry of a photo code', () => {
  it('counts calendar days, so that a code given out now has its full 21', () => {
    expect(expiryOf(iso, at(2026, 10, 21, 14, 32, 1))).toEqual({ state: 'valid', days: 21 });
  });

  it('is near within seven days', () => {
    expect(expiryOf(iso, at(2026, 11, 4, 23, 59)).state).toBe('valid');
    expect(expiryOf(iso, at(2026, 11, 5, 0, 0)).state).toBe('soon');
  });

  it('is valid until the very moment on the last day', () => {
    expect(expiryOf(iso, end.getTime() - 1)).toEqual({ state: 'today', days: 0 });
    expect(expiryOf(iso, end.getTime()).state).toBe('expired');
  });

  it.each([
    [at(2026, 10, 22, 9, 0), '20 days left'],
    [at(2026, 11, 11, 23, 0), '1 day left'],
    [at(2026, 11, 12, 9, 0), 'Ends today at 14:32'],
    [at(2026, 11, 13, 9, 0), 'Ended on 12\u00a0December 2026'],
  ])('at %d it reads "%s"', (now, words) => {
    expect(expiryWords(iso, now)).toBe(words);
  });
});

describe('a date', () => {
  afterEach(() => speak('en'));

  it.each([
    ['en', '12\u00a0December 2026'],
    ['de', '12.\u00a0Dezember 2026'],
    ['es', '12\u00a0de\u00a0diciembre de 2026'],
  ] as const)('keeps the day with its month: %s', async (language, words) => {
    await speak(language);
    expect(longDate(iso)).toBe(words);
  });
});

describe('elapsed time', () => {
  it('reads as minutes and seconds', () => {
    expect([elapsedWords(0), elapsedWords(7_900), elapsedWords(760_000)]).toEqual(['0:00', '0:07', '12:40']);
  });
});
