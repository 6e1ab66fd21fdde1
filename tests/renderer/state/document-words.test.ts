import { describe, expect, it } from 'vitest';
import { propertyName, propertyWords, valueWords } from '../../../renderer/state/document-words.ts';
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

  it('leave out what the service does not say', () => {
    expect(propertyWords(withGlasses(''), 'glasses')).toBeNull();
  });

  it('show unknown properties by their own names', () => {
    expect(propertyName('headCovering')).toBe('Head covering');
  });
});
