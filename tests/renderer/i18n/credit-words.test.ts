/** Staff at the counter read about credit: what the service counts, and the calls behind it, are words of technicians. */
import { expect, it } from 'vitest';
import { en } from '../../../renderer/i18n/en.ts';

/** Messages of the settings, which technicians read too. Takings count cash. */
const elsewhere = new Set(['settings', 'printerSetup', 'takings']);
const forbidden = /\bcall(s|ed)?\b|\bcounted\b/i;

function textsIn(message: unknown): readonly string[] {
  if (typeof message === 'string') return [message];
  return typeof message === 'object' && message !== null ? Object.values(message).flatMap(textsIn) : [];
}
const sections = Object.entries(en).filter(([name]) => !elsewhere.has(name));

it.each(sections)('the messages of %s say credit, and neither call nor counted', (_, messages) => {
  expect(textsIn(messages).filter((text) => forbidden.test(text))).toEqual([]);
});

it('every section that is left out exists', () => {
  expect([...elsewhere].filter((name) => !(name in en))).toEqual([]);
});
