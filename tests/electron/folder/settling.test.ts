import { expect, it } from 'vitest';
import { createSettling } from '../../../electron/folder/settling.ts';

const file = { path: 'a.jpg', bytes: 10, changedMs: 1_000, arrivedMs: 1_000 };
const settling = () => createSettling({ settle: 700, patience: 30_000 });

it('waits until a file stops changing, tries it once, and then gives it more time', () => {
  const { look, tooEarly } = settling();

  expect(look(file, 0)).toBe('wait');
  expect(look(file, 699)).toBe('wait');
  expect(look(file, 700)).toBe('try');
  tooEarly(file.path);
  expect(look(file, 29_999)).toBe('wait');
  expect(look(file, 30_000)).toBe('last');
});

it.each([
  ['grows', { ...file, bytes: 11 }],
  ['is written once more', { ...file, changedMs: 1_001 }],
])('starts again when the file %s', (_what, changed) => {
  const { look } = settling();
  look(file, 0);

  expect(look(changed, 700)).toBe('wait');
  expect(look(changed, 1_400)).toBe('try');
});

it('forgets a file that it no longer needs to watch', () => {
  const { look, keepOnly } = settling();
  look(file, 0);
  keepOnly(new Set());

  expect(look(file, 700)).toBe('wait');
});
