import { expect, test } from 'vitest';
import { widthOf } from '../../../../electron/printing/type/fonts.ts';
import { wrap, wrapEvenly } from '../../../../electron/printing/type/wrap.ts';

const style = { face: 'text', size: 9 } as const;
const widthMm = (line: string): number => (widthOf('text', line, 9) * 25.4) / 72;

test('a text stays within its lines, with whole words where possible', () => {
  const broken = wrap('a short line and Donaudampfschifffahrtsgesellschaftskapitänsmütze', style, 40);

  expect(broken[0]).toBe('a short line and');
  expect(broken.slice(1).join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitänsmütze');
  expect(broken.length).toBeGreaterThan(2);
  for (const line of broken) expect(widthMm(line)).toBeLessThanOrEqual(40);
});

test('a text keeps its own line breaks, and an empty text is a line too', () => {
  expect(wrap('one\ntwo', style, 40)).toEqual(['one', 'two']);
  expect(wrap('', style, 40)).toEqual(['']);
});

test('even lines leave no word alone, and are no more lines than before', () => {
  const text = 'Once it is used in an application, the photo belongs to that application.';
  const [ragged, even] = [wrap(text, style, 88), wrapEvenly(text, style, 88)];

  expect(ragged.at(-1)).toBe('application.');
  expect(even).toEqual(['Once it is used in an application, the', 'photo belongs to that application.']);
});

test('even lines do not break a word that fits', () => {
  const broken = wrapEvenly('Studio Kowalska-Nowakowska-Wiśniewska', { face: 'strong', size: 11 }, 72);

  expect(broken).toEqual(['Studio', 'Kowalska-Nowakowska-Wiśniewska']);
});
