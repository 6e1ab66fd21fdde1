/** The recovery key on paper, measured. */
import { expect } from 'vitest';
import { composeRecovery } from '../../../electron/printing/slips/recovery-key.ts';
import { slipPages } from '../../../electron/printing/slips/pages.ts';
import { writeRecoveryKey } from '../../../electron/secrets/recovery-key.ts';
import { wordsIn } from '../../../electron/words/words.ts';
import type { Language } from '../../../shared/language/languages.ts';
import { keyTypedFrom, lastLineOf, pagesOf, widestOf } from './papers.ts';

const key = writeRecoveryKey(new Uint8Array(32).map((_, index) => index * 7));

export const keyPapers = ['a6', 'a4', 'roll80'] as const;

/** Finds the key on one page of this paper, within its margins. */
export async function expectFits(language: Language, name: (typeof keyPapers)[number]): Promise<void> {
  const page = slipPages[name];
  const facts = { studioName: 'Bright & Daughters', key, printedAt: '2026-11-21T10:00:00.000Z' };
  const pdf = await composeRecovery({
    ...facts,
    page,
    words: wordsIn(language).recovery,
    timeZone: 'Europe/London',
  });

  expect(await pagesOf(pdf)).toMatch(/Pages: +1\n/);
  expect(await keyTypedFrom(pdf)).toBe(key);
  const { left, right } = await widestOf(pdf);
  expect(left).toBeGreaterThanOrEqual(page.margins.leftMm - 0.1);
  expect(right).toBeLessThanOrEqual(page.widthMm - page.margins.rightMm + 0.1);
  if (page.heightMm !== null)
    expect(await lastLineOf(pdf)).toBeLessThanOrEqual(page.heightMm - page.margins.bottomMm);
}
